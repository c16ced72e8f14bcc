/** Where a card begins or ends to fly, in pixels of the window. */

import { anchored } from './anchors'

export interface Spot {
  /** The middle. */
  readonly x: number
  readonly y: number
  /** Of a card that lies there. */
  readonly width: number
}

/** Places that are larger than a card. */
const WIDTHS: readonly (readonly [beginning: string, width: number])[] = [
  ['seat:', 40],
  ['hand', 84],
]

/** Nothing where the place is not on the screen. */
function spotAt(name: string): Spot | null {
  const node = anchored(name)
  if (!node) return null
  const box = node.getBoundingClientRect()
  if (box.width === 0) return null
  const own = node instanceof HTMLElement ? node.offsetWidth : box.width
  const width = WIDTHS.find(([beginning]) => name.startsWith(beginning))?.[1] ?? own
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width }
}

/** A card that has no place of its own, in a hand that is folded away, comes from the hand. */
export function spotNear(name: string): Spot | null {
  return spotAt(name) ?? (name.startsWith('card:') || name.startsWith('seat:') ? spotAt('hand') : null)
}
