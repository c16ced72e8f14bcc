/** The ring of chevrons that shows which way play runs; those that lead to whoever plays are hot. */
import type { Place, Seating } from './seating'

export interface Chevron extends Place {
  /** Which way it points, in degrees. */
  turn: number
  /** 1 just before the seat that plays, falling to 0 behind; 0 is cold. */
  heat: number
}

export type Direction = 'left' | 'right'

const APART = 39
const HOT = 64

/** `toward` is the bearing of whoever plays; null where nobody does. */
export function chevrons({ center, orbit }: Seating, direction: Direction, toward: number | null): Chevron[] {
  const way = direction === 'left' ? 1 : -1
  const count = Math.max(12, Math.round(perimeter(orbit.x, orbit.y) / APART))
  return Array.from({ length: count }, (_, nth) => {
    const degrees = ((nth + 0.5) * 360) / count
    const angle = (degrees * Math.PI) / 180
    const [along, down] = [-orbit.x * Math.sin(angle) * way, orbit.y * Math.cos(angle) * way]
    return {
      x: center.x + orbit.x * Math.cos(angle),
      y: center.y + orbit.y * Math.sin(angle),
      turn: (Math.atan2(down, along) * 180) / Math.PI,
      heat: toward === null ? 0 : heat((((toward - degrees) * way) % 360) + 360),
    }
  })
}

function heat(behind: number): number {
  const degrees = behind % 360
  return degrees < HOT ? 1 - degrees / (HOT + 10) : 0
}

/** Ramanujan's, exact enough to space chevrons. */
function perimeter(a: number, b: number): number {
  return Math.PI * (3 * (a + b) - Math.sqrt((3 * a + b) * (a + 3 * b)))
}
