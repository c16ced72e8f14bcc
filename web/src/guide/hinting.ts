/** What a hint says, and to whom it points. */

import type { GuideStep } from '../generated'
import { type Company, handName } from '../words/company'
import { partOf, sayPieces } from '../words/current.svelte'
import { named } from '../words/cards'
import type { Piece } from '../words/sentence'
import type { Progress } from './recorded'

/** `oneTap`: a card is played at once, not lifted first. `half`: what is done of it, if it is not done. */
export function hintPieces(
  step: GuideStep,
  company: Company,
  oneTap: boolean,
  half: Progress['half'] = null,
): Piece[] {
  const { top, color, card, seat } = step.facts
  const { edition } = company
  return sayPieces(half ? 'web-guide-half' : partOf('web-guide-hint', step.hint), {
    done: half ?? '',
    edition,
    top: named(top, edition),
    color: color ?? '',
    card: card === undefined ? '' : named(card, edition),
    who: handName(company, seat ?? null),
    taps: oneTap ? 'one' : 'two',
  })
}
