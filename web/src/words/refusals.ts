/** Why something was refused, and why there is no connection. */

import { AMOUNT_FACTS, CARD_FACTS, type Refused, SEAT_FACTS, type Why } from '../protocol'
import { type Company, handName, isMe } from './company'
import { firstOf, hasWords, partOf, say, sayMarked } from './language.svelte'
import { HIDDEN, cardNoun } from './cards'
import type { Facts } from './nouns'
import { capitalized, type Piece, piecesOf } from './sentence'

/** The connection broke, and the move may have arrived or not. */
export const UNSENT: Refused = { type: 'refused', id: 0, code: 'unsent' }

/** A refusal by the rules or by the table. The rule, if there is one, is the last piece. */
export function refusal(refused: Refused, company: Company): Piece[] {
  if (refused === UNSENT) return piecesOf(say('web-line-unsent'))
  if (!refused.rule) return piecesOf(byTheTable(refused))
  const id = `refusal-${refused.code}`
  const text = hasWords(id) ? capitalized(sayMarked(id, factsOf(refused, company))) : byTheTable(refused)
  return [...piecesOf(text), { kind: 'rule', rule: refused.rule, text: refused.rule }]
}

/** Why a connection has ended. */
export function goodbye(why: Why): string {
  const [ours, everybodys] = ['web-bye', 'bye']
  return say(firstOf(`${ours}.${why}`, `${everybodys}.${why}`, everybodys))
}

/** The status of a missing connection; `kept` means that a move waits for it. */
export function statusWords(status: 'connecting' | 'lost' | 'kept'): string {
  return say(partOf('web-line', status))
}

/** Why a request failed. */
export function problemWords(problem: { readonly code: string; readonly retryAfter: number | null }): string {
  return say(partOf('web-problem', problem.code), { seconds: problem.retryAfter ?? 0 })
}

function byTheTable(refused: Refused): string {
  return say(partOf('table-refusal', refused.code), { players: Number(refused.facts?.players ?? 0) })
}

function factsOf(refused: Refused, company: Company): Facts {
  const facts = refused.facts ?? {}
  const seat = numberAmong(facts, SEAT_FACTS)
  const cards = CARD_FACTS.filter((name) => name in facts)
  return {
    edition: company.edition,
    who: handName(company, seat),
    me: isMe(company.handYou, seat),
    last: company.order.length - 1,
    color: text(facts.color),
    number: numberAmong(facts, AMOUNT_FACTS) ?? 0,
    ...Object.fromEntries(
      cards.map((name) => [name, cardNoun(text(facts[name]) || HIDDEN, company.edition)]),
    ),
  }
}

function numberAmong(facts: NonNullable<Refused['facts']>, names: readonly string[]): number | null {
  return names.map((name) => facts[name]).find((fact) => typeof fact === 'number') ?? null
}

/** A missing card or color is null. */
function text(fact: string | number | boolean | null | undefined): string {
  return typeof fact === 'string' ? fact : ''
}
