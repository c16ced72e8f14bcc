/** Where the color in play and the direction are in words: below the piles, or in the upper corners of the mat. */

import type { Box, Point } from './boxes'

/** The words in the corners: their distance from the edges, and the width of the direction and the color. */
const CORNER = { x: 64, y: 16, high: 26, way: 220, color: 190 }
const SHORT_CORNER = { ...CORNER, x: 40, way: 130, color: 140 }

export function cornerOf(mat: Box): typeof CORNER {
  return hasFewWords(mat) ? SHORT_CORNER : CORNER
}

/** On a narrower mat the direction takes fewer words. */
const FEW_WORDS = 810

/** The space of the words below the piles: two lines, or one wide line. */
export const BELOW_PILES = { gap: 20, high: 36, wide: 200 }
const IN_A_LINE = { gap: 16, high: 36, wide: 460, short: 330 }

/** Whether the words share a line below the piles, or are in the corners. */
export interface Words {
  isLow: boolean
  inCorners: boolean
}

export function wordsOn(mat: Box, piles: Point, card: number, { isLow, inCorners }: Words): (Point & Box)[] {
  if (!inCorners) return [wordsBelow(piles, card, isLow, mat)]
  const { x, y, high, way, color } = cornerOf(mat)
  const line = { y: y + high / 2, height: high }
  return [
    { ...line, x: x + way / 2, width: way },
    { ...line, x: mat.width - x - color / 2, width: color },
  ]
}

function wordsBelow(piles: Point, card: number, isLow: boolean, mat: Box): Point & Box {
  const { gap, high } = isLow ? IN_A_LINE : BELOW_PILES
  const inALine = hasFewWords(mat) ? IN_A_LINE.short : IN_A_LINE.wide
  const width = isLow ? inALine : BELOW_PILES.wide
  return { x: piles.x, y: piles.y + 0.7 * card + gap + high / 2, width, height: high }
}

export function hasFewWords(mat: Box): boolean {
  return mat.width < FEW_WORDS
}
