/** The server's time, once a second, while there is something to count down. */

import { untrack } from 'svelte'
import { clockAt, type Running, type TimeLeft } from '../play/clocks'
import { sounds, type Sounds } from '../sound/sounds'
import { settings } from '../state/settings.svelte'
import type { TableState } from '../state/table.svelte'
import type { Scene } from './scene.svelte'

const SECOND = 1000

export class Countdown {
  #now = $state(0)
  readonly #clock: () => Running | null

  /** To be made while a component is: it stops with it. */
  constructor(clock: () => Running | null, serverNow: () => number) {
    this.#clock = clock
    $effect.pre(() => {
      if (!clock()) return
      const tick = () => {
        this.#now = serverNow()
      }
      tick()
      const timer = setInterval(tick, SECOND)
      return () => {
        clearInterval(timer)
      }
    })
  }

  /** None where no clock runs. */
  get left(): TimeLeft | null {
    const clock = this.#clock()
    return clock && clockAt(clock, this.#now)
  }
}

/** In a ring: 22, and from a minute on 1:56. */
export function ringWords(seconds: number): string {
  return seconds < 60 ? String(seconds) : clockWords(seconds)
}

/** 0:22 */
export function clockWords(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** To be called while a component is made: it ends with it. */
export function playSounds(table: TableState, scene: Scene): void {
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
