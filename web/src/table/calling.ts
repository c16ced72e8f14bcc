/** Who has called UNO, as far as it was told: a view says only who owes the call, and who has called before laying. */

import type { Questions } from '../play/offers'
import type { Happening, WholeHand } from '../state/following'

/** With the card that is taken up, at once, or not to any purpose. */
export type CallNow = 'with' | 'due' | 'not'

/** On your turn a call is for a card: where none can be laid and none is owed, nobody waits for it. */
export function callNow(hand: WholeHand, { cards, calls }: Questions, canCall: boolean): CallNow {
  if (canCall) return 'with'
  if (!calls.uno) return 'not'
  const isOwed = hand.you !== null && hand.exposed.includes(hand.you)
  return isOwed || hand.turn !== hand.you || cards.size > 0 ? 'due' : 'not'
}

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
