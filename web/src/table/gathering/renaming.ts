/** Another name at the same table: one is called what one was called when one came, so one comes again. */

import type { TableState } from '../../state/table.svelte'

/** A host would lose the table by it, and who sits at a match the hand. */
export function mayBeRenamed(state: TableState): boolean {
  return state.table?.stage === 'gathering' && !state.isHost
}

export async function comeAgainAs(
  name: string,
  state: TableState,
  rename: (name: string) => Promise<unknown>,
): Promise<void> {
  const seat = state.you
  await rename(name)
  await state.send({ type: 'leave' })
  const back = new Promise<void>((resolve) => {
    const stop = state.listen(() => {
      stop()
      resolve()
    })
  })
  state.close()
  state.open()
  await back
  if (state.you === seat) return
  if (state.isSeated) await state.send({ type: 'stand' })
  if (seat !== null) await state.send({ type: 'sit', seat })
}
