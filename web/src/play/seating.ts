/**
 * Where everybody sits: you at the bottom, your left neighbor at the left of the screen, the others along the edge of
 * the mat, so that "to the left" is clockwise. All in pixels of the mat.
 */

import { type Box, overlap, type Point } from './boxes'
import { BELOW_PILES, type Words, wordsOn } from './matWords'

export interface PlateSize extends Box {
  name: 'wide' | 'flat' | 'compact' | 'tiny'
  /** The width of a card in the fan above the plate, and of the whole fan. */
  card: number
  fan: number
  /** How much of the fan is visible. `height` includes it. On a flat plate the fan is inside. */
  peek: number
  /** The distance from the edge of the mat in the design; negative if it sticks out. */
  margin: Point
  /** How much more vertical distance counts when seats are spaced. */
  weight: number
}

export interface Seating {
  plate: PlateSize
  /** The centers of the opponents' plates, clockwise from your left. */
  seats: Point[]
  center: Point
  /** The center of the piles. */
  piles: Point
  /** The half axes of the ring of chevrons. */
  orbit: { x: number; y: number }
  /** The width of a card on the piles. */
  card: number
  /** Whether the color in play and the direction share a line below the piles, or are in the upper corners. */
  isLow: boolean
  inCorners: boolean
  /** How much larger the plates are than in the design. */
  scale: number
  /** Whether plates overlap each other or the piles. */
  isCrowded: boolean
}

const PLATES: readonly PlateSize[] = [
  {
    name: 'wide',
    width: 208,
    height: 104,
    card: 36,
    fan: 150,
    peek: 34,
    margin: { x: -8, y: 21 },
    weight: 1.5,
  },
  {
    name: 'flat',
    width: 216,
    height: 62,
    card: 26,
    fan: 54,
    peek: 10,
    margin: { x: -8, y: 12 },
    weight: 1.8,
  },
  {
    name: 'compact',
    width: 138,
    height: 72,
    card: 24,
    fan: 84,
    peek: 22,
    margin: { x: 5, y: 35 },
    weight: 1.5,
  },
  { name: 'tiny', width: 98, height: 54, card: 18, fan: 60, peek: 14, margin: { x: 3, y: 11 }, weight: 2.2 },
]

/** The mat of the design, in a window of 1440 × 900 with the log open. */
const DESIGN: Box = { width: 1040, height: 578 }
const COMPACT_FROM = 7
/** Around the piles, whose cards lie a little askew. */
export const ASKEW = 10
export const BETWEEN_PILES = 34
/** On a lower mat the plates are flat, and the words are in the upper corners or take one line below the piles. */
const LOW = 400
/** On a larger mat the plates grow, but not as much as the mat. */
const LARGE = { from: 1.15, most: 1.6 }
/** The most that piles grow. */
const LARGEST_PILES = 1.8
/** On a low table they are hardly larger than the cards of the hand. */
const LOW_PILES = 132
/** From this scale on, many players also have wide plates. */
const ROOMY = 1.5
/** The piles shrink by these steps before the plates do. */
const SMALLER = [1, 0.88, 0.76, 0.66]
const SMALLEST_CARD = 64

/** The seating with the largest plates that cover neither each other nor the piles and their words. */
export function seating(opponents: number, mat: Box, isLowTable = false): Seating {
  for (const seated of seatings(opponents, mat, isLowTable || mat.height < LOW))
    if (!seated.isCrowded) return seated
  const [tiny] = PLATES.slice(-1)
  if (tiny === undefined) throw new Error('plates: expected at least one size, came none')
  return seatedWith(tiny, opponents, mat, SMALLEST_CARD, { isLow: mat.height < LOW, inCorners: false }, 1)
}

/** From the best to the smallest. The piles shrink before the words move, and both before the plates shrink. */
function* seatings(opponents: number, mat: Box, isLow: boolean): Generator<Seating> {
  const sizes = PLATES.filter(({ name }) => {
    if (name === 'wide') return (opponents < COMPACT_FROM || scaleOf(mat) >= ROOMY) && !isLow
    return name !== 'flat' || opponents < COMPACT_FROM
  })
  const places = isLow
    ? [
        { isLow, inCorners: true },
        { isLow, inCorners: false },
      ]
    : [{ isLow, inCorners: false }]
  for (const plate of sizes)
    for (const scale of new Set([plateScale(mat), 1]))
      for (const words of places)
        for (const smaller of SMALLER) {
          const card = Math.max(SMALLEST_CARD, Math.round(smaller * largestCard(opponents, mat, words)))
          yield seatedWith(plate, opponents, mat, card, words, scale)
        }
}

function plateScale(mat: Box): number {
  return Math.max(1, Math.min(LARGE.most, scaleOf(mat) / LARGE.from))
}

function scaleOf(mat: Box): number {
  return Math.min(mat.width / DESIGN.width, mat.height / DESIGN.height)
}

/** As large as in the design; on a low mat, as large as the height allows. */
function largestCard(opponents: number, mat: Box, { isLow, inCorners }: Words): number {
  const usual = Math.min(LARGEST_PILES, scaleOf(mat)) * (opponents < COMPACT_FROM ? 128 : 116)
  if (!isLow) return usual
  return Math.max(usual, inCorners ? Math.min(LOW_PILES, 0.29 * mat.height) : (0.38 * mat.height) / 1.4)
}

function seatedWith(
  design: PlateSize,
  opponents: number,
  mat: Box,
  card: number,
  words: Words,
  scale: number,
): Seating {
  const plate = { ...design, ...grown(design, scale), peek: scale * design.peek }
  const seats = rim(opponents, mat, plate)
  const middle = { x: mat.width / 2, y: mat.height / 2 }
  const y = words.inCorners ? between(seats, plate, mat, card) : middle.y - lifted(seats, plate, mat, card)
  const piles = { ...middle, y }
  const orbit = { x: (268 * mat.width) / DESIGN.width, y: (168 * mat.height) / DESIGN.height }
  return {
    plate,
    seats,
    center: words.inCorners ? piles : middle,
    orbit: words.inCorners ? { ...orbit, y: Math.min(orbit.y, mat.height - y - RING_HEM) } : orbit,
    piles,
    card,
    ...words,
    scale,
    isCrowded: crowded(seats, plate, mat, piles, card, words),
  }
}

const RING_HEM = 16

function grown({ width, height }: Box, scale: number): Box {
  return { width: scale * width, height: scale * height }
}

/** The middle of the piles between the seat above them and the edge of the mat. */
function between(seats: readonly Point[], plate: Box, mat: Box, card: number): number {
  return Math.max(mat.height / 2, (lowestAbove(seats, plate, mat, card) + mat.height) / 2)
}

/** How far the piles move up, so that they and the words below them are centered. A seat above limits it. */
function lifted(seats: readonly Point[], plate: Box, mat: Box, card: number): number {
  const wanted = (BELOW_PILES.gap + BELOW_PILES.high) / 2
  const lowest = lowestAbove(seats, plate, mat, card)
  return Math.max(0, Math.min(wanted, mat.height / 2 - 0.7 * card - lowest - 2 * ASKEW))
}

/** The lower edge of the seats above the piles. */
function lowestAbove(seats: readonly Point[], plate: Box, mat: Box, card: number): number {
  const above = seats.filter(
    ({ x }) => Math.abs(x - mat.width / 2) < card + (BETWEEN_PILES + plate.width) / 2 + ASKEW,
  )
  return Math.max(0, ...above.map(({ y }) => y + plate.height / 2))
}

/** The direction of a seat from the center, in degrees: 0 is right, 90 is down. */
export function bearing(seat: Point, { center, orbit }: Seating): number {
  const angle = Math.atan2((seat.y - center.y) / orbit.y, (seat.x - center.x) / orbit.x)
  return ((angle * 180) / Math.PI + 360) % 360
}

/** You sit at the bottom. */
export const YOURS = 90

function spanOf(opponents: number): number {
  if (opponents <= 1) return 0
  return opponents === 2 ? 128 : Math.min(234, 180 + 9 * (opponents - 3))
}

/** Points at equal distances along the edge. Vertical distance counts more, because plates are wider than tall. */
function rim(opponents: number, mat: Box, plate: PlateSize): Point[] {
  const span = spanOf(opponents)
  const scale = mat.height / DESIGN.height
  const reach = {
    x: (mat.width - plate.width) / 2 - plate.margin.x,
    y: (mat.height - plate.height) / 2 - plate.margin.y * scale,
  }
  const middle = { x: mat.width / 2, y: mat.height / 2 - 9 * scale }
  const at = (share: number): Point => {
    const angle = ((90 + span / 2 - span * share) * Math.PI) / 180
    return { x: middle.x + reach.x * Math.cos(angle), y: middle.y - reach.y * Math.sin(angle) }
  }
  if (opponents <= 1) return Array.from({ length: opponents }, () => at(0))
  return equalSteps(at, opponents, plate.weight)
}

const FINE = 720

function equalSteps(at: (share: number) => Point, count: number, weight: number): Point[] {
  const points = Array.from({ length: FINE + 1 }, (_, nth) => at(nth / FINE))
  const lengths = [0]
  points.slice(1).forEach((point, nth) => {
    const before = points[nth] ?? point
    lengths.push((lengths[nth] ?? 0) + Math.hypot(point.x - before.x, weight * (point.y - before.y)))
  })
  const whole = lengths[FINE] ?? 0
  return Array.from({ length: count }, (_, nth) => at(shareAt(lengths, (whole * nth) / (count - 1))))
}

/** The share of the way at that length. */
function shareAt(lengths: readonly number[], wanted: number): number {
  const after = lengths.findIndex((length) => length >= wanted - 1e-9)
  if (after <= 0) return after < 0 ? 1 : 0
  const [from, to] = [lengths[after - 1] ?? 0, lengths[after] ?? 0]
  return (after - 1 + (wanted - from) / (to - from || 1)) / FINE
}

function crowded(
  seats: readonly Point[],
  plate: Box,
  mat: Box,
  middle: Point,
  card: number,
  place: Words,
): boolean {
  const plates = seats.map((seat) => ({ ...seat, width: plate.width, height: plate.height }))
  const piles = { ...middle, width: 2 * card + BETWEEN_PILES + ASKEW, height: 1.4 * card + ASKEW }
  const words = wordsOn(mat, middle, card, place)
  if ([piles, ...words].some(({ y, height }) => y + height / 2 > mat.height)) return true
  if (words.some((one) => overlap(one, piles)) && place.inCorners) return true
  return plates.some((one, nth) =>
    [piles, ...words, ...plates.slice(nth + 1)].some((other) => overlap(one, other)),
  )
}
