/** What has not arrived yet is not seen: a card appears at its place when its flight ends. */

import { anchored } from './anchors'
import type { Flight } from './flights'

const FADING = 80
const NODDING = 320

/** Names of anchors, and milliseconds until the last flight to it has landed. */
export function landingsOf(flights: readonly Flight[]): Map<string, number> {
  const landings = new Map<string, number>()
  for (const { to, after, lasts } of flights) {
    const place = to === 'discard' ? 'top' : to
    if (place === 'top' || place.startsWith('card:')) {
      landings.set(place, Math.max(landings.get(place) ?? 0, after + lasts))
    }
  }
  return landings
}

export function hideUntilLanded(landings: ReadonlyMap<string, number>): Animation[] {
  return animated(landings.entries(), (lasts) => [{ opacity: [0, 0] }, { duration: lasts }])
}

/** In place of travel, where motion is unwelcome. */
export function fadeIn(landings: ReadonlyMap<string, number>): Animation[] {
  return animated(landings.entries(), () => [{ opacity: [0, 1] }, { duration: FADING }])
}

/** Twice, as somebody who was caught. */
export function nod(seats: readonly number[]): Animation[] {
  const places = seats.map((seat) => [`seat:${String(seat)}`, NODDING] as const)
  return animated(places, (lasts) => [
    { translate: ['0 0', '0 6px', '0 0', '0 6px', '0 0'] },
    { duration: lasts, easing: 'ease-out' },
  ])
}

function animated(
  places: Iterable<readonly [place: string, lasts: number]>,
  how: (lasts: number) => [PropertyIndexedKeyframes, KeyframeAnimationOptions],
): Animation[] {
  return [...places].flatMap(([place, lasts]) => anchored(place)?.animate(...how(lasts)) ?? [])
}
