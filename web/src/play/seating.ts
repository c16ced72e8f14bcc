/**
 * Where everybody sits: you at the bottom, your left neighbor at the left of the screen, the others along the rim
 * of the mat, so that "to the left" is clockwise. All in pixels of the mat.
 */
export interface Box {
  width: number
  height: number
}
export interface Place {
  x: number
  y: number
}

export interface PlateSize extends Box {
  name: 'wide' | 'compact' | 'tiny'
  /** Width of one card of the fan that peeks out above the plate, and of the whole fan. */
  card: number
  fan: number
  /** How much of the fan is seen; `height` is plate and fan together. */
  peek: number
  /** How far inside the edge of the mat it stays, on the design's mat; it may hang over at the sides. */
  margin: Place
  /** How much more vertical distance counts than horizontal when seats are spaced. */
  weight: number
}

export interface Seating {
  plate: PlateSize
  /** The middles of the opponents' places, clockwise from your left. */
  seats: Place[]
  center: Place
  /** Half axes of the ring of chevrons. */
  orbit: { x: number; y: number }
  /** Width of a card on the piles. */
  card: number
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
const GAP = 6
export const BETWEEN_PILES = 34

/** The largest plates with which nobody covers anybody, nor the piles. */
export function seating(opponents: number, mat: Box): Seating {
  const scale = Math.min(mat.width / DESIGN.width, mat.height / DESIGN.height)
  const card = Math.round(Math.min(1.2, scale) * (opponents < COMPACT_FROM ? 128 : 116))
  const sizes = PLATES.filter((plate) => plate.name !== 'wide' || opponents < COMPACT_FROM)
  const plate = sizes.find((size) => !crowded(rim(opponents, mat, size), size, mat, card)) ?? sizes.at(-1)
  if (plate === undefined) throw new Error('plates: expected at least one size, came none')
  return {
    plate,
    seats: rim(opponents, mat, plate),
    center: { x: mat.width / 2, y: mat.height / 2 },
    orbit: { x: (268 * mat.width) / DESIGN.width, y: (168 * mat.height) / DESIGN.height },
    card,
  }
}

/** The direction in which a seat lies from the middle, in degrees: 0 to the right, 90 down, as the screen counts. */
export function bearing(seat: Place, { center, orbit }: Seating): number {
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
function rim(opponents: number, mat: Box, plate: PlateSize): Place[] {
  const span = spanOf(opponents)
  const scale = mat.height / DESIGN.height
  const reach = {
    x: (mat.width - plate.width) / 2 - plate.margin.x,
    y: (mat.height - plate.height) / 2 - plate.margin.y * scale,
  }
  const middle = { x: mat.width / 2, y: mat.height / 2 - 9 * scale }
  const at = (share: number): Place => {
    const angle = ((90 + span / 2 - span * share) * Math.PI) / 180
    return { x: middle.x + reach.x * Math.cos(angle), y: middle.y - reach.y * Math.sin(angle) }
  }
  if (opponents <= 1) return Array.from({ length: opponents }, () => at(0))
  return equalSteps(at, opponents, plate.weight)
}

const FINE = 720

function equalSteps(at: (share: number) => Place, count: number, weight: number): Place[] {
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

function crowded(seats: readonly Place[], plate: Box, mat: Box, card: number): boolean {
  const piles = { x: mat.width / 2, y: mat.height / 2, width: 2 * card + BETWEEN_PILES, height: 1.4 * card }
  const plates = seats.map((seat) => ({ ...seat, width: plate.width, height: plate.height }))
  return plates.some((one, nth) => [piles, ...plates.slice(nth + 1)].some((other) => overlap(one, other)))
}

function overlap(one: Place & Box, other: Place & Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP
  )
}
