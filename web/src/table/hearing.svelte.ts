/** A table that is heard while it is played at. */

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
  $effect(() => {
    const left = scene.leftOf(table.you)
    if (left?.warning && left.seconds > 0) heard?.tick()
  })
}
