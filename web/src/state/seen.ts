/** How messages change the view: a welcome has all of it, an update what has changed. No I/O, no clock. */

import {
  HAND_VIEW,
  mergedHand,
  mergedTable,
  TABLE_VIEW,
  wholeEvent,
  type Update,
  type Welcome,
  type WholeEvent,
  type WholeHand,
  type WholeTable,
} from '../protocol'

/** Everything one person knows of a table after update `n`. */
export interface Seen {
  readonly person: string
  readonly n: number
  /** The server's time when it sent the message. */
  readonly time: number
  readonly table: WholeTable
  readonly hand: WholeHand | null
}

/** The view of a welcome. */
export function welcomed({ person, n, time, table, hand }: Welcome): Seen {
  return {
    person,
    n,
    time,
    table: mergedTable(TABLE_VIEW, table),
    hand: hand ? mergedHand(HAND_VIEW, hand) : null,
  }
}

/** The view after an update. */
export function followed(seen: Seen, { n, time, table, hand }: Update): Seen {
  return {
    person: seen.person,
    n,
    time,
    table: table ? mergedTable(seen.table, table) : seen.table,
    hand: hand ? mergedHand(seen.hand ?? HAND_VIEW, hand) : hand === null ? null : seen.hand,
  }
}

/** Adds events for bots that replace people who left; the table only reports the leaving. */
export function withStandIns(events: readonly WholeEvent[], before: Seen | null, after: Seen): WholeEvent[] {
  const told = (seat: number) =>
    events.some((event) => event.of === 'table' && event.kind === 'bot_sat' && event.seat === seat)
  const seats = after.table.seats.flatMap(({ by }, seat) =>
    by === 'bot' && before?.table.seats[seat]?.by === 'person' && !told(seat) ? [seat] : [],
  )
  return [...events, ...seats.map((seat) => wholeEvent({ of: 'table', kind: 'bot_sat', seat }))]
}
