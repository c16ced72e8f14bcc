/** Where something large can be without covering what is needed. All in pixels. */

import type { Box, Point } from '../../play/boxes'

/** A box with its left upper corner. */
export interface Rect extends Point, Box {}

/** Where it goes, and how large it is there. */
export interface Spot extends Point {
  /** The center. */
  readonly size: Box
  /** The share of the largest size. */
  readonly share: number
}

interface Room {
  readonly within: Rect
  /** Never covered. */
  readonly needed: readonly Rect[]
  /** Covered only if nothing else is free. */
  readonly spared: readonly Rect[]
}

const STEP = 10
const GAP = 4
/** Something spared counts as much as a way of this length. */
const SPARED = 90
/** Smaller and near is better than large and farther away than this. */
const NEAR = 150

/** The first size that fits near the wanted spot, or otherwise anywhere; null if nothing fits. */
export function freeSpot(wanted: Point, largest: Box, shares: readonly number[], room: Room): Spot | null {
  let far: Spot | null = null
  for (const share of shares) {
    const size = { width: largest.width * share, height: largest.height * share }
    const spot = nearest(wanted, size, room)
    if (spot && Math.hypot(spot.x - wanted.x, spot.y - wanted.y) <= NEAR) return { ...spot, size, share }
    if (spot) far ??= { ...spot, size, share }
  }
  return far
}

function nearest(wanted: Point, size: Box, { within, needed, spared }: Room): Point | null {
  let best: Point | null = null
  let least = Infinity
  for (const spot of spotsIn(within, size, wanted)) {
    const box = around(spot, size)
    if (needed.some((other) => overlap(box, other, GAP) > 0)) continue
    const hidden = spared.reduce((sum, other) => sum + overlap(box, other) / (other.width * other.height), 0)
    const cost = Math.hypot(spot.x - wanted.x, spot.y - wanted.y) + SPARED * hidden
    if (cost < least) [best, least] = [spot, cost]
  }
  return best
}

/** All centers on a grid, and the wanted one. */
function* spotsIn(within: Rect, size: Box, wanted: Point): Generator<Point> {
  const [left, top] = [within.x + size.width / 2, within.y + size.height / 2]
  const [right, bottom] = [
    within.x + within.width - size.width / 2,
    within.y + within.height - size.height / 2,
  ]
  if (right < left || bottom < top) return
  yield { x: clamp(wanted.x, left, right), y: clamp(wanted.y, top, bottom) }
  for (let y = top; y <= bottom; y += STEP) for (let x = left; x <= right; x += STEP) yield { x, y }
}

function around({ x, y }: Point, { width, height }: Box): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** The area that two boxes share; with a gap, they share something even if they only come close. */
function overlap(one: Rect, other: Rect, gap = 0): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) + gap
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) + gap
  return across > 0 && down > 0 ? across * down : 0
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
