/** Who sits around the table, clockwise from the left of whoever looks. */

export interface Place {
  /** Of the table. */
  readonly seat: number
  /** Of the hand; none for who does not play in it. */
  readonly handSeat: number | null
}

interface Seating {
  readonly seats: readonly { readonly by: string }[]
  readonly you: number | null
  readonly standing: { readonly out: readonly number[] } | null
}

/** Everybody but you. Where you do not sit, everybody. */
export function placesAround(table: Seating, order: readonly number[] | null): Place[] {
  const places = (order ?? taken(table)).map((seat, at) => ({ seat, handSeat: order ? at : null }))
  const all = outOf(table, places).reduce(withOut, places)
  const yours = all.findIndex(({ seat }) => seat === table.you)
  return yours < 0 ? all : [...all.slice(yours + 1), ...all.slice(0, yours)]
}

function taken({ seats }: Seating): number[] {
  return seats.flatMap(({ by }, seat) => (by === 'nobody' ? [] : [seat]))
}

function outOf({ standing, you }: Seating, places: readonly Place[]): number[] {
  const playing = new Set(places.map(({ seat }) => seat))
  return (standing?.out ?? []).filter((seat) => !playing.has(seat) && seat !== you).sort((a, b) => a - b)
}

/** Who is out keeps the chair: after the nearest seat before it that still plays. */
function withOut(places: Place[], seat: number): Place[] {
  const before = places.filter((place) => place.seat < seat).sort((a, b) => b.seat - a.seat)[0]
  const at = before ? places.indexOf(before) + 1 : 0
  return [...places.slice(0, at), { seat, handSeat: null }, ...places.slice(at)]
}

/** How many turns it is until `you` play, if nobody loses one; 0 where you do. */
export function turnsUntil(
  you: number,
  hand: { readonly turn: number | null; readonly direction: string; readonly counts: readonly number[] },
): number | null {
  if (hand.turn === null) return null
  const steps = hand.direction === 'L' ? you - hand.turn : hand.turn - you
  const players = hand.counts.length
  return (steps + players) % players
}
