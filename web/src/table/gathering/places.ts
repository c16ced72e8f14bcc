/** Who sits where before a match and after it, and what can be done about it. */

import type { Catalogue } from '../../generated'
import { formatOf, readRules } from '../../play/agreement'
import type { Person, SeatedBy, WholeTable } from '../../protocol'
import { seatName, type Company } from '../../words/company'

/** The host may say who deals first. */
export const NAMED_DEALER = 'D-32'

export interface Place {
  readonly seat: number
  readonly by: SeatedBy
  /** Empty where nobody sits. */
  readonly name: string
  readonly person: string | null
  /** The kind of bot that sits here. */
  readonly bot: string | null
  readonly here: boolean
  readonly isHost: boolean
  readonly isYou: boolean
  /** Whether the host has named who sits here to deal first (D-32). */
  readonly deals: boolean
}

export interface Beginning {
  /** People and bots who sit. */
  readonly players: number
  /** With how many the match can be played here, where not every number will do. */
  readonly fitting: readonly number[] | null
  /** How many more have to sit down, at least. */
  readonly wanting: number
  readonly isPossible: boolean
}

export function placesAt(table: WholeTable, company: Company): Place[] {
  const here = new Set(table.people.filter((person) => person.here).map((person) => person.id))
  return table.seats.map(({ by, person, bot, deals }, seat) => ({
    seat,
    by,
    name: by === 'nobody' ? '' : seatName(company, seat),
    person: by === 'person' ? person : null,
    bot,
    here: by !== 'person' || here.has(person ?? ''),
    isHost: by === 'person' && person === table.host,
    isYou: by === 'person' && person === company.person,
    deals,
  }))
}

/** Who is at the table without a seat, and without one that is kept for the next deal. */
export function watchersAt(table: WholeTable): Required<Person>[] {
  const seated = new Set(table.seats.map((seat) => seat.person))
  return table.people.filter((person) => !seated.has(person.id))
}

/** Whom the host can seat at a place: those without a seat first, then who sits elsewhere. */
export function whoMayCome(table: WholeTable, elsewhere: readonly Place[]): { id: string; name: string }[] {
  const seated = elsewhere.flatMap(({ person, name }) => (person === null ? [] : [{ id: person, name }]))
  return [...watchersAt(table).map(({ id, name }) => ({ id, name })), ...seated]
}

export function hasFreeSeat(table: WholeTable): boolean {
  return table.seats.some((seat) => seat.by === 'nobody')
}

/** The seat that somebody takes with the next deal. */
export function seatKeptFor(person: string, table: WholeTable): number | null {
  const kept = table.seats.findIndex((seat) => seat.by === 'bot' && seat.person === person)
  return kept < 0 ? null : kept
}

/** A seat that somebody who watches can have: a free one, or a bot's from the next deal on. */
export function seatToHave(table: WholeTable): number | null {
  const open = table.seats.findIndex((seat) => seat.by === 'nobody' || (seat.by === 'bot' && !seat.person))
  return open < 0 ? null : open
}

/** Whether the host can begin; whoever may play by what was agreed, the catalogue knows. */
export function beginningOf(table: WholeTable, catalogue: Catalogue): Beginning {
  const taken = table.seats.filter((seat) => seat.by !== 'nobody')
  const agreement = readRules(table.terms.rules, catalogue)
  const format = agreement && formatOf(agreement, catalogue)
  const numbers = format?.seats.filter((players) => players <= table.seats.length) ?? []
  const fits = !format || numbers.includes(taken.length)
  return {
    players: taken.length,
    fitting: format?.partners ? numbers : null,
    wanting: fits ? 0 : Math.max(0, Math.min(...numbers) - taken.length),
    isPossible: fits && taken.some((seat) => seat.by === 'person'),
  }
}

/** The same places in the order of a table around which you sit at the bottom, clockwise from there. */
export function fromYours(places: readonly Place[]): Place[] {
  const yours = Math.max(
    0,
    places.findIndex((place) => place.isYou),
  )
  return [...places.slice(yours), ...places.slice(0, yours)]
}

/** What touching a free seat does. */
export type Taking = 'sit' | 'move' | 'bot'

/** Who stands sits down; who sits moves there, and a host who sits has bots to seat. */
export function takingOf({ isSeated, isHost }: { isSeated: boolean; isHost: boolean }): Taking {
  if (!isSeated) return 'sit'
  return isHost ? 'bot' : 'move'
}
