/** Where the mat is free: for a button or a tag near a plate, and below the piles. */

import { type Box, GAP, overlap, type Point } from './boxes'
import { wordsOn } from './matWords'
import { BETWEEN_PILES, ASKEW, type Seating } from './seating'

/** The words for the direction on the ring of chevrons. */
const WAY: Box = { width: 250, height: 30 }

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
