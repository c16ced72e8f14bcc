/** How plates move with a moment. */

import { anchored } from '../motion/anchors'

const NOD = { lasts: 260, after: 120 }
const KNOCK = 320

/** Every second plate nods to the other side. */
export function nod(seats: readonly number[], times: number): Animation[] {
  return seats.flatMap((seat, nth) => {
    const turn = nth % 2 ? '3deg' : '-3deg'
    const timing = { duration: NOD.lasts, delay: NOD.after, iterations: times, easing: 'ease-out' }
    return moved(seat, { rotate: ['0deg', turn, '0deg'] }, timing)
  })
}

/** Knocked away, and back again. */
export function shake(seat: number): Animation[] {
  const way = { translate: ['0 0', '14px 0', '0 0'], rotate: ['0deg', '5deg', '0deg'] }
  return moved(seat, way, { duration: KNOCK, easing: 'ease-out' })
}

/** Larger, until the moment ends. */
export function raise(seat: number): Animation[] {
  return moved(
    seat,
    { scale: ['1', '1.18'] },
    { duration: 260, delay: 260, easing: 'ease-out', fill: 'forwards' },
  )
}

function moved(seat: number, way: PropertyIndexedKeyframes, timing: KeyframeAnimationOptions): Animation[] {
  const animation = anchored(`seat:${String(seat)}`)?.animate(way, timing)
  return animation ? [animation] : []
}
