/** Who sits where before and after a match, and what can be changed. */

import type { Catalogue } from '../../generated'
import { formatOf, readRules } from '../../play/agreement'
import type { Person, SeatedBy, WholeTable } from '../../protocol'
import { seatName, type Company } from '../../words/company'

/** The host may name the first dealer. */
export const NAMED_DEALER = 'D-32'

export interface Place {
  readonly seat: number
  readonly by: SeatedBy
  /** Empty where nobody sits. */
  readonly name: string
  readonly person: string | null
  /** The kind of bot that sits here. */
  readonly bot: string | null
  /** What a bot here is called. */
  readonly botName: string
  readonly here: boolean
  readonly isHost: boolean
  readonly isYou: boolean
  /** Whether the host has named this player as the first dealer (D-32). */
  readonly deals: boolean
}

export interface Beginning {
  /** How many people and bots sit. */
  readonly players: number
  /** The possible numbers of players, for formats that restrict them. */
  readonly fitting: readonly number[] | null
  /** How many players are missing at least. */
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
    botName: company.bots[seat] ?? '',
    here: by !== 'person' || here.has(person ?? ''),
    isHost: by === 'person' && person === table.host,
    isYou: by === 'person' && person === company.person,
    deals,
  }))
}

/** People without a seat, and without one reserved for the next deal. */
export function watchersAt(table: WholeTable): Required<Person>[] {
  const seated = new Set(table.seats.map((seat) => seat.person))
  return table.people.filter((person) => !seated.has(person.id))
}

/** People the host can move here: first those without a seat, then the others. */
export function whoMayCome(table: WholeTable, elsewhere: readonly Place[]): { id: string; name: string }[] {
  const seated = elsewhere.flatMap(({ person, name }) => (person === null ? [] : [{ id: person, name }]))
  return [...watchersAt(table).map(({ id, name }) => ({ id, name })), ...seated]
}

export function hasFreeSeat(table: WholeTable): boolean {
  return table.seats.some((seat) => seat.by === 'nobody')
}

/** The seat reserved for a person from the next deal on. */
export function seatKeptFor(person: string, table: WholeTable): number | null {
  const kept = table.seats.findIndex((seat) => seat.by === 'bot' && seat.person === person)
  return kept < 0 ? null : kept
}

/** A seat a spectator can take: a free one, or a bot's from the next deal on. */
export function seatToHave(table: WholeTable): number | null {
  const open = table.seats.findIndex((seat) => seat.by === 'nobody' || (seat.by === 'bot' && !seat.person))
  return open < 0 ? null : open
}

/** Whether the host can begin. The catalogue has the possible numbers of players. */
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

/** The places clockwise, starting with yours. */
export function fromYours(places: readonly Place[]): Place[] {
  const yours = Math.max(
    0,
    places.findIndex((place) => place.isYou),
  )
  return [...places.slice(yours), ...places.slice(0, yours)]
}

/** What a press on a free seat does. */
export type Taking = 'sit' | 'move' | 'bot'

/** Somebody without a seat sits down, somebody with a seat moves, and a seated host adds a bot. */
export function takingOf({ isSeated, isHost }: { isSeated: boolean; isHost: boolean }): Taking {
  if (!isSeated) return 'sit'
  return isHost ? 'bot' : 'move'
}
