/** Cards that were laid open, to be read for a moment: a hand called out, shown after a challenge, or drawn one by one. */

import type { Happening } from '../../state/following'
import type { Happened } from '../../state/table.svelte'
import { HIDDEN } from '../../words/cards'
import { hasWords, sayPieces } from '../../words/current.svelte'
import { type Company, handName, isMe, withShortNames } from '../../words/company'
import { told } from '../../words/events'
import type { Piece } from '../../words/sentence'

type HandHappening = Extract<Happening, { of: 'hand' }>

export interface Reveal {
  readonly event: HandHappening
  readonly cards: readonly string[]
  readonly company: Company
}

const READING = 4000
const PER_CARD = 350
const LONGEST = 10_000

/** What was laid open now; what happened while one was away stands in the log. */
export function revealsOf({ events, missed, company }: Happened): Reveal[] {
  if (missed) return []
  const ofHand = events.filter((event) => event.of === 'hand')
  return ofHand
    .map((event, at) => ({ event, cards: OPENED[event.kind]?.(event, ofHand.slice(0, at)) ?? [], company }))
    .filter(({ event, cards }) => cards.length > 0 && !isToOthers(event, company))
}

/** Without the names of the cards: they are seen. */
export function revealTitle({ event, company: everybody }: Reveal): Piece[] {
  const company = withShortNames(everybody)
  const id = `decide-reveal.${event.kind}`
  if (!hasWords(id)) return told(event, company)
  const facts = { who: handName(company, event.seat), me: isMe(company.handYou, event.seat) }
  return [...sayPieces(id, facts), { kind: 'rule', rule: event.rule, text: event.rule }]
}

/** Milliseconds to read it, longer for more cards. */
export function readingTime(cards: number): number {
  return Math.min(LONGEST, READING + cards * PER_CARD)
}

/** Your own hand, shown to somebody else, is no news to you. */
function isToOthers(event: HandHappening, company: Company): boolean {
  return event.other !== null && event.other !== company.handYou
}

const OPENED: Partial<
  Record<string, (event: HandHappening, before: readonly HandHappening[]) => readonly string[]>
> = {
  shouted: ({ cards }) => cards,
  shown: ({ cards }) => (cards.includes(HIDDEN) ? [] : cards),
  sorted: ({ seat, number }, before) => lastDrawn(before, seat, number ?? 0),
}

/** The draws may be told as one event or as several. */
function lastDrawn(events: readonly HandHappening[], seat: number | null, count: number): readonly string[] {
  const drawn = events.filter((event) => event.kind === 'drew' && event.seat === seat)
  const cards = drawn.flatMap((event) => event.cards)
  return count ? cards.slice(-count) : []
}
