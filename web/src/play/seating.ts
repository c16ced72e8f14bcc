/**
 * Where everybody sits: you at the bottom, your left neighbor at the left of the screen, the others along the edge of
 * the mat, so that "to the left" is clockwise. All in pixels of the mat.
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
  /** Whether the color in play and the direction share a line below the piles. */
  isLow: boolean
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
/** Space between any two things, and around the piles, whose cards lie a little askew. */
const GAP = 6
const ASKEW = 10
export const BETWEEN_PILES = 34
/** On a lower mat the plates are flat, and the words below the piles take one line. */
const LOW = 400
/** The space of the words below the piles: two lines, or one wide line. */
const WORDS = { gap: 20, high: 36, wide: 200 }
const IN_A_LINE = { gap: 16, high: 36, wide: 460, short: 330 }
/** The words for the direction on the ring of chevrons. */
const WAY: Box = { width: 250, height: 30 }
/** On a narrower mat the direction takes fewer words. */
const FEW_WORDS = 760
/** The piles shrink by these steps before the plates do. */
const SMALLER = [1, 0.88, 0.76, 0.66]
const SMALLEST_CARD = 64

/** The seating with the largest plates that cover neither each other nor the piles and their words. */
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

/** As large as in the design; on a low mat, as large as the height allows. */
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

/** How far the piles move up, so that they and the words below them are centered. A seat above limits it. */
function lifted(seats: readonly Point[], plate: Box, mat: Box, card: number): number {
  const wanted = (WORDS.gap + WORDS.high) / 2
  const above = seats.filter(
    ({ x }) => Math.abs(x - mat.width / 2) < card + (BETWEEN_PILES + plate.width) / 2 + ASKEW,
  )
  const lowest = Math.max(0, ...above.map(({ y }) => y + plate.height / 2))
  return Math.max(0, Math.min(wanted, mat.height / 2 - 0.7 * card - lowest - 2 * ASKEW))
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

/** Where a button goes, and the first of its sizes that fits. */
export interface ButtonSpot extends Point {
  size: Box
}

/** The center of a free spot below the plate, beside it, or as near as possible. */
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

/** What is on the mat: seats, piles, and the words around them. */
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
