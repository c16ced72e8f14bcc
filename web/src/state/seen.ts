/** How messages change the view: a welcome has all of it, an update what has changed. No I/O, no clock. */

import {
  HAND_VIEW,
  mergedHand,
  mergedTable,
  TABLE_VIEW,
  type Update,
  type Welcome,
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
