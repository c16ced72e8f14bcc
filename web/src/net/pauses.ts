/** How long to wait for a line, and before a lost one is tried again: fast at first, and never all clients at once. */

import type { Why } from '../protocol'

const SECONDS = [0.2, 0.5, 1, 2, 4, 8]
const LONGEST = 15
const SOONEST = 4
const PATIENCE = { least: 1.2, most: 8 }

/** What a goodbye asks for before one comes back. */
const AFTER: Partial<Record<Why, number>> = { closing: 3, too_slow: 1, too_fast: 30 }

/** Seconds before the try of this number, counted from 0; `chance` is from 0 to 1. */
export function pauseBefore(attempt: number, chance: number, why: Why | null): number {
  const least = (why && AFTER[why]) ?? 0
  const pause = SECONDS[attempt] ?? LONGEST
  return least + pause * (0.5 + chance)
}

/** Seconds in which the try of this number has to succeed: one that began while the network was dead may hang. */
export function openingSeconds(attempt: number): number {
  return Math.min(LONGEST, SOONEST + 2 * attempt)
}

/** Seconds in which a line that took so long there and back lately has to answer; the least of them counts. */
export function patienceFor(roundTrips: readonly number[]): number {
  const roundTrip = roundTrips.length ? Math.min(...roundTrips) : 0
  return Math.min(PATIENCE.most, Math.max(PATIENCE.least, 4 * roundTrip))
}

export function isWorthComingBack(why: Why): boolean {
  return why in AFTER
}
