/** Who is asked to agree to something, and who is away. */

import type { WholeTable } from '../../protocol'
import type { ConnectionStatus } from '../../net/connection'

interface Agreeing {
  /** Seats of the table. */
  readonly agreed: readonly number[]
  readonly waited: readonly number[]
  /** Whether you are one of them. */
  readonly asksYou: boolean
}

/** Who has agreed, and who has not yet. */
export function agreeingTo(what: string, table: WholeTable): Agreeing | null {
  if (table.asked !== what) return null
  const { ready: agreed, waited, you } = table
  return { agreed, waited, asksYou: you !== null && waited.includes(you) }
}

/** The seats of people without a connection. */
export function seatsAway(table: WholeTable): number[] {
  const here = new Set(table.people.filter((person) => person.here).map((person) => person.id))
  return table.seats.flatMap(({ by, person }, seat) =>
    by === 'person' && !here.has(person ?? '') ? [seat] : [],
  )
}

export function isPlayedFor(table: WholeTable): boolean {
  return table.you !== null && (table.seats[table.you]?.autopilot ?? false)
}

/** Whether there is a lasting notice, which takes its own space. */
export function isToldLong(table: WholeTable): boolean {
  return table.you === null || table.paused || table.asked === 'pause' || isPlayedFor(table)
}

/** Whether this tab can do nothing at the table any more. */
export function isGone(status: ConnectionStatus): boolean {
  return status === 'elsewhere' || status === 'ended' || status === 'reload'
}
