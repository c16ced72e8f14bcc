/** Boxes by their centers, in pixels of the mat. */

export interface Box {
  width: number
  height: number
}
export interface Point {
  x: number
  y: number
}

/** Space between any two things. */
export const GAP = 6

export function overlap(one: Point & Box, other: Point & Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP
  )
}
