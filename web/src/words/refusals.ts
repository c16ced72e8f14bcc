/** Why something was not done, and why a connection is not there. */

import type { Refused, Why } from '../protocol'
import type { Facts } from './bundles'
import { type Company, handName, isMe } from './company'
import { firstOf, hasWords, partOf, say, sayMarked } from './language.svelte'
import { HIDDEN, named } from './cards'
import { capitalized, type Piece, piecesOf } from './sentence'

const CARDS = ['card', 'top', 'drawn']
const PEOPLE = ['actor', 'seat']

/** Nobody has refused it: the line broke, and it may have arrived or not. */
export const UNSENT: Refused = { type: 'refused', id: 0, code: 'unsent' }

/** By the rules or by the table; where a rule is named it is the last piece. */
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

/** How a connection stands that is not there; `kept` is lost with a move that waits for it. */
export function statusWords(status: 'connecting' | 'lost' | 'kept'): string {
  return say(partOf('web-line', status))
}

/** Why a request was not answered as hoped. */
export function problemWords(problem: { readonly code: string; readonly retryAfter: number | null }): string {
  return say(partOf('web-problem', problem.code), { seconds: problem.retryAfter ?? 0 })
}

function byTheTable(refused: Refused): string {
  return say(partOf('table-refusal', refused.code), { players: Number(refused.facts?.players ?? 0) })
}

function factsOf(refused: Refused, company: Company): Facts {
  const facts = refused.facts ?? {}
  const seat = PEOPLE.map((name) => facts[name]).find((fact) => typeof fact === 'number') ?? null
  const cards = CARDS.filter((name) => name in facts)
  return {
    edition: company.edition,
    who: handName(company, seat),
    me: isMe(company.handYou, seat),
    last: company.order.length - 1,
    color: text(facts.color),
    ...Object.fromEntries(cards.map((name) => [name, named(text(facts[name]) || HIDDEN, company.edition)])),
  }
}

/** The server writes a missing card or color as a word. */
function text(fact: string | number | boolean | null | undefined): string {
  return typeof fact === 'string' && fact !== 'None' ? fact : ''
}
