/** What is left of a clock, once a second while it runs. All times are seconds of the server's clock. */

import { untrack } from 'svelte'
import type { Clock } from '../protocol'
import { sounds, type Sounds } from '../sound/sounds'
import { settings } from '../state/settings.svelte'
import type { TableState } from '../state/table.svelte'
import type { Scene } from './scene.svelte'

export interface TimeLeft {
  /** Of the whole time, from 1 down to 0. */
  readonly share: number
  /** Whole seconds, as a person counts them down: 1 until nothing is left. */
  readonly seconds: number
  readonly warning: boolean
}

/** A time that runs, whoever it runs for. */
export type Running = Pick<Clock, 'since' | 'warning' | 'until'>

export function clockAt(clock: Running, now: number): TimeLeft {
  const left = clock.until - now
  const whole = clock.until - clock.since
  return {
    share: whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0,
    seconds: secondsUntil(clock.until, Math.max(now, clock.since)),
    warning: now >= clock.warning,
  }
}

/** Whole seconds to a moment, rounded up; none where there is no such moment or it is past. */
export function secondsUntil(moment: number | null, now: number): number {
  return moment === null ? 0 : Math.max(0, Math.ceil(moment - now - A_HAIR))
}

/** Sums of seconds are off by less than this: 30 seconds are not shown as 31. */
const A_HAIR = 0.001

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
