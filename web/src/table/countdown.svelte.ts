/** The time left on a clock, updated every second. All times are in seconds of the server's clock. */

import { untrack } from 'svelte'
import type { Clock } from '../protocol'
import { sounds, type Sounds } from '../sound/sounds'
import { settings } from '../state/settings.svelte'
import type { TableClient } from '../state/tableClient.svelte'
import { isNeeded } from './announcer/announcement'
import type { ShownHand } from './shownHand.svelte'

export interface TimeLeft {
  /** The share of the whole time, from 1 to 0. */
  readonly share: number
  /** Whole seconds, rounded up. */
  readonly seconds: number
  readonly warning: boolean
}

/** A clock for a player, or for the whole table. */
type Running = Pick<Clock, 'since' | 'warning' | 'until'>

export function clockAt(clock: Running, now: number): TimeLeft {
  const left = clock.until - now
  const whole = clock.until - clock.since
  return {
    share: whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0,
    seconds: secondsUntil(clock.until, Math.max(now, clock.since)),
    warning: now >= clock.warning,
  }
}

/** Whole seconds until a moment, rounded up; 0 if it is past or null. */
export function secondsUntil(moment: number | null, now: number): number {
  return moment === null ? 0 : Math.max(0, Math.ceil(moment - now - A_HAIR))
}

/** More than a rounding error: 30 seconds must not be shown as 31. */
const A_HAIR = 0.001

const SECOND = 1000

export class Countdown {
  #now = $state(0)
  readonly #clock: () => Running | null

  /** Create it while a component is set up. It stops with the component. */
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

  /** Null if no clock runs. */
  get left(): TimeLeft | null {
    const clock = this.#clock()
    return clock && clockAt(clock, this.#now)
  }
}

/** Inside a ring: 22, and from a minute on 1:56. */
export function ringWords(seconds: number): string {
  return seconds < 60 ? String(seconds) : clockWords(seconds)
}

/** 0:22 */
export function clockWords(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}

/** Call it while a component is set up. It ends with the component. */
export function playSounds(table: TableClient, shown: ShownHand): void {
  let heard: Sounds | null = null

  $effect(() => {
    const sound = sounds(table, settings, ({ before, after }) => isNeeded(after) && !isNeeded(before))
    heard = sound
    return () => {
      sound.close()
    }
  })

  // The last seconds tick if it is your turn.
  countLast(
    () => shown.leftOf(table.you),
    () => heard?.tick(),
  )
}

/** Ticks once for each of the last seconds. */
export function countLast(left: () => TimeLeft | null, tick: () => void): void {
  const last = $derived.by(() => {
    const now = left()
    return now?.warning ? now.seconds : 0
  })
  $effect(() => {
    if (last > 0) untrack(tick)
  })
}
