/** What the table shows about a player. */

import type { Left, WholeHand, WholeTable } from '../protocol'
import { say } from '../words/language.svelte'
import { type Company, seatName } from '../words/company'
import { hasPartners } from './scores/scores'

/** Partners who score together. */
export interface Team {
  /** From 0. */
  readonly number: number
  readonly names: string
  /** Whether it is your team. */
  readonly mine: boolean
}

export interface SeatView extends SeatNumbers {
  readonly name: string
  /** The kind of a bot, empty if it is not known; null for a person. */
  readonly bot: string | null
  readonly host: boolean
  /** No connection is open. */
  readonly away: boolean
  /** A bot plays for a person. */
  readonly autopilot: boolean
  /** Eliminated. */
  readonly out: boolean
  /** With too many cards, and so out of the hand, but not of the match. */
  readonly putOut: boolean
  /** How many cards a total makes this player draw; 0 if none stands. */
  readonly due: number
  /** The points of the player or the team; null before there is a score. */
  readonly points: number | null
  readonly dealer: boolean
  readonly cards: number | null
  /** With how many cards a player is out of the hand; 0 without a limit. */
  readonly limit: number
  readonly active: boolean
  readonly exposed: boolean
  readonly called: boolean
  /** One card left and not called, but too late to be caught. */
  readonly safe: boolean
  /** The cards left at the end of a hand, and what they count; null while a hand is played. */
  readonly left: Left | null
  /** Null if everybody plays alone. */
  readonly team: Team | null
  readonly partner: boolean
}

export function seatViewAt(
  place: SeatNumbers,
  table: WholeTable,
  hand: WholeHand | null,
  company: Company,
): SeatView {
  const { seat, handSeat } = place
  const who = table.seats[seat]
  const team = table.standing?.scorers.findIndex((players) => players.includes(seat)) ?? -1
  const partners = teamAt(seat, table, company)
  const isPlaying = handSeat !== null && hand !== null
  const isPutOut = isPlaying && hand.put_out.includes(handSeat)
  return {
    ...place,
    name: seatName(company, seat),
    bot: botAt(seat, table),
    host: who?.by === 'person' && who.person === table.host,
    away: who?.by === 'person' && isAway(who.person, table),
    autopilot: who?.autopilot ?? false,
    out: table.standing?.out.includes(seat) ?? false,
    points: table.standing?.totals[team] ?? null,
    dealer: isPlaying && hand.dealer === handSeat,
    putOut: isPutOut,
    due: isPlaying && hand.turn === handSeat ? hand.due : 0,
    cards: isPlaying && !isPutOut ? (hand.counts[handSeat] ?? null) : null,
    limit: hand?.mercy ?? 0,
    active: isPlaying && table.stage === 'hand' && hand.turn === handSeat,
    exposed: isPlaying && hand.exposed.includes(handSeat),
    called: isPlaying && (hand.called === handSeat || hand.callers.includes(handSeat)),
    safe: isPlaying && hand.safe.includes(handSeat),
    left: leftAt(seat, table),
    team: partners,
    partner: isPartner(handSeat, table, hand),
  }
}

/** The kind of bot that sits there, empty if it is not known; null for a person. */
export function botAt(seat: number, { seats }: Pick<WholeTable, 'seats'>): string | null {
  const who = seats[seat]
  return who?.by === 'bot' ? (who.bot ?? '') : null
}

/** Between hands and after a match. A player who went out has none. */
function leftAt(player: number, { stage, outcome }: WholeTable): Left | null {
  if (stage !== 'scores' && stage !== 'over') return null
  const left = outcome?.left.find((each) => each.player === player) ?? null
  return left && left.cards.length > 0 ? left : null
}

/** Whether a seat is your partner's. Partners sit opposite each other. */
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

/** The numbers of a seat. */
interface SeatNumbers {
  /** The seat of the table. */
  readonly seat: number
  /** The seat of the hand; null for somebody who does not play in it. */
  readonly handSeat: number | null
}

interface SeatedTable {
  readonly seats: readonly { readonly by: string }[]
  readonly you: number | null
  readonly standing: { readonly out: readonly number[] } | null
}

/** Everybody but you, clockwise from your left. */
export function placesAround(table: SeatedTable, order: readonly number[] | null): SeatNumbers[] {
  const places = (order ?? taken(table)).map((seat, at) => ({ seat, handSeat: order ? at : null }))
  const all = outOf(table, places).reduce(withOut, places)
  const yours = all.findIndex(({ seat }) => seat === table.you)
  return yours < 0 ? all : [...all.slice(yours + 1), ...all.slice(0, yours)]
}

function taken({ seats }: SeatedTable): number[] {
  return seats.flatMap(({ by }, seat) => (by === 'nobody' ? [] : [seat]))
}

function outOf({ standing, you }: SeatedTable, places: readonly SeatNumbers[]): number[] {
  const playing = new Set(places.map(({ seat }) => seat))
  return (standing?.out ?? []).filter((seat) => !playing.has(seat) && seat !== you).sort((a, b) => a - b)
}

/** Keeps an eliminated player in place, after the seat before. */
function withOut(places: SeatNumbers[], seat: number): SeatNumbers[] {
  const before = places.filter((place) => place.seat < seat).sort((a, b) => b.seat - a.seat)[0]
  const at = before ? places.indexOf(before) + 1 : 0
  return [...places.slice(0, at), { seat, handSeat: null }, ...places.slice(at)]
}

/** Whether it is your turn, whether you have decided or not. */
export function isYours(hand: WholeHand): boolean {
  return hand.you !== null && hand.turn === hand.you
}

/** How many turns until yours, if nobody loses one; 0 on your turn. */
export function turnsUntil(
  you: number,
  { turn, direction, counts, put_out: out }: Pick<WholeHand, 'turn' | 'direction' | 'counts' | 'put_out'>,
): number | null {
  if (turn === null || out.includes(you)) return null
  const all = counts.map((_, seat) => seat).filter((seat) => seat === turn || !out.includes(seat))
  const steps = (all.indexOf(you) - all.indexOf(turn)) * (direction === 'L' ? 1 : -1)
  return (steps + all.length) % all.length
}

/** The most important fact about a player; the score if there is nothing else. */
export function noteOf(sitting: SeatView, isWide: boolean): string {
  if (sitting.left) return isWide ? say('moment-left') : ''
  if (sitting.out) return say('web-table-out')
  if (sitting.putOut) return say(isWide ? 'web-table-put-out' : 'web-table-put-out-short')
  if (sitting.exposed) return say(isWide ? 'web-table-silent' : 'web-table-silent-short')
  if (sitting.away) return say(isWide ? 'web-table-away' : 'web-table-away-short')
  if (sitting.autopilot) return say(isWide ? 'web-table-autopilot' : 'web-table-autopilot-short')
  const points = sitting.points ?? 0
  if (sitting.dealer) return isWide ? say('web-table-points-dealer', { points }) : say('web-table-dealer')
  return say(sitting.partner && isWide ? 'web-table-points-partner' : 'web-table-points', { points })
}

/** The same in a word or two; null if there is only the score. */
export function shortNoteOf(sitting: SeatView): string | null {
  if (sitting.out) return say('web-table-out-short')
  if (sitting.putOut) return say('web-table-put-out-short')
  return sitting.away ? say('web-table-away-short') : null
}

/** The name of a player, or the names of a team. */
export function scorerLabel(players: readonly number[], company: Company): string {
  const names = players.map((player) => seatName(company, player))
  const [first = '', second] = names
  return second === undefined ? first : say('scores-team', { first, second })
}
