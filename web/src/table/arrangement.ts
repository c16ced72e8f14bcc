/** The layout of a table in the available space. All in pixels. */

import type { Box } from '../play/boxes'
import { type Fanned, fanOnDesk, fanOnPhone, glanceOnPhone } from '../play/hand'

/** `low`: a phone in landscape, with the buttons beside the hand. */
export type Layout = 'desk' | 'phone' | 'low'

/** The layout, and the height of the hand on a wide table: what stands above the hand needs to know. */
export interface HandEdge {
  readonly layout: Layout
  readonly foot: number
}

export const ON_DESK: HandEdge = { layout: 'desk', foot: 0 }

const NARROW = 720
const LOW = 540
/** Too low for one column, and wide enough for two. */
const SMALLEST_LOW: Box = { width: 560, height: 400 }

export function layoutOf({ width, height }: Box): Layout {
  if (width >= NARROW) return height < LOW ? 'low' : 'desk'
  return width >= SMALLEST_LOW.width && height < SMALLEST_LOW.height ? 'low' : 'phone'
}

/** The width of the column beside a low table, for the buttons or for a question. Also in `low.css`. */
const BESIDE = 216
const ASKED = { share: 0.46, most: 420 }
const MARGIN = 12

/** The width of the column for a question at the right of a wide table that is too low for a sheet at the bottom. */
export const COLUMN = 348
const TALL = 800

export function asksBeside({ height }: Box): boolean {
  return height < TALL
}

/** The space for a wide table with a question beside it; `outside` is the space beside the area. */
export function roomBeside(area: Box, outside: number): Box {
  return outside >= COLUMN ? area : { ...area, width: area.width - COLUMN + outside }
}

function besideLow(area: Box, isAsked: boolean): number {
  return isAsked ? Math.min(ASKED.most, ASKED.share * area.width) : BESIDE
}

/** A tall area has larger cards; the design is made for a height of 840. */
const GROWS = { from: 860, most: 1.7 }

function scaleOnDesk({ height }: Box): number {
  return within(height / GROWS.from, 1, GROWS.most)
}

/** The layout of the hand. On a phone, `taken` is the height of everything but the hand and the mat. */
export function handIn(layout: Layout, cards: number, area: Box, isAsked = false, taken = 0): Fanned {
  if (layout === 'desk') return atMost(fanOnDesk(cards, area.width, scaleOnDesk(area)), 0.4 * area.height)
  if (layout === 'phone') return onPhone(cards, area, isAsked, taken)
  const width = area.width - besideLow(area, isAsked) - 2 * MARGIN
  if (isAsked) return atAGlance(cards, width, false)
  return atMost(fanOnPhone(cards, { width, height: Infinity }, LOW_CARD), 0.44 * area.height)
}

const LOW_CARD = 64
/** Heights of the mat of a phone: with piles of 94 and the last line of the log, with the piles alone, and less. */
const MATS = { usual: 236, asked: 190, low: 150, least: 112 }

/** Piles give way first, then the rows of cards, then the size of the cards. */
function onPhone(cards: number, area: Box, isAsked: boolean, taken: number): Fanned {
  const width = Math.max(0, area.width - 2 * MARGIN)
  const free = area.height - taken
  for (const mat of Object.values(MATS).slice(isAsked ? 1 : 0)) {
    const fan = fanOnPhone(cards, { width, height: free - mat })
    if (fan.height <= free - mat) return fan
  }
  if (isAsked) return atAGlance(cards, width, area.height < TALL_PHONE)
  return fanOnPhone(cards, { width, height: free - MATS.least })
}

/** The least height of the hand of a phone while a question is open. */
export function leastHand(cards: number, area: Box): number {
  const fan = atAGlance(cards, Math.max(0, area.width - 2 * MARGIN), area.height < TALL_PHONE)
  return fan.hangs ? Math.round(fan.visible * INDEX) : fan.visible
}

/** How much of a card is enough to recognize it. */
const GLANCE = 24

/** A small hand while a question is open: no card is laid now, but the cards should be visible. */
function atAGlance(cards: number, available: number, isShort: boolean): Fanned {
  const fan = glanceOnPhone(cards, available, GLANCE)
  return { ...fan, visible: Math.min(fan.visible, fan.width * 1.4), hangs: isShort && fan.rows === 1 }
}

/** The visible share of a hand behind a question: the figure and the shape of every card. */
export const INDEX = 0.62

const TALL_PHONE = 600

function atMost(fan: Fanned, most: number): Fanned {
  return fan.visible <= most ? fan : { ...fan, visible: Math.max(Math.round(most), fan.width * 1.4) }
}

const DESK = { margin: 26, top: 18, prompt: 56, gaps: 12, hem: 8 }
const LARGEST: Box = { width: 2600, height: 1400 }
const SMALLEST: Box = { width: 320, height: 220 }

/** The distance between a question at the bottom of a wide table and what is on the mat. */
export const CLEAR = 12

/** How much of the mat a sheet covers. It covers the row below the mat first, if it may. */
export function overlapOf(sheet: number, coversRow: boolean): number {
  const row = coversRow ? DESK.prompt + DESK.gaps / 2 : 0
  return Math.max(0, sheet + CLEAR - row)
}

export function lessHigh(box: Box, by: number): Box {
  return { ...box, height: box.height - by }
}

const WIDEST_SHOWN = 720

/** The width of a verdict on a wide mat. */
export function widestShown(mat: Box): number {
  return Math.min(WIDEST_SHOWN, 0.82 * mat.width)
}

/** The space at the bottom if there is no hand. */
export const NO_HAND = 14

/** On a lower table, a single row of cards is partly hidden, but can still be read, and plates lie flat. */
const LOW_DESK = 720

export function isLowDesk({ height }: Box): boolean {
  return height < LOW_DESK
}

const HANGING = 0.28

/** The height of the hand on a wide table. It sticks out at the bottom, more so on a low table. */
export function handHeight(fan: Fanned, area?: Box): number {
  const hangs = area !== undefined && isLowDesk(area) && fan.rows === 1
  return Math.round(fan.visible * (hangs ? 1 - HANGING : 1)) + DESK.hem
}

/** The mat of a wide table, above prompt and hand. Its size is limited on a huge screen. */
export function matOnDesk(area: Box, hand: number): Box {
  const height = area.height - DESK.top - DESK.gaps - DESK.prompt - hand
  return {
    width: within(area.width - 2 * DESK.margin, SMALLEST.width, LARGEST.width),
    height: within(height, SMALLEST.height, LARGEST.height),
  }
}

/** How far a pile extends beyond its cards, above and, with its number, below. */
const HEM = 16
const PILE = { least: 40, most: 122, tall: 1.4 }
/** The width of two piles and the space between them, in cards. */
const SIDE_BY_SIDE = { alone: 3, aside: 4.8 }

/** The width of a card on the piles of a phone, in the space that words and calls leave. */
export function pileOnPhone(mat: Box, room: number, isAside: boolean): number {
  const widest = Math.min(PILE.most, mat.width / (isAside ? SIDE_BY_SIDE.aside : SIDE_BY_SIDE.alone))
  return Math.round(within((room - HEM) / PILE.tall, PILE.least, widest))
}

/** The largest size of the color in play on a phone. */
export function haloOnPhone(mat: Box): number {
  return mat.height * (flat(mat) ? 1.35 : 0.9)
}

const ONE_ROW = 4

/** How many seats are in a row above the mat: all of them up to four, or in landscape; otherwise half. */
export function seatsPerRow(seats: number, layout: Layout): number {
  return layout === 'low' || seats <= ONE_ROW ? Math.max(1, seats) : Math.ceil(seats / 2)
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** The buttons in the corner of the mat. */
export interface Corner extends Box {
  readonly count: number
}

export interface Footing {
  /** Words are beside the piles, not above and below. */
  readonly isFlat: boolean
  /** Too low for the words of the direction; the piles are beside it. */
  readonly isSquat: boolean
  /** The piles are at the left, to make room for the calls. */
  readonly isAside: boolean
  /**
   * Where the last line of the log is: across the bottom, beside the calls or above them; null if there is no room.
   */
  readonly line: 'whole' | 'beside' | 'above' | null
  /** The height of the calls at the bottom. */
  readonly calls: number
}

const FLAT = { width: 440, share: 2.4 }
/** A lower mat has no room for words below the piles. */
const TALL_ENOUGH = 190
const SQUAT = 90
const CALL = 50
const LINES = 60
const NARROWEST_LINE = 130
const EDGE = 12
/** Space around the piles for cards below the top one, and for the number of the draw pile. */
const AROUND_PILES = 52

/** Whether words fit beside the piles. */
function flat(mat: Box): boolean {
  return mat.width > FLAT.width && mat.width > FLAT.share * mat.height
}

export function footing(mat: Box, calls: Corner): Footing {
  if (flat(mat)) return { isFlat: true, isSquat: false, isAside: false, line: 'whole', calls: 0 }
  const hasFoot = mat.height >= TALL_ENOUGH + Math.max(0, calls.count - 1) * CALL
  const isAside = calls.count > 0 && !hasFoot
  const line = hasFoot ? lineOver(mat, calls) : null
  return { isFlat: false, isSquat: mat.height < SQUAT, isAside, line, calls: isAside ? 0 : calls.height }
}

function lineOver(mat: Box, calls: Corner): Footing['line'] {
  if (calls.count === 0) return 'whole'
  if (besideCalls(mat, calls) >= NARROWEST_LINE) return 'beside'
  return mat.height >= TALL_ENOUGH + calls.height + LINES ? 'above' : null
}

/** The width that the calls leave at the bottom. */
export function besideCalls(mat: Box, calls: Box): number {
  return mat.width - calls.width - 2 * EDGE
}

/** The maximum width of the calls. Their words wrap. */
export function widestCalls(mat: Box, { isFlat, isAside }: Footing, pile: number): number {
  if (isFlat) return mat.width / 2 - pile - AROUND_PILES / 2
  return isAside ? mat.width - 2 * pile - AROUND_PILES : mat.width
}
