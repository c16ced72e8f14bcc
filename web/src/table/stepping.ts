/** Where the arrow keys lead in a hand of one row or several. */

import { stepTo } from '../parts/stepping'

interface Lying {
  readonly x: number
  readonly row: number
}

/** Null where the key leads nowhere. */
export function stepInRows(key: string, at: number, cards: readonly Lying[]): number | null {
  if (cards.length === 0) return null
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
  const rows = cards.at(-1)?.row ?? 0
  if (!isVertical || rows === 0) return stepTo(key, at, cards.length)
  const here = cards[at]
  if (!here) return null
  return nearest(cards, here.row + (key === 'ArrowDown' ? 1 : -1), here.x)
}

function nearest(cards: readonly Lying[], row: number, x: number): number | null {
  const inRow = cards.flatMap((card, nth) => (card.row === row ? [{ nth, away: Math.abs(card.x - x) }] : []))
  return inRow.sort((one, other) => one.away - other.away)[0]?.nth ?? null
}
