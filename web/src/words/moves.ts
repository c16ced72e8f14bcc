/** Moves as words on buttons, and what the table waits for. */

import { type Move, parseCard, parseMove } from '../play/notation'
import type { HandView } from '../protocol'
import { type Company, handName, isMe } from './company'
import { firstOf, say, sayMarked } from './language.svelte'
import { HIDDEN, cardNoun, cardsNoun } from './cards'
import { type Noun, NOTHING } from './nouns'
import { capitalized, plain } from './sentence'

/** What a move is made against: the top card, and the cards of a total that stands (H-01). */
export interface Against {
  readonly top: string
  /** How many cards it makes its victim draw; 0 if there is none. */
  readonly due: number
}

/** With nothing on the table. */
export const NOTHING_LAID: Against = { top: '', due: 0 }

/** "Play blue 7", "Take four", "Catch Théo". The words of an answer depend on what is answered. */
export function moveWords(move: string | Move, against: Against, company: Company): string {
  return plain(said(move, against, company))
}

/** Before color and player are chosen: "Play Invisibility". */
export function offerWords(
  offer: { readonly moves: readonly Move[]; readonly needsColor: boolean; readonly needsTarget: boolean },
  against: Against,
  company: Company,
  isCalling = false,
): string {
  const [first] = offer.moves
  if (!first) return ''
  const color = offer.needsColor ? null : first.color
  const target = offer.needsTarget ? null : first.target
  return moveWords({ ...first, color, target, uno: isCalling }, against, company)
}

/** A card as an answer to a total: "Add green Draw Two". The words depend on the card. */
export function answeringWords(card: string, company: Company): string {
  const noun = cardNoun(card, company.edition)
  return plain(
    capitalized(
      sayMarked(firstOf(`web-move.answer-${parseCard(card).face}`, 'web-move.answer'), { card: noun }),
    ),
  )
}

/** What the table waits for, as far as the reader knows. */
export function phaseWords(hand: HandView, company: Company): string {
  const turn = hand.turn ?? null
  const [phase = ''] = (hand.phase ?? '').split(':')
  const facts = {
    edition: company.edition,
    who: handName(company, turn),
    me: isMe(company.handYou, turn),
    top: cardNoun(hand.top ?? HIDDEN, company.edition),
    drawn: hand.drawn ? cardNoun(hand.drawn, company.edition) : NOTHING,
    keep: hand.moves?.some(([move]) => move === 'keep') ? 'yes' : 'no',
    number: hand.due ?? 0,
  }
  return plain(capitalized(sayMarked(hand.due ? 'web-table-asked' : `phase-${phase}`, facts)))
}

function said(move: string | Move, against: Against, company: Company): string {
  const meant = typeof move === 'string' ? parseMove(move) : move
  const cards = meant.card ? [meant.card, ...meant.more] : []
  const text = sayMarked(messageOf(meant, against), {
    edition: company.edition,
    who: handName(company, meant.target),
    color: meant.color ?? '',
    card: cards.length > 1 ? cardsNoun(cards, company.edition) : cardOrNothing(meant.card, company),
    number: against.due,
    uno: meant.uno ? 'yes' : 'no',
  })
  return capitalized(text)
}

function cardOrNothing(card: string | null, company: Company): Noun {
  return card ? cardNoun(card, company.edition) : NOTHING
}

/** What you have decided, while the others do not see it yet. */
export function heldWords(move: string): string {
  return say('decide-answered', { verb: parseMove(move).verb })
}

/** An answer as it stands within a sentence: "take four". */
export function answerWords(verb: string, { top, due }: Against, company: Company): string {
  const facts = { edition: company.edition, number: due }
  return plain(sayMarked(ofAnswer('announce-option', verb, { top, due }), facts))
}

/** The message about an answer: to a total, to the card on top, or to anything. */
export function ofAnswer(message: string, verb: string, { top, due }: Against): string {
  const total = due ? [`${message}.${verb}-total`] : []
  return firstOf(...total, `${message}.${verb}-${parseCard(top).face}`, `${message}.${verb}`, message)
}

/** The most specific message for a move. */
function messageOf(move: Move, { top, due }: Against): string {
  const answered = due ? 'total' : parseCard(top).face
  const named = move.color ? 'color' : move.target === null ? answered : 'target'
  const [ours, everybodys] = ['web-move', `move-${move.verb}`]
  const aimed = move.target === null ? [] : [`${ours}.${move.verb}-target-${parseCard(move.card ?? '').face}`]
  return firstOf(
    ...aimed,
    `${ours}.${move.verb}-${named}`,
    `${everybodys}.${named}`,
    `${ours}.${move.verb}`,
    everybodys,
    ours,
  )
}
