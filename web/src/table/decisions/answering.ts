/** The words of an answer: chosen by the verb and the card that is answered, as buttons are. */

import type { IconName } from '../../parts/icons'
import { parseCard } from '../../play/notation'
import type { PlainOffer } from '../../play/offers'
import type { Company } from '../../words/company'
import { handName } from '../../words/company'
import { hasWords, say, sayMarked } from '../../words/current.svelte'
import { firstOf, partOf } from '../../words/parts'
import { capitalized, plain, type Piece } from '../../words/sentence'
import { named } from '../../words/naming'
import type { Laid } from './lastLaid.svelte'
import { sayRuled } from './ruled'

/** A verb without a drawing of its own shows the card that it answers. */
export const ANSWER_ICONS: Readonly<Partial<Record<string, IconName>>> = {
  challenge: 'challenge',
  invis: 'eyeOff',
}

export interface Answered {
  /** The card on top. */
  readonly top: string
  /** The color in play. */
  readonly color: string | null
  readonly laid: Laid | null
  readonly company: Company
}

/** "Théo laid Wild Draw Four" */
export function answerTitle({ top, laid, company }: Answered): string {
  const facts = { who: layer(laid, company), top: named(top, company.edition) }
  return plain(capitalized(sayMarked('decide-answer', facts)))
}

/** What it was, where there is more to say than its name. */
export function answerLead({ top, color, laid, company }: Answered): Piece[] {
  const id = `decide-answer-lead.${parseCard(top).face}`
  return sayRuled(hasWords(id) ? id : 'decide-answer-lead', {
    who: layer(laid, company),
    known: laid?.before ? 'yes' : 'no',
    before: laid?.before ? sayMarked('color', { color: laid.before }) : '',
    color: color ?? '',
  })
}

export function answerWhy(answer: PlainOffer, { top, laid, company }: Answered): Piece[] {
  const id = firstOf(
    `decide-answer-why.${answer.verb}-${parseCard(top).face}`,
    partOf('decide-answer-why', answer.verb),
  )
  return sayRuled(id, { who: layer(laid, company), edition: company.edition })
}

function layer(laid: Laid | null, company: Company): string {
  return laid ? handName(company, laid.seat) : say('decide-somebody')
}
