/** How long to wait before a lost line is tried again: fast at first, and never all clients at once. */

import type { Why } from '../protocol'

const SECONDS = [0.2, 0.5, 1, 2, 4, 8]
const LONGEST = 15

/** What a goodbye asks for before one comes back. */
const AFTER: Partial<Record<Why, number>> = { closing: 3, too_slow: 1, too_fast: 30 }

/** Seconds before the try of this number, counted from 0; `chance` is from 0 to 1. */
export function pauseBefore(attempt: number, chance: number, why: Why | null): number {
  const least = (why && AFTER[why]) ?? 0
  const pause = SECONDS[attempt] ?? LONGEST
  return least + pause * (0.5 + chance)
}

export function isWorthComingBack(why: Why): boolean {
  return why in AFTER
}
