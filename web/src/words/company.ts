/** The names of the people at a table, and which of them is the reader. Sentences need nothing else. */

import { catalogue } from '../generated'
import type { HandView, Person, Seat, Standing, TableView } from '../protocol'
import { unmarked } from './sentence'

export interface Company {
  readonly edition: string
  /** The reader's id. */
  readonly person: string
  /** By seat of the table. */
  readonly names: readonly string[]
  /** The name of a bot at each seat, whether one sits there or not. */
  readonly bots: readonly string[]
  /** The reader's seat at the table. */
  readonly you: number | null
  /** The seat of the table of each seat of the hand. */
  readonly order: readonly number[]
  /** The reader's seat in the hand. */
  readonly handYou: number | null
  /** The players behind each total. */
  readonly scorers: readonly (readonly number[])[]
}

export const NOBODY: Company = {
  edition: 'classic',
  person: '',
  names: [],
  bots: [],
  you: null,
  order: [],
  handYou: null,
  scorers: [],
}

export function companyOf(person: string, table: TableView, hand: HandView | null): Company {
  const seats = table.seats ?? []
  const bots = botNames(table.people ?? [], seats.length)
  const everybody = seats.map((_, seat) => seat)
  return {
    edition: editionIn(table.terms?.rules ?? ''),
    person,
    names: seats.map((seat, at) => nameAt(seat, bots[at] ?? '')),
    bots,
    you: table.you ?? null,
    order: hand?.order ?? everybody,
    handYou: hand ? (hand.you ?? null) : (table.you ?? null),
    scorers: scorersOf(table.standing ?? null, everybody),
  }
}

/** The edition in the text of rules: `hp2003` of `hp2003/pt+legality=table`. */
function editionIn(rules: string): string {
  return /^\w*/.exec(rules)?.[0] ?? ''
}

export function seatName(company: Company, seat: number | null): string {
  return seat === null ? '' : (company.names[seat] ?? String(seat))
}

const SHORT = 13

/** For places with little room. The number at the end of a name stays. */
export function withShortNames(company: Company): Company {
  return { ...company, names: company.names.map(shortName) }
}

function shortName(name: string): string {
  const letters = [...name]
  if (letters.length <= SHORT) return name
  const end = /\s?(\d{1,4}|\(\d{1,4}\))$/.exec(name)?.[0] ?? ''
  return `${letters
    .slice(0, SHORT - 1 - end.length)
    .join('')
    .trimEnd()}…${end}`
}

export function handName(company: Company, seat: number | null): string {
  return seat === null ? '' : seatName(company, company.order[seat] ?? seat)
}

/** A name for a bot at each seat. A bot with a person's name takes a spare name, or a number. */
export function botNames(people: readonly Pick<Person, 'name'>[], seats: number): string[] {
  const taken = new Set(people.map((person) => plainly(person.name)))
  const spare = catalogue.bot_names.slice(seats).filter((name) => !taken.has(plainly(name)))
  return Array.from({ length: seats }, (_, seat) => {
    const own = catalogue.bot_names[seat % catalogue.bot_names.length] ?? ''
    const name = taken.has(plainly(own)) ? (spare.shift() ?? nextOf(own, taken)) : own
    taken.add(plainly(name))
    return name
  })
}

/** Without capitals and accents, which are hard to distinguish at a glance. */
function plainly(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The name with the next free number. */
function nextOf(name: string, taken: ReadonlySet<string>): string {
  let number = 2
  while (taken.has(plainly(`${name} ${String(number)}`))) number++
  return `${name} ${String(number)}`
}

function nameAt(seat: Seat, bot: string): string {
  return seat.name ? unmarked(seat.name) : bot
}

function scorersOf(standing: Standing | null, everybody: readonly number[]): readonly (readonly number[])[] {
  return standing?.scorers ?? everybody.map((seat) => [seat])
}

/** The variable `$me` of the messages: which of the two players is the reader. */
export function isMe(reader: number | null, seat: number | null, other: number | null = null): string {
  if (reader === null) return 'none'
  return reader === seat ? 'seat' : reader === other ? 'other' : 'none'
}
