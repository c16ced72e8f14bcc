import { byColor, byFigure } from '../cards/faces'

/** Where a card of a hand lies: the upper left corner before it is rotated, in pixels. */
export interface FannedCard {
  x: number
  y: number
  /** In degrees. */
  turn: number
  row: number
}

export interface Fanned {
  cards: FannedCard[]
  /** The width of a card. */
  width: number
  /** The height of all rows. */
  height: number
  /** The height that is shown; the rest scrolls. */
  visible: number
  rows: number
  /** Whether the lower part of the cards is hidden, for lack of room. */
  hangs?: boolean
}

const TALL = 1.4

const DESK = {
  width: 120,
  many: 10,
  narrow: 112,
  margin: 120,
  step: 0.86,
  tab: 36,
  tilt: 1.6,
  shown: 0.57,
  turn: 14,
  sag: 36,
}

/** A hand at the bottom of a wide stage. It takes another row if too little of each card would show. */
export function fanOnDesk(count: number, stage: number): Fanned {
  const width = count < DESK.many ? DESK.width : DESK.narrow
  const room = Math.max(0, stage - DESK.margin - width)
  const rows = Math.max(1, Math.ceil(count / (Math.floor(room / DESK.tab) + 1)))
  const base = Math.ceil(count / rows)
  const rowStep = Math.round(DESK.shown * width * TALL)
  const cards = Array.from({ length: count }, (_, nth): FannedCard => {
    const row = Math.floor(nth / base)
    const inRow = Math.min(base, count - row * base)
    const step = inRow > 1 ? Math.min(DESK.step * width, room / (inRow - 1)) : 0
    const aside = (nth % base) - (inRow - 1) / 2
    return {
      x: stage / 2 - width / 2 + aside * step,
      y: row * rowStep + (DESK.sag * aside ** 2) / inRow ** 2,
      turn: aside * Math.min(DESK.tilt, DESK.turn / inRow),
      row,
    }
  })
  const height = (rows - 1) * rowStep + width * TALL
  return { cards, width, height, visible: height, rows }
}

const PHONE = { width: 64, tab: 44, gap: 6, rowStep: 57, rows: 4 }

/** Rows in which a finger can hit every card. Beyond four rows the hand scrolls. */
export function fanOnPhone(count: number, available: number, tab = PHONE.tab): Fanned {
  const { width, rowStep } = PHONE
  const perRow = Math.floor((available - width) / tab) + 1
  const rows = Math.max(1, Math.ceil(count / perRow))
  const base = Math.ceil(count / rows)
  const step = base > 1 ? Math.min(width + PHONE.gap, (available - width) / (base - 1)) : 0
  const left = (available - width - step * (base - 1)) / 2
  const cards = Array.from({ length: count }, (_, nth): FannedCard => {
    const row = Math.floor(nth / base)
    return { x: left + (nth % base) * step, y: row * rowStep, turn: 0, row }
  })
  const tall = (shown: number) => (shown - 1) * rowStep + width * TALL
  return { cards, width, height: tall(rows), visible: tall(Math.min(rows, PHONE.rows)), rows }
}

/** How a hand is sorted; cards/faces.ts has the order of the cards. */
export type SortOrder = 'color' | 'figure'

export interface HeldCard {
  readonly card: string
  /** Distinguishes equal cards. The last one of them is laid first. */
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
