/** Flights on few nodes: backs look all alike, so one node flies again as soon as it is free. */

import { HIDDEN } from '../../words/cards'
import type { Flight } from './flights'

type Timed = Pick<Flight, 'card' | 'after' | 'lasts'>

/** Each lane is a node with one drawing. */
export function lanesOf<T extends Timed>(flights: readonly T[]): T[][] {
  const lanes: T[][] = []
  for (const flight of flights) {
    const free = flight.card === HIDDEN && lanes.find((lane) => isFree(lane, flight))
    if (free) free.push(flight)
    else lanes.push([flight])
  }
  return lanes
}

function isFree(lane: readonly Timed[], { card, after }: Timed): boolean {
  const last = lane.at(-1)
  return last?.card === card && last.after + last.lasts <= after
}

/** When everything has landed. */
export function endOf(flights: readonly Timed[]): number {
  return Math.max(0, ...flights.map(({ after, lasts }) => after + lasts))
}
