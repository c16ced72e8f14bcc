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
/** Space between any two things, and around the piles, whose cards lie a little askew. */
const GAP = 6
const ASKEW = 10
export const BETWEEN_PILES = 34
/** On a lower mat the plates are flat, and the words are in the upper corners or take one line below the piles. */
const LOW = 400
/** The words in the corners: their distance from the edges, and the width of the direction and the color. */
const CORNER = { x: 64, y: 16, high: 26, way: 220, color: 190 }
const SHORT_CORNER = { ...CORNER, x: 40, way: 130, color: 140 }

export function cornerOf(mat: Box): typeof CORNER {
  return hasFewWords(mat) ? SHORT_CORNER : CORNER
}

/** On a larger mat the plates grow, but not as much as the mat. */
const LARGE = { from: 1.15, most: 1.6 }
/** The most that piles grow. */
const LARGEST_PILES = 1.8
/** On a low table they are hardly larger than the cards of the hand. */
const LOW_PILES = 132
/** From this scale on, many players also have wide plates. */
const ROOMY = 1.5
/** The space of the words below the piles: two lines, or one wide line. */
const WORDS = { gap: 20, high: 36, wide: 200 }
const IN_A_LINE = { gap: 16, high: 36, wide: 460, short: 330 }
/** The words for the direction on the ring of chevrons. */
const WAY: Box = { width: 250, height: 30 }
/** On a narrower mat the direction takes fewer words. */
const FEW_WORDS = 810
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

interface Words {
  isLow: boolean
  inCorners: boolean
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
  const wanted = (WORDS.gap + WORDS.high) / 2
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

/** Where a button goes, and the first of its sizes that fits. */
interface ButtonSpot extends Point {
  size: Box
}

/** The center of a free spot below the plate, beside it, or as near as possible. `others` is also on the mat. */
export function besidePlate(
  seat: Point,
  sizes: readonly Box[],
  mat: Box,
  seating: Seating,
  others: readonly (Point & Box)[] = [],
): ButtonSpot {
  for (const size of sizes) {
    const spot = freeSpot(seat, size, mat, seating, others)
    if (spot) return { ...spot, size }
  }
  const size = sizes.at(-1) ?? { width: 0, height: 0 }
  return { x: seat.x, y: seat.y + (seating.plate.height + size.height) / 2 + GAP + 2, size }
}

const STEP = 8

function freeSpot(
  seat: Point,
  size: Box,
  mat: Box,
  seating: Seating,
  others: readonly (Point & Box)[],
): Point | null {
  const { plate } = seating
  const away = { x: (plate.width + size.width) / 2 + GAP + 2, y: (plate.height + size.height) / 2 + GAP + 2 }
  const within = Math.max(size.width / 2, Math.min(mat.width - size.width / 2, seat.x))
  const spots: Point[] = [
    { x: within, y: seat.y + away.y },
    { x: seat.x + away.x, y: seat.y + plate.peek / 2 },
    { x: seat.x - away.x, y: seat.y + plate.peek / 2 },
    { x: within, y: seat.y - away.y },
  ]
  const taken = [...takenOn(mat, seating), ...others]
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

/** How much of the mat is free at its bottom, for something of this width in the middle. */
export function freeBelow(mat: Box, width: number, seating: Seating): number {
  const inTheWay = placedOn(mat, seating).filter(
    (other) => Math.abs(other.x - mat.width / 2) < (other.width + width) / 2 + GAP,
  )
  return mat.height - Math.max(0, ...inTheWay.map(({ y, height }) => y + height / 2))
}

/** What is on the mat: seats, piles, and the words around them. */
function takenOn(mat: Box, seating: Seating): (Point & Box)[] {
  const { center, orbit, isLow } = seating
  const around = { ...WAY, x: center.x, y: center.y + orbit.y + Math.min(34, mat.height * 0.06) + 10 }
  return [...placedOn(mat, seating), ...(isLow ? [] : [around])]
}

/** Without the words for the direction. */
function placedOn(mat: Box, seating: Seating): (Point & Box)[] {
  const { plate, seats, piles, card } = seating
  return [
    ...seats.map((other) => ({ ...other, width: plate.width, height: plate.height })),
    { ...piles, width: 2 * card + BETWEEN_PILES + ASKEW, height: 1.4 * card + ASKEW },
    ...wordsOn(mat, piles, card, seating),
  ]
}

function wordsOn(mat: Box, piles: Point, card: number, { isLow, inCorners }: Words): (Point & Box)[] {
  if (!inCorners) return [wordsBelow(piles, card, isLow, mat)]
  const { x, y, high, way, color } = cornerOf(mat)
  const line = { y: y + high / 2, height: high }
  return [
    { ...line, x: x + way / 2, width: way },
    { ...line, x: mat.width - x - color / 2, width: color },
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
