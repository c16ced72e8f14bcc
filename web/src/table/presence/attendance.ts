/** Who is asked for what besides playing, and who is not there. */

import type { WholeTable } from '../../protocol'
import type { ConnectionStatus } from '../../net/connection'

export interface Agreeing {
  /** Seats of the table. */
  readonly agreed: readonly number[]
  readonly waited: readonly number[]
  /** Whether it is you who is waited for. */
  readonly asksYou: boolean
}

/** Who has agreed to what is asked, and who is still waited for. */
export function agreeingTo(what: string, table: WholeTable): Agreeing | null {
  if (table.asked !== what) return null
  const { ready: agreed, waited, you } = table
  return { agreed, waited, asksYou: you !== null && waited.includes(you) }
}

/** Seats of people who have no connection. */
export function seatsAway(table: WholeTable): number[] {
  const here = new Set(table.people.filter((person) => person.here).map((person) => person.id))
  return table.seats.flatMap(({ by, person }, seat) =>
    by === 'person' && !here.has(person ?? '') ? [seat] : [],
  )
}

export function isPlayedFor(table: WholeTable): boolean {
  return table.you !== null && (table.seats[table.you]?.autopilot ?? false)
}

/** Whether something is told as long as it lasts: then it takes a place of its own, and covers nobody. */
export function isToldLong(table: WholeTable): boolean {
  return table.you === null || table.paused || table.asked === 'pause' || isPlayedFor(table)
}

/** Nothing can be done at the table from here: what is shown of it lies behind a page that says so. */
export function isGone(status: ConnectionStatus): boolean {
  return status === 'elsewhere' || status === 'ended' || status === 'reload'
}
