/** What a screen reader says: a sentence for each event, and what you are asked. */

import type { WholeEvent } from '../../protocol'
import { type DecisionOf, questions } from '../../play/offers'
import type { Seen } from '../../state/seen'
import { decisionOf } from '../decisions/decision'
import { talked, type TalkLine } from '../../state/log'
import type { Happened } from '../../state/tableClient.svelte'
import { type Company, handName } from '../../words/company'
import { listedAsChoices, say, sayMarked } from '../../words/language.svelte'
import { HIDDEN, cardNoun, cardsNoun } from '../../words/cards'
import { plain, textOf } from '../../words/sentence'
import { answerWords, NOTHING_LAID } from '../../words/moves'
import { phraseWords, toldTogether } from '../../words/events'

export interface Announcement {
  /** Read at the next pause. */
  readonly polite: string
  /** Interrupts: only for what cannot wait. */
  readonly urgent: string
}

export function announcementOf(happened: Happened): Announcement {
  return { polite: politely(happened), urgent: urgently(happened) }
}

/** "Théo played blue 6. Théo has one card and has not called UNO." */
function politely({ events, company }: Happened): string {
  const told = events.filter((event) => isTold(event, company))
  return told.length ? textOf(toldTogether(told, company)) : ''
}

function urgently(happened: Happened): string {
  const { before, after, company } = happened
  if (owesCall(after) && !owesCall(before)) return say('announce-uno')
  const caught = caughtYou(happened)
  if (caught !== null) return say('moment-caught', { who: '', other: handName(company, caught), me: 'seat' })
  const asked = answerAsked(after)
  if (isNeeded(after) && !isNeeded(before) && !asked)
    return say('announce-turn', { seconds: secondsFor(after, after.time) })
  if (!asked || answerAsked(before)) return jumpIn(happened)
  const against = after.hand ?? NOTHING_LAID
  const answers = asked.answers.map(({ verb }) => answerWords(verb, against, company))
  const options = [...answers, ...cardsAnswering(asked, company)]
  return say('announce-answer', { options: listedAsChoices(options), seconds: secondsFor(after, after.time) })
}

/** "You can jump in with blue 6", as soon as you can. */
function jumpIn({ before, after, company }: Happened): string {
  const cards = jumpsOf(after)
  if (!cards.length || cards.join() === jumpsOf(before).join()) return ''
  return plain(sayMarked('announce-jump', { cards: cardsNoun(cards, company.edition) }))
}

/** "play green Draw Two", for each card that answers. */
function cardsAnswering({ cards }: DecisionOf<'answer'>, { edition }: Company): string[] {
  return cards.map(({ card }) => plain(sayMarked('announce-option.card', { card: cardNoun(card, edition) })))
}

/** The cards that you could lay though others have the turn. */
function jumpsOf(seen: Seen | null): string[] {
  if (!seen?.hand || seen.hand.held) return []
  return [...questions(seen.hand.moves).cards.values()].flatMap(({ card, jumps }) => (jumps ? [card] : []))
}

/** The seat of the hand that has caught you. */
function caughtYou({ events, missed, company }: Happened): number | null {
  const caught = events.find(
    (event) => event.of === 'hand' && event.kind === 'caught' && event.seat === company.handYou,
  )
  return !missed && caught?.of === 'hand' ? caught.other : null
}

/** "Théo: hello", for new talk of others who are not muted. */
export function overheard({ events, missed, company }: Happened, muted: ReadonlySet<string>): string {
  if (missed) return ''
  const lines = talked([], events, company.person).filter(({ mine, person }) => !mine && !muted.has(person))
  return lines.map(lineOfTalk).join('\n')
}

function lineOfTalk({ name, phrase, text }: TalkLine): string {
  return say('announce-said', { name, text: phrase === null ? text : phraseWords(phrase) })
}

/** Leaves out turns, the cards dealt to others, and talk, which is announced separately. */
function isTold(event: WholeEvent, company: Company): boolean {
  if (event.kind === 'turn' || event.kind === 'safe' || event.kind === 'said') return false
  if (event.kind === 'exposed') return event.of === 'hand' && event.seat !== company.handYou
  return event.kind !== 'dealt' || (event.of === 'hand' && !event.cards.includes(HIDDEN))
}

/** Whether only this person can act. A held answer counts as given. */
export function isNeeded(seen: Seen | null): boolean {
  const { hand, table } = seen ?? {}
  if (!hand || hand.held || table?.stage !== 'hand' || table.paused) return false
  const { cards, buttons, naming } = questions(hand.moves)
  const isTurn = [...cards.values()].some(({ jumps }) => !jumps)
  return isTurn || buttons.length > 0 || naming !== null
}

/** Whether you have one card and have not called. */
export function owesCall(seen: Seen | null): boolean {
  const hand = seen?.hand
  return hand?.you !== null && hand?.you !== undefined && hand.exposed.includes(hand.you)
}

/** The question how you answer a card. */
function answerAsked(seen: Seen | null): DecisionOf<'answer'> | null {
  if (!isNeeded(seen) || !seen?.hand) return null
  const situation = { questions: questions(seen.hand.moves), step: null, drawn: seen.hand.drawn, asked: null }
  const decision = decisionOf(situation)
  return decision?.kind === 'answer' ? decision : null
}

/** Your time left in whole seconds; 0 if your clock does not run. */
function secondsFor(seen: Seen, now: number): number {
  const { clock, you } = seen.table
  if (!clock || clock.seat !== you) return 0
  return Math.max(0, Math.ceil(clock.until - now))
}
