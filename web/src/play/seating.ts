/**
 * Where everybody sits: you at the bottom, your left neighbor at the left of the screen, the others along the rim
 * of the mat, so that "to the left" is clockwise. All in pixels of the mat.
 */
export interface Box {
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}

export interface PlateSize extends Box {
  name: 'wide' | 'flat' | 'compact' | 'tiny'
  /** Width of one card of the fan that peeks out above the plate, and of the whole fan. */
  card: number
  fan: number
  /** How much of the fan is seen; `height` is plate and fan together. On a flat plate the fan lies within. */
  peek: number
  /** How far inside the edge of the mat it stays, on the design's mat; it may hang over at the sides. */
  margin: Point
  /** How much more vertical distance counts than horizontal when seats are spaced. */
  weight: number
}

export interface Seating {
  plate: PlateSize
  /** The middles of the opponents' places, clockwise from your left. */
  seats: Point[]
  center: Point
  /** The middle of the piles. */
  piles: Point
  /** Half axes of the ring of chevrons. */
  orbit: { x: number; y: number }
  /** Width of a card on the piles. */
  card: number
  /** Whether the color in play and the direction share one line below the piles. */
  isLow: boolean
  /** Whether somebody covers somebody, or the piles: there is no room for a table with people around it. */
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

/** The mat of the design: 1440 by 900 with the log open. */
const DESIGN: Box = { width: 1040, height: 578 }
const COMPACT_FROM = 7
/** Between any two, and around the piles, whose cards lie a little askew. */
const GAP = 6
const ASKEW = 10
export const BETWEEN_PILES = 34
/** On a lower mat plates lie flat, and the words below the piles are one line. */
const LOW = 400
/** What the words below the piles take: two lines, or one that is wider. */
const WORDS = { gap: 20, high: 36, wide: 200 }
const IN_A_LINE = { gap: 16, high: 36, wide: 460, short: 330 }
/** The direction, where it stands alone on the ring of chevrons. */
const WAY: Box = { width: 250, height: 30 }
/** On a narrower mat the direction is said in a few words. */
const FEW_WORDS = 760
/** How small the piles may become before the plates do. */
const SMALLER = [1, 0.88, 0.76, 0.66]
const SMALLEST_CARD = 64

/** The largest plates with which nobody covers anybody, nor the piles and the words below them. */
export function seating(opponents: number, mat: Box): Seating {
  const isLow = mat.height < LOW
  const sizes = PLATES.filter(({ name }) => {
    if (name === 'wide') return opponents < COMPACT_FROM && !isLow
    return name !== 'flat' || opponents < COMPACT_FROM
  })
  for (const plate of sizes)
    for (const smaller of SMALLER) {
      const card = Math.max(SMALLEST_CARD, Math.round(smaller * largestCard(opponents, mat, isLow)))
      const seated = seatedWith(plate, opponents, mat, card)
      if (!seated.isCrowded) return seated
    }
  const [tiny] = PLATES.slice(-1)
  if (tiny === undefined) throw new Error('plates: expected at least one size, came none')
  return seatedWith(tiny, opponents, mat, SMALLEST_CARD)
}

/** As large as the design has them; on a low mat as large as its height allows. */
function largestCard(opponents: number, mat: Box, isLow: boolean): number {
  const scale = Math.min(mat.width / DESIGN.width, mat.height / DESIGN.height)
  const usual = Math.min(1.2, scale) * (opponents < COMPACT_FROM ? 128 : 116)
  return isLow ? Math.max(usual, (0.38 * mat.height) / 1.4) : usual
}

function seatedWith(plate: PlateSize, opponents: number, mat: Box, card: number): Seating {
  const isLow = mat.height < LOW
  const seats = rim(opponents, mat, plate)
  const center = { x: mat.width / 2, y: mat.height / 2 }
  const piles = { ...center, y: center.y - lifted(seats, plate, mat, card) }
  return {
    plate,
    seats,
    center,
    orbit: { x: (268 * mat.width) / DESIGN.width, y: (168 * mat.height) / DESIGN.height },
    piles,
    card,
    isLow,
    isCrowded: crowded(seats, plate, mat, piles, card, isLow),
  }
}

/** The piles lie so high that they and the words below them are in the middle; as far as the seat above allows. */
function lifted(seats: readonly Point[], plate: Box, mat: Box, card: number): number {
  const wanted = (WORDS.gap + WORDS.high) / 2
  const above = seats.filter(
    ({ x }) => Math.abs(x - mat.width / 2) < card + (BETWEEN_PILES + plate.width) / 2 + ASKEW,
  )
  const lowest = Math.max(0, ...above.map(({ y }) => y + plate.height / 2))
  return Math.max(0, Math.min(wanted, mat.height / 2 - 0.7 * card - lowest - 2 * ASKEW))
}

/** The direction in which a seat lies from the middle, in degrees: 0 to the right, 90 down, as the screen counts. */
export function bearing(seat: Point, { center, orbit }: Seating): number {
  const angle = Math.atan2((seat.y - center.y) / orbit.y, (seat.x - center.x) / orbit.x)
  return ((angle * 180) / Math.PI + 360) % 360
}

/** Your own place is below. */
export const YOURS = 90

function spanOf(opponents: number): number {
  if (opponents <= 1) return 0
  return opponents === 2 ? 128 : Math.min(234, 180 + 9 * (opponents - 3))
}

/** Places at equal steps along the rim; vertical distance weighs more, because plates are wider than tall. */
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

/** Which share of the way has that length behind it. */
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
  isLow: boolean,
): boolean {
  const plates = seats.map((seat) => ({ ...seat, width: plate.width, height: plate.height }))
  const piles = { ...middle, width: 2 * card + BETWEEN_PILES + ASKEW, height: 1.4 * card + ASKEW }
  const words = wordsBelow(middle, card, isLow, mat)
  if (words.y + words.height / 2 > mat.height) return true
  return plates.some((one, nth) =>
    [piles, words, ...plates.slice(nth + 1)].some((other) => overlap(one, other)),
  )
}

/** Where a button stands, and which of its sizes it takes: the first for which there is a place. */
export interface ButtonSpot extends Point {
  size: Box
}

/** Below a plate, beside it or as near as it covers nothing. Its middle. */
export function besidePlate(seat: Point, sizes: readonly Box[], mat: Box, seating: Seating): ButtonSpot {
  for (const size of sizes) {
    const spot = freeSpot(seat, size, mat, seating)
    if (spot) return { ...spot, size }
  }
  const size = sizes.at(-1) ?? { width: 0, height: 0 }
  return { x: seat.x, y: seat.y + (seating.plate.height + size.height) / 2 + GAP + 2, size }
}

const STEP = 8

function freeSpot(seat: Point, size: Box, mat: Box, seating: Seating): Point | null {
  const { plate } = seating
  const away = { x: (plate.width + size.width) / 2 + GAP + 2, y: (plate.height + size.height) / 2 + GAP + 2 }
  const within = Math.max(size.width / 2, Math.min(mat.width - size.width / 2, seat.x))
  const spots: Point[] = [
    { x: within, y: seat.y + away.y },
    { x: seat.x + away.x, y: seat.y + plate.peek / 2 },
    { x: seat.x - away.x, y: seat.y + plate.peek / 2 },
    { x: within, y: seat.y - away.y },
  ]
  const taken = takenOn(mat, seating)
  const isFree = (spot: Point) =>
    spot.x >= size.width / 2 &&
    spot.x <= mat.width - size.width / 2 &&
    spot.y >= size.height / 2 &&
    spot.y <= mat.height - size.height / 2 &&
    !taken.some((other) => overlap({ ...spot, ...size }, other))
  return spots.find(isFree) ?? nearest(seat, spotsOn(mat, size).filter(isFree))
}

function spotsOn(mat: Box, { width, height }: Box): Point[] {
  const across = Math.max(0, Math.floor((mat.width - width) / STEP) + 1)
  const down = Math.max(0, Math.floor((mat.height - height) / STEP) + 1)
  return Array.from({ length: across * down }, (_, nth) => ({
    x: width / 2 + (nth % across) * STEP,
    y: height / 2 + Math.floor(nth / across) * STEP,
  }))
}

function nearest(seat: Point, spots: readonly Point[]): Point | null {
  const far = ({ x, y }: Point) => Math.hypot(x - seat.x, y - seat.y)
  return spots.reduce<Point | null>((best, spot) => (best && far(best) <= far(spot) ? best : spot), null)
}

/** Where something lies already: seats, piles, and the words around them. */
function takenOn(mat: Box, { plate, seats, center, orbit, piles, card, isLow }: Seating): (Point & Box)[] {
  const around = { ...WAY, x: center.x, y: center.y + orbit.y + Math.min(34, mat.height * 0.06) + 10 }
  return [
    ...seats.map((other) => ({ ...other, width: plate.width, height: plate.height })),
    { ...piles, width: 2 * card + BETWEEN_PILES + ASKEW, height: 1.4 * card + ASKEW },
    wordsBelow(piles, card, isLow, mat),
    ...(isLow ? [] : [around]),
  ]
}

function wordsBelow(piles: Point, card: number, isLow: boolean, mat: Box): Point & Box {
  const { gap, high } = isLow ? IN_A_LINE : WORDS
  const inALine = hasFewWords(mat) ? IN_A_LINE.short : IN_A_LINE.wide
  const width = isLow ? inALine : WORDS.wide
  return { x: piles.x, y: piles.y + 0.7 * card + gap + high / 2, width, height: high }
}

export function hasFewWords(mat: Box): boolean {
  return mat.width < FEW_WORDS
}

function overlap(one: Point & Box, other: Point & Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP
  )
}
