/** How a table is laid out in the room that it has. All in pixels. */

import type { Box } from '../play/seating'
import { type Fanned, fanOnDesk, fanOnPhone } from '../play/hand'

/** `low`: a phone held sideways, with the buttons beside the hand. */
export type Layout = 'desk' | 'phone' | 'low'

const NARROW = 720
const LOW = 540
/** Too small for one thing below the other, and wide enough for two columns. */
const SMALLEST_LOW: Box = { width: 560, height: 400 }

export function layoutOf({ width, height }: Box): Layout {
  if (width >= NARROW) return height < LOW ? 'low' : 'desk'
  return width >= SMALLEST_LOW.width && height < SMALLEST_LOW.height ? 'low' : 'phone'
}

/** The column beside a low table: of the buttons, or of what is asked. `low.css` knows them too. */
const BESIDE = 216
const ASKED = { share: 0.46, most: 420 }
const MARGIN = 12

/** Where what is asked stands at a wide table: in a column at its right where it is too low for a sheet over its foot. */
export const COLUMN = 348
const TALL = 800

export function asksBeside({ height }: Box): boolean {
  return height < TALL
}

/** What a wide table has for itself while something is asked beside it; `outside` is the room that lies beside the stage. */
export function roomBeside(stage: Box, outside: number): Box {
  return outside >= COLUMN ? stage : { ...stage, width: stage.width - COLUMN + outside }
}

function besideLow(stage: Box, isAsked: boolean): number {
  return isAsked ? Math.min(ASKED.most, ASKED.share * stage.width) : BESIDE
}

/** How the hand lies; `visible` is what it may take of the table, the rest of it scrolls. */
export function handIn(layout: Layout, cards: number, stage: Box, isAsked = false): Fanned {
  if (layout === 'desk') return atMost(fanOnDesk(cards, stage.width), 0.4 * stage.height)
  const beside = layout === 'low' ? besideLow(stage, isAsked) : 0
  const available = Math.max(0, stage.width - beside - 2 * MARGIN)
  if (isAsked) return oneRow(cards, available, layout === 'phone' && stage.height < TALL_PHONE)
  const fan = fanOnPhone(cards, available)
  if (layout === 'low') return atMost(fan, 0.44 * stage.height)
  return stage.height < TALL_PHONE ? fan : large(cards, available, fan)
}

/** Enough of a card to know it by. */
const GLANCE = 24

/** Between the mat and what is asked: nothing is laid from it now, but one wants to see what one holds. */
function oneRow(cards: number, available: number, isShort: boolean): Fanned {
  const fan = fanOnPhone(cards, available, GLANCE)
  return { ...fan, visible: Math.min(fan.visible, fan.width * LARGE.tall), hangs: isShort && fan.rows === 1 }
}

/** What is seen of a hand whose foot lies behind what is asked: figure and shape of every card. */
export const INDEX = 0.62

const TALL_PHONE = 600
const LARGE = { width: 104, gap: 8, tall: 1.4 }

/** A few cards lie beside each other, as large as they can. */
function large(cards: number, available: number, usual: Fanned): Fanned {
  const width = Math.min(LARGE.width, Math.floor((available + LARGE.gap) / cards) - LARGE.gap)
  if (cards === 0 || width <= usual.width) return usual
  const left = (available - cards * (width + LARGE.gap) + LARGE.gap) / 2
  const lying = Array.from({ length: cards }, (_, nth) => ({
    x: left + nth * (width + LARGE.gap),
    y: 0,
    turn: 0,
    row: 0,
  }))
  const height = width * LARGE.tall
  return { cards: lying, width, height, visible: height, rows: 1 }
}

function atMost(fan: Fanned, most: number): Fanned {
  return fan.visible <= most ? fan : { ...fan, visible: Math.max(Math.round(most), fan.width * 1.4) }
}

const DESK = { margin: 26, top: 18, prompt: 56, gaps: 12, hem: 8 }
const LARGEST: Box = { width: 1800, height: 1010 }
const SMALLEST: Box = { width: 320, height: 220 }

/** Between what is asked over the foot of a wide table and what lies on the mat above it. */
export const CLEAR = 12

/** What a sheet of this height takes of the mat: the row below comes first, where it may cover that. */
export function overlapOf(sheet: number, coversRow: boolean): number {
  const row = coversRow ? DESK.prompt + DESK.gaps / 2 : 0
  return Math.max(0, sheet + CLEAR - row)
}

export function lessHigh(box: Box, by: number): Box {
  return { ...box, height: box.height - by }
}

/** What stays free at the foot where nobody holds a hand. */
export const NO_HAND = 14

/** A lower table shows of a single row of cards so much that every index can be read. */
const LOW_DESK = 720
const HANGING = 0.28

/** What the hand takes at the foot of a wide table: its sag hangs over the edge, and more of it where the table is low. */
export function handHeight(fan: Fanned, stage?: Box): number {
  const hangs = stage !== undefined && stage.height < LOW_DESK && fan.rows === 1
  return Math.round(fan.visible * (hangs ? 1 - HANGING : 1)) + DESK.hem
}

/** The mat of a wide table above prompt and hand; on a huge screen it does not run away from the eyes. */
export function matOnDesk(stage: Box, hand: number): Box {
  const height = stage.height - DESK.top - DESK.gaps - DESK.prompt - hand
  return {
    width: within(stage.width - 2 * DESK.margin, SMALLEST.width, LARGEST.width),
    height: within(height, SMALLEST.height, LARGEST.height),
  }
}

/** How far a pile reaches beyond its cards: above, and with its number below. */
const HEM = 16
const PILE = { least: 40, most: 112, tall: 1.4 }
/** What two piles and the space between them take of the width, in cards. */
const SIDE_BY_SIDE = { alone: 3.2, aside: 4.8 }

/** The width of a card on the piles of a phone: in the height that words and calls leave, beside calls on a low mat. */
export function pileOnPhone(mat: Box, room: number, isAside: boolean): number {
  const widest = Math.min(PILE.most, mat.width / (isAside ? SIDE_BY_SIDE.aside : SIDE_BY_SIDE.alone))
  return Math.round(within((room - HEM) / PILE.tall, PILE.least, widest))
}

/** The most that the color in play takes of the mat of a phone. */
export function haloOnPhone(mat: Box): number {
  return mat.height * (flat(mat) ? 1.35 : 0.9)
}

const ONE_ROW = 4

/** How many seats stand beside each other above the mat: one row, from five on two; sideways always one. */
export function seatsPerRow(seats: number, layout: Layout): number {
  return layout === 'low' || seats <= ONE_ROW ? Math.max(1, seats) : Math.ceil(seats / 2)
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}

/** The buttons in the corner of the mat, as large as their words make them. */
export interface Corner extends Box {
  readonly count: number
}

export interface Footing {
  /** The words stand beside the piles, not above and below. */
  readonly isFlat: boolean
  /** So low that the direction is only drawn, and the piles lie beside it and the color. */
  readonly isSquat: boolean
  /** The piles lie at the left, so that the calls have the right of them. */
  readonly isAside: boolean
  /** The last line of the log: over the whole foot, beside the calls or above them; null where it has no place. */
  readonly line: 'whole' | 'beside' | 'above' | null
  /** What the calls take of the foot. */
  readonly calls: number
}

const FLAT = { width: 440, share: 2.4 }
/** With less than this the piles could not be seen above what stands at the foot. */
const TALL_ENOUGH = 190
const SQUAT = 90
const CALL = 50
const LINES = 60
const NARROWEST_LINE = 130
const EDGE = 12
/** Cards below the top one peek out, and the number of the draw pile hangs over. */
const AROUND_PILES = 52

/** So wide that words fit beside the piles. */
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

/** What is left of the foot beside the calls. */
export function besideCalls(mat: Box, calls: Box): number {
  return mat.width - calls.width - 2 * EDGE
}

/** The widest that calls may be; their words break. */
export function widestCalls(mat: Box, { isFlat, isAside }: Footing, pile: number): number {
  if (isFlat) return mat.width / 2 - pile - AROUND_PILES / 2
  return isAside ? mat.width - 2 * pile - AROUND_PILES : mat.width
}
