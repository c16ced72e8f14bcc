/** The cards of your hand as they are shown. */

import { cardLabel } from '../words/cards'
import { stepTo } from '../parts/focus'
import type { CardOffer } from '../play/offers'
import { type HeldCard, heldCards, sortHand, type SortOrder } from '../play/hand'
import { say } from '../words/language.svelte'

export interface ShownCard extends HeldCard {
  readonly label: string
  /** It can be laid. */
  readonly lifted: boolean
  /** It cannot be laid now. */
  readonly veiled: boolean
  /** It can be laid now, but breaks a rule. */
  readonly breaks: boolean
  readonly fresh: boolean
  /** It can be laid though others have the turn. */
  readonly jumps: boolean
}

interface HandShown {
  readonly hand: readonly string[]
  readonly drawn: string | null
  /** Cards that were just drawn as a penalty. */
  readonly fresh?: readonly string[]
  readonly edition: string
  readonly offers: ReadonlyMap<string, CardOffer>
  readonly sort: SortOrder
  /** Whether to mark the cards that fit. */
  readonly mark: boolean
  /** Whether it is your turn. Otherwise no card looks as if it did not fit. */
  readonly yours?: boolean
}

export function cardsInHand({
  hand,
  drawn,
  fresh = [],
  edition,
  offers,
  sort,
  mark,
  yours = true,
}: HandShown): ShownCard[] {
  const held = heldCards(sortHand(hand, sort))
  const newest = newestOf(held, drawn === null ? fresh : [...fresh, drawn])
  const some = held.some(({ card }) => !fits(offers.get(card)))
  return held.map(({ card, key }, nth) => ({
    card,
    key,
    label: say('web-table-card', {
      card: cardLabel(card, edition),
      playable: playableNow(offers.get(card)),
      at: nth + 1,
      count: held.length,
    }),
    lifted: mark && some && fits(offers.get(card)),
    veiled: mark && yours && !offers.has(card),
    breaks: mark && offers.has(card) && !fits(offers.get(card)),
    fresh: newest.has(key),
    jumps: offers.get(card)?.jumps ?? false,
  }))
}

function playableNow(offer: CardOffer | undefined): string {
  if (!offer) return 'no'
  if (offer.jumps) return 'jump'
  return fits(offer) ? 'yes' : 'broken'
}

/** The keys of the cards that were drawn last: of several equal ones, the last. */
function newestOf(held: readonly HeldCard[], drawn: readonly string[]): ReadonlySet<string> {
  const left = [...drawn]
  const newest = held.toReversed().filter(({ card }) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return new Set(newest.map(({ key }) => key))
}

/** How many cards can be laid without breaking a rule. */
export function fitting(hand: readonly string[], offers: ReadonlyMap<string, CardOffer>): number {
  return hand.filter((card) => fits(offers.get(card))).length
}

function fits(offer: CardOffer | undefined): boolean {
  return offer !== undefined && offer.breaks === null
}

/** A card's place in the rows of a hand. */
interface InRow {
  readonly x: number
  readonly row: number
}

/** Where an arrow key leads in the rows of a hand; null for any other key. */
export function stepInRows(key: string, at: number, cards: readonly InRow[]): number | null {
  if (cards.length === 0) return null
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
  const rows = cards.at(-1)?.row ?? 0
  if (!isVertical || rows === 0) return stepTo(key, at, cards.length)
  const here = cards[at]
  if (!here) return null
  return nearest(cards, here.row + (key === 'ArrowDown' ? 1 : -1), here.x)
}

function nearest(cards: readonly InRow[], row: number, x: number): number | null {
  const inRow = cards.flatMap((card, nth) => (card.row === row ? [{ nth, away: Math.abs(card.x - x) }] : []))
  return inRow.sort((one, other) => one.away - other.away)[0]?.nth ?? null
}
