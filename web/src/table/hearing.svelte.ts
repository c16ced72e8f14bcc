/** A table that is heard while it is played at. */

import { untrack } from 'svelte'
import type { TimeLeft } from '../play/clocks'
import { sounds, type Sounds } from '../sound/sounds'
import { settings } from '../state/settings.svelte'
import type { TableState } from '../state/table.svelte'
import type { Scene } from './scene.svelte'

/** To be called while a component is made: it ends with it. */
export function hear(table: TableState, scene: Scene): void {
  let heard: Sounds | null = null

  $effect(() => {
    const sound = sounds(table, settings)
    heard = sound
    return () => {
      sound.close()
    }
  })

  // The last seconds are heard where it is yours to decide.
  countLast(
    () => scene.leftOf(table.you),
    () => heard?.tick(),
  )
}

/** Each of the last seconds once, whatever else happens in it. */
export function countLast(left: () => TimeLeft | null, tick: () => void): void {
  const last = $derived.by(() => {
    const now = left()
    return now?.warning ? now.seconds : 0
  })
  $effect(() => {
    if (last > 0) untrack(tick)
  })
}
