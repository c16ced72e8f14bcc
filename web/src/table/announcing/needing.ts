/** Whether the table waits for you, and what it newly wants. */

import { questions } from '../../play/offers'
import type { Seen } from '../../state/following'
import { decisionOf } from '../decisions/asked'

/** There is something to do that cannot be left to others. A held answer has been given. */
export function isNeeded(seen: Seen | null): boolean {
  const { hand, table } = seen ?? {}
  if (!hand || hand.held || table?.stage !== 'hand' || table.paused) return false
  const { cards, buttons, naming } = questions(hand.moves)
  return cards.size > 0 || buttons.length > 0 || naming !== null
}

/** You have one card, and have not called. */
export function owesCall(seen: Seen | null): boolean {
  const hand = seen?.hand
  return hand?.you !== null && hand?.you !== undefined && hand.exposed.includes(hand.you)
}

/** The answers that a card laid on you asks for. */
export function answersOf(seen: Seen | null) {
  if (!isNeeded(seen) || !seen?.hand) return []
  const situation = { questions: questions(seen.hand.moves), step: null, drawn: seen.hand.drawn, asked: null }
  const decision = decisionOf(situation)
  return decision?.kind === 'answer' ? decision.answers : []
}

/** Whole seconds that you have; 0 where no clock runs for you. */
export function secondsFor(seen: Seen, now: number): number {
  const { clock, you } = seen.table
  if (!clock || clock.seat !== you) return 0
  return Math.max(0, Math.ceil(clock.until - now))
}
