import { byColor, byFigure } from '../cards/order'
import type { Box } from './boxes'

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

/** A hand at the bottom of a wide table. It takes another row if too little of each card would show. */
export function fanOnDesk(count: number, available: number, scale = 1): Fanned {
  const width = Math.round(scale * (count < DESK.many ? DESK.width : DESK.narrow))
  const room = Math.max(0, available - DESK.margin - width)
  const rows = Math.max(1, Math.ceil(count / (Math.floor(room / (scale * DESK.tab)) + 1)))
  const base = Math.ceil(count / rows)
  const rowStep = Math.round(DESK.shown * width * TALL)
  const cards = Array.from({ length: count }, (_, nth): FannedCard => {
    const row = Math.floor(nth / base)
    const inRow = Math.min(base, count - row * base)
    const step = inRow > 1 ? Math.min(DESK.step * width, room / (inRow - 1)) : 0
    const aside = (nth % base) - (inRow - 1) / 2
    return {
      x: available / 2 - width / 2 + aside * step,
      y: row * rowStep + (scale * DESK.sag * aside ** 2) / inRow ** 2,
      turn: aside * Math.min(DESK.tilt, DESK.turn / inRow),
      row,
    }
  })
  const height = (rows - 1) * rowStep + width * TALL
  return { cards, width, height, visible: height, rows }
}

const PHONE = { least: 64, most: 104, alone: 72, tab: 44, gap: 8, rows: 4 }
/** How far below each other rows are, in widths of a card: usually, and where there is little room. */
const ROW_STEPS = [0.89, 0.8]
const FINER = 2

/** Rows in which a finger can hit every card. Cards are as large as the height allows; otherwise the hand scrolls. */
export function fanOnPhone(count: number, { width, height }: Box, largest = PHONE.most): Fanned {
  for (const fan of phoneFans(count, width, largest)) if (fan.height <= height) return fan
  const fan = inRows(count, width, Math.min(PHONE.least, largest), ROW_STEPS[0])
  const all = fan.width * (TALL + (Math.min(fan.rows, PHONE.rows) - 1) * (ROW_STEPS[0] ?? 1))
  return { ...fan, visible: Math.max(fan.width * TALL, Math.min(Math.round(all), Math.round(height))) }
}

/** A row in which every card can be recognized, though not hit by a finger. */
export function glanceOnPhone(count: number, width: number, tab: number): Fanned {
  return inRows(count, width, PHONE.least, ROW_STEPS[0], tab)
}

/** From the best to the smallest: one row if the cards stay large enough, then rows that come closer and shrink. */
function* phoneFans(count: number, available: number, largest: number): Generator<Fanned> {
  const alone = Math.min(largest, available - PHONE.tab * (count - 1))
  if (alone >= PHONE.alone) yield inRows(count, available, alone)
  for (let width = largest; width >= PHONE.least; width -= FINER)
    for (const rowStep of ROW_STEPS) yield inRows(count, available, width, rowStep)
}

function inRows(count: number, available: number, width: number, rowStep = 1, tab = PHONE.tab): Fanned {
  const perRow = Math.floor((available - width) / tab) + 1
  const rows = Math.max(1, Math.ceil(count / perRow))
  const base = Math.ceil(count / rows)
  const step = base > 1 ? Math.min(width + PHONE.gap, (available - width) / (base - 1)) : 0
  const left = (available - width - step * (base - 1)) / 2
  const between = Math.round(rowStep * width)
  const cards = Array.from({ length: count }, (_, nth): FannedCard => {
    const row = Math.floor(nth / base)
    return { x: left + (nth % base) * step, y: row * between, turn: 0, row }
  })
  const height = (rows - 1) * between + width * TALL
  return { cards, width, height, visible: height, rows }
}

/** How a hand is sorted; cards/order.ts has the order of the cards. */
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

/** The most cards in a row that is only shown. More are split into equal rows. */
const SHOWN_IN_A_ROW = 12

export function perRow(cards: number): number {
  return Math.ceil(cards / Math.ceil(cards / SHOWN_IN_A_ROW))
}
