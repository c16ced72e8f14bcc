/** A hand in order, and a key for each of its cards. The order itself stands beside the drawings. */

import { byColor, byFigure } from '../cards/order'

export type SortOrder = 'color' | 'figure'

export interface HeldCard {
  readonly card: string
  /** Tells equal cards apart; of several the last one is the first to go. */
  readonly key: string
}

const ORDERS = { color: byColor, figure: byFigure }

export function sortHand(cards: readonly string[], by: SortOrder): string[] {
  return [...cards].sort(ORDERS[by])
}

export function heldCards(cards: readonly string[]): HeldCard[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const before = seen.get(card) ?? 0
    seen.set(card, before + 1)
    return { card, key: `${card}#${String(before)}` }
  })
}
