/** The words of an answer: chosen by the verb and the card that is answered, as buttons are. */

import type { IconName } from '../../parts/Icon.svelte'
import { parseCard } from '../../play/notation'
import type { PlainOffer } from '../../play/offers'
import { type Company, handName, isMe } from '../../words/company'
import { firstOf, hasWords, partOf, sayMarked, sayRuled } from '../../words/current.svelte'
import { capitalized, type Piece, plain } from '../../words/sentence'
import { named } from '../../words/cards'

/** A verb without a drawing of its own shows the card that it answers. */
export const ANSWER_ICONS: Readonly<Partial<Record<string, IconName>>> = {
  challenge: 'challenge',
  invis: 'eyeOff',
}

export interface Answered {
  /** The card on top. */
  readonly top: string
  /** Who laid it, a seat of the hand; nobody, where it was turned up. */
  readonly laidBy: number | null
  /** The color on which it was laid. */
  readonly before: string | null
  /** The color in play. */
  readonly color: string | null
  readonly company: Company
}

/** "Théo laid Wild Draw Four" */
export function answerTitle({ top, laidBy, company }: Answered): string {
  const id = laidBy === null ? 'decide-answer-turned-up' : 'decide-answer'
  const facts = {
    who: handName(company, laidBy),
    me: isMe(company.handYou, laidBy),
    top: named(top, company.edition),
  }
  return plain(capitalized(sayMarked(id, facts)))
}

/** What it was, where there is more to say than its name. */
export function answerLead({ top, laidBy, before, color, company }: Answered): Piece[] {
  const id = `decide-answer-lead.${parseCard(top).face}`
  return sayRuled(hasWords(id) ? id : 'decide-answer-lead', {
    who: handName(company, laidBy),
    me: isMe(company.handYou, laidBy),
    known: before ? 'yes' : 'no',
    before: before ? sayMarked('color', { color: before }) : '',
    color: color ?? '',
  })
}

/** The rule behind an answer is another one where the card was turned up. */
export function answerWhy(answer: PlainOffer, { top, laidBy, company }: Answered): Piece[] {
  const how = `${answer.verb}-${parseCard(top).face}`
  const turnedUp = `decide-answer-why.turned-${how}`
  const id = firstOf(
    ...(laidBy === null ? [turnedUp] : []),
    `decide-answer-why.${how}`,
    partOf('decide-answer-why', answer.verb),
  )
  return sayRuled(id, { who: handName(company, laidBy), edition: company.edition })
}
