/** How much time is left. All times are seconds of the server's clock. */

import type { Clock } from '../protocol'

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
