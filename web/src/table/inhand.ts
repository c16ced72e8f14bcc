/** The cards of a hand as they are shown. */

import type { CardOffer } from '../play/offers'
import { heldCards, sortHand, type HeldCard, type SortOrder } from '../play/hand'
import { say } from '../words/current.svelte'
import { cardLabel } from '../words/cards'

export interface InHand extends HeldCard {
  readonly label: string
  /** It fits. */
  readonly lifted: boolean
  /** It cannot be laid now, though others can. */
  readonly veiled: boolean
  /** It can be laid now, but breaks a rule. */
  readonly breaks: boolean
  readonly fresh: boolean
}

interface Situation {
  readonly hand: readonly string[]
  readonly drawn: string | null
  readonly edition: string
  readonly offers: ReadonlyMap<string, CardOffer>
  readonly sort: SortOrder
  /** Whether those that fit are told apart to the eye. */
  readonly mark: boolean
}

export function inHand({ hand, drawn, edition, offers, sort, mark }: Situation): InHand[] {
  const held = heldCards(sortHand(hand, sort))
  const newest = held.findLast(({ card }) => card === drawn)?.key
  const some = held.some(({ card }) => !fits(offers.get(card)))
  return held.map(({ card, key }, nth) => ({
    card,
    key,
    label: say('web-table-card', {
      card: cardLabel(card, edition),
      playable: offers.has(card) ? (fits(offers.get(card)) ? 'yes' : 'broken') : 'no',
      at: nth + 1,
      count: held.length,
    }),
    lifted: mark && some && fits(offers.get(card)),
    veiled: mark && !offers.has(card),
    breaks: mark && offers.has(card) && !fits(offers.get(card)),
    fresh: key === newest,
  }))
}

/** How many cards can be laid without breaking a rule. */
export function fitting(hand: readonly string[], offers: ReadonlyMap<string, CardOffer>): number {
  return hand.filter((card) => fits(offers.get(card))).length
}

function fits(offer: CardOffer | undefined): boolean {
  return offer !== undefined && offer.breaks === null
}
