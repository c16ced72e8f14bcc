/** Who has called UNO, as far as it was told: a view says only who owes the call, and who has called before laying. */

import type { Happening, WholeHand } from '../state/following'

/** After these the call was for a card that is no longer the last one, or was not made. */
const OUTDATING: readonly string[] = ['drew', 'took_back', 'exposed']

/** Seats of the hand. */
export function calledAfter(
  events: readonly Happening[],
  before: Iterable<number> = [],
): ReadonlySet<number> {
  const called = new Set(before)
  for (const event of events) {
    if (event.of !== 'hand' || event.seat === null) continue
    if (event.kind === 'called') called.add(event.seat)
    else if (OUTDATING.includes(event.kind)) called.delete(event.seat)
  }
  return called
}

/** Whoever holds more cards than before has to call anew. */
export function stillCalled(called: ReadonlySet<number>, was: WholeHand, is: WholeHand): number[] {
  return [...called].filter((seat) => (is.counts[seat] ?? 0) <= (was.counts[seat] ?? 0))
}
