/** Moves as words on buttons, and what the table waits for. */

import { type Move, parseCard, parseMove } from '../play/notation'
import type { HandView } from '../protocol'
import { type Company, handName, isMe } from './company'
import { firstOf, say, sayMarked } from './language.svelte'
import { HIDDEN, cardNoun } from './cards'
import { NOTHING } from './nouns'
import { capitalized, plain } from './sentence'

/** "Play blue 7", "Take four", "Catch Théo". The words of an answer depend on the top card. */
export function moveWords(move: string | Move, top: string, company: Company): string {
  return plain(said(move, top, company))
}

/** Before color and player are chosen: "Play Invisibility". */
export function offerWords(
  offer: { readonly moves: readonly Move[]; readonly needsColor: boolean; readonly needsTarget: boolean },
  top: string,
  company: Company,
): string {
  const [first] = offer.moves
  if (!first) return ''
  const color = offer.needsColor ? null : first.color
  const target = offer.needsTarget ? null : first.target
  return moveWords({ ...first, color, target, uno: false }, top, company)
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
  }
  return plain(capitalized(sayMarked(`phase-${phase}`, facts)))
}

function said(move: string | Move, top: string, company: Company): string {
  const meant = typeof move === 'string' ? parseMove(move) : move
  const text = sayMarked(messageOf(meant, top), {
    edition: company.edition,
    who: handName(company, meant.target),
    color: meant.color ?? '',
    card: meant.card ? cardNoun(meant.card, company.edition) : NOTHING,
    uno: meant.uno ? 'yes' : 'no',
  })
  return capitalized(text)
}

/** What you have decided, while the others do not see it yet. */
export function heldWords(move: string): string {
  return say('decide-answered', { verb: parseMove(move).verb })
}

/** An answer as it stands within a sentence: "take four". */
export function answerWords(verb: string, top: string, company: Company): string {
  const exact = `announce-option.${verb}-${parseCard(top).face}`
  const id = firstOf(exact, `announce-option.${verb}`, 'announce-option')
  return plain(sayMarked(id, { edition: company.edition }))
}

/** The most specific message for a move. */
function messageOf(move: Move, top: string): string {
  const named = move.color ? 'color' : move.target === null ? parseCard(top).face : 'target'
  const [ours, everybodys] = ['web-move', `move-${move.verb}`]
  return firstOf(
    `${ours}.${move.verb}-${named}`,
    `${everybodys}.${named}`,
    `${ours}.${move.verb}`,
    everybodys,
    ours,
  )
}
