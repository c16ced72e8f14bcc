/** What the eyes would remember of a hand, read out of what was told of it: for a page that was loaded anew. */

import type { WholeHand } from '../state/following'
import { isGap, type LogLine } from '../state/log'
import { calledAfter } from './calling'

export interface OnThePile {
  /** The cards below the top one, the latest last. */
  readonly below: readonly string[]
  /** Seats of the hand that have called. */
  readonly called: ReadonlySet<number>
}

const LYING: readonly string[] = ['turned_up', 'laid']

/** No card, where the top one is not the last that was told. */
export function onThePile(log: readonly LogLine[], hand: WholeHand, most: number): OnThePile {
  const told = ofThisHand(log)
  const cards = told.filter((event) => LYING.includes(event.kind)).flatMap((event) => event.cards)
  const room = cards.at(-1) === hand.top ? Math.min(most, hand.discards - 1) : 0
  return {
    below: room > 0 ? cards.slice(0, -1).slice(-room) : [],
    called: calledAfter(told),
  }
}

/** What was told since the last hand was counted, and without a gap. */
function ofThisHand(log: readonly LogLine[]) {
  const before = log.findLastIndex((line) => isGap(line) || line.events.some((event) => event.of === 'match'))
  const events = log.slice(before + 1).flatMap((line) => line.events)
  return events.filter((event) => event.of === 'hand')
}
