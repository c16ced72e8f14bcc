/** What a plate says about whoever sits there. */

import type { WholeHand, WholeTable } from '../state/following'
import { seatName, type Company } from '../words/company'
import type { Place } from './around'
import { hasPartners } from './scoring'
import { scorerLabel } from './scores/naming'

/** Partners who score together. */
export interface Team {
  /** From 0. */
  readonly number: number
  readonly names: string
  /** Whether it is yours. */
  readonly mine: boolean
}

export interface Sitting extends Place {
  readonly name: string
  readonly bot: boolean
  readonly host: boolean
  /** No connection is open. */
  readonly away: boolean
  /** A bot plays for a person. */
  readonly autopilot: boolean
  /** Eliminated. */
  readonly out: boolean
  /** Of the player or of the team; none before there is a score. */
  readonly points: number | null
  readonly dealer: boolean
  readonly cards: number | null
  readonly active: boolean
  readonly exposed: boolean
  readonly called: boolean
  /** None where everybody plays alone. */
  readonly team: Team | null
  readonly partner: boolean
}

/** `said` are the seats of the hand that have called UNO. */
export function sittingAt(
  place: Place,
  table: WholeTable,
  hand: WholeHand | null,
  company: Company,
  said: ReadonlySet<number>,
): Sitting {
  const { seat, handSeat } = place
  const who = table.seats[seat]
  const team = table.standing?.scorers.findIndex((players) => players.includes(seat)) ?? -1
  const partners = teamAt(seat, table, company)
  const isPlaying = handSeat !== null && hand !== null
  const cards = isPlaying ? (hand.counts[handSeat] ?? null) : null
  const exposed = isPlaying && hand.exposed.includes(handSeat)
  return {
    ...place,
    name: seatName(company, seat),
    bot: who?.by === 'bot',
    host: who?.by === 'person' && who.person === table.host,
    away: who?.by === 'person' && isAway(who.person, table),
    autopilot: who?.autopilot ?? false,
    out: table.standing?.out.includes(seat) ?? false,
    points: table.standing?.totals[team] ?? null,
    dealer: isPlaying && hand.dealer === handSeat,
    cards,
    active: isPlaying && table.stage === 'hand' && hand.turn === handSeat,
    exposed,
    called: isPlaying && !exposed && (hand.called === handSeat || (cards === 1 && said.has(handSeat))),
    team: partners,
    partner: isPartner(handSeat, table, hand),
  }
}

/** Partners sit opposite each other, for the whole match or for this hand. */
export function isPartner(handSeat: number | null, { terms }: WholeTable, hand: WholeHand | null): boolean {
  if (handSeat === null || !hand || hand.you === null || !hasPartners(terms.rules)) return false
  const { length } = hand.order
  return handSeat === (hand.you + length / 2) % length
}

export function teamAt(seat: number, table: WholeTable, company: Company): Team | null {
  const scorers = table.standing?.scorers ?? []
  const number = scorers.findIndex((players) => players.includes(seat))
  const players = scorers[number] ?? []
  if (players.length < 2) return null
  const mine = table.you !== null && players.includes(table.you)
  return { number, names: scorerLabel(players, company), mine }
}

function isAway(person: string | null, { people }: WholeTable): boolean {
  return people.find(({ id }) => id === person)?.here !== true
}
