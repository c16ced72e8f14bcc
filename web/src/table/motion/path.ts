/** The whole way of one node, flight after flight, as one animation: nothing is to be done while it runs. */

import type { Flight } from './flights'
import type { Spot } from './spots'

export interface Placed extends Flight {
  readonly begin: Spot
  readonly end: Spot
}

/** Of the node that flies. */
export const SIZE = { width: 120, height: 168 }
export const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
/** Degrees: how a card lies on the pile. */
const LYING = -2

/** Keyframes over `lasts` milliseconds; between two flights it is not seen. */
export function pathOf(flights: readonly Placed[], lasts: number): Keyframe[] {
  return flights.flatMap((flight) => {
    const begin = at(flight.begin, 0)
    const end = at(flight.end, flight.to === 'discard' ? LYING : 0)
    const [from, to] = [flight.after / lasts, Math.min(1, (flight.after + flight.lasts) / lasts)]
    return [
      { offset: from, transform: begin, opacity: 0 },
      { offset: from, transform: begin, opacity: 1, easing: EASING },
      { offset: to, transform: end, opacity: 1 },
      { offset: to, transform: end, opacity: 0 },
    ]
  })
}

function at({ x, y, width }: Spot, turn: number): string {
  const [left, top] = [x - SIZE.width / 2, y - SIZE.height / 2]
  const scale = width / SIZE.width
  return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) scale(${scale.toFixed(3)}) rotate(${String(turn)}deg)`
}
