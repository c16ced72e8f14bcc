/** Where words and calls stand on the mat of a phone: they never cover the piles, nor each other. In pixels. */

import type { Box } from '../play/seating'

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
export function flat(mat: Box): boolean {
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
