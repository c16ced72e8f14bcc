/** Another name at the same table: one is called what one was called when one came, so one comes again. */

import type { LineStatus } from '../../net/line'
import type { TableState } from '../../state/table.svelte'

const ON_THE_WAY: readonly LineStatus[] = ['connecting', 'lost']

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
  state.close()
  state.open()
  await settled(state)
  if (state.status !== 'here' || state.you === seat) return
  if (state.isSeated) await state.send({ type: 'stand' })
  if (seat !== null) await state.send({ type: 'sit', seat })
}

/** Once one is there again, or never will be. */
function settled(state: TableState): Promise<void> {
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if (ON_THE_WAY.includes(state.status)) return
        resolve()
        stop()
      })
    })
  })
}
