/** How a message changes the view: whole with a welcome, and then field by field. No I/O, no clock. */

import type {
  Event,
  HandEvent,
  HandView,
  MatchEvent,
  Person,
  Seat,
  TableEvent,
  TableView,
  Terms,
  Update,
  Welcome,
} from '../protocol'

/** Everything about the table but the cards, with every field there. */
export type WholeTable = Required<Omit<TableView, 'seats' | 'people' | 'terms'>> & {
  readonly seats: readonly Required<Seat>[]
  readonly people: readonly Required<Person>[]
  readonly terms: Required<Terms>
}

export type WholeHand = Required<HandView>

export type Happening = Required<HandEvent> | Required<MatchEvent> | Required<TableEvent>

/** All that one person knows of a table after update `n`. */
export interface Seen {
  readonly person: string
  readonly n: number
  /** The server's, when the message was sent. */
  readonly time: number
  readonly table: WholeTable
  readonly hand: WholeHand | null
}

const SEAT: Required<Seat> = {
  by: 'nobody',
  person: null,
  name: '',
  bot: null,
  deals: false,
  autopilot: false,
}

const TERMS: Required<Terms> = {
  rules: 'classic',
  seats: 4,
  public: false,
  spectators: true,
  free_text: true,
  turn_seconds: 30,
  window_seconds: 1.5,
}

const TABLE: WholeTable = {
  code: '',
  terms: TERMS,
  stage: 'gathering',
  host: null,
  people: [],
  seats: [],
  you: null,
  standing: null,
  outcome: null,
  ready: [],
  waited: [],
  asked: null,
  paused: false,
  shut: false,
  clock: null,
  window: null,
  round_trips: [],
  spread: null,
  birthdays: null,
  until: null,
  reports: [],
  void: null,
}

const HAND: WholeHand = {
  number: 0,
  order: [],
  you: null,
  dealer: 0,
  turn: null,
  phase: '',
  direction: 'L',
  top: '?',
  laid_by: null,
  beneath: null,
  color_before: null,
  color: null,
  draw: 0,
  discards: 0,
  counts: [],
  exposed: [],
  called: null,
  drew: false,
  hand: [],
  drawn: null,
  known: [],
  moves: [],
  held: null,
}

const HAND_EVENT = {
  seat: null,
  other: null,
  cards: [],
  color: null,
  number: null,
  broken: null,
  direction: null,
  mark: null,
}
const MATCH_EVENT = { players: [], number: null }
const TABLE_EVENT = {
  person: null,
  name: '',
  seat: null,
  card: null,
  rule: null,
  message: null,
  aloud: false,
  phrase: null,
  text: null,
}

/** Everything is new. */
export function welcomed(welcome: Welcome): Seen {
  const { person, n, time, table, hand } = welcome
  return {
    person,
    n,
    time,
    table: { ...TABLE, ...wholeTable(table) },
    hand: hand ? { ...HAND, ...hand } : null,
  }
}

/** The same with what has changed. */
export function followed(seen: Seen, update: Update): Seen {
  const { n, time, table, hand } = update
  return {
    person: seen.person,
    n,
    time,
    table: table ? { ...seen.table, ...wholeTable(table) } : seen.table,
    hand: hand ? { ...(seen.hand ?? HAND), ...hand } : hand === null ? null : seen.hand,
  }
}

/** A field that is not there has its default. */
export function wholeEvent(event: Event): Happening {
  if (event.of === 'hand') return { ...HAND_EVENT, ...event }
  return event.of === 'match' ? { ...MATCH_EVENT, ...event } : { ...TABLE_EVENT, ...event }
}

/** With the bots that play on for people who have left: the table tells only that these have. */
export function withStandIns(events: readonly Happening[], before: Seen | null, after: Seen): Happening[] {
  const told = (seat: number) =>
    events.some((event) => event.of === 'table' && event.kind === 'bot_sat' && event.seat === seat)
  const seats = after.table.seats.flatMap(({ by }, seat) =>
    by === 'bot' && before?.table.seats[seat]?.by === 'person' && !told(seat) ? [seat] : [],
  )
  return [...events, ...seats.map((seat) => wholeEvent({ of: 'table', kind: 'bot_sat', seat }))]
}

function wholeTable({ seats, people, terms, ...rest }: TableView): Partial<WholeTable> {
  return {
    ...rest,
    ...(seats && { seats: seats.map((seat) => ({ ...SEAT, ...seat })) }),
    ...(people && { people: people.map((person) => ({ here: true, ...person })) }),
    ...(terms && { terms: { ...TERMS, ...terms } }),
  }
}
