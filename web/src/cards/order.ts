/** The order of the cards in a sorted hand. */

import { COLORS, isColor } from './faces'

const FACES = '0123456789SVD'
const WILDS = ['W', 'W4', 'IN', 'HW', 'SH']

/** Colors in the order red, blue, green, yellow, then the wilds; within a color by figure. */
export function byColor(one: string, other: string): number {
  return suit(one) - suit(other) || figure(one) - figure(other)
}

/** By figure, then by color; wilds last. */
export function byFigure(one: string, other: string): number {
  return wild(one) - wild(other) || figure(one) - figure(other) || suit(one) - suit(other)
}

function suit(card: string): number {
  const color = card[0]
  return isColor(color) ? COLORS.indexOf(color) : COLORS.length
}

function wild(card: string): number {
  return isColor(card[0]) ? 0 : 1
}

/** Unknown cards come last. */
function figure(card: string): number {
  const order = isColor(card[0]) ? FACES.indexOf(card.slice(1)) : WILDS.indexOf(card)
  return order < 0 ? FACES.length : order
}
