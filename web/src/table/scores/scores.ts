/** The score of a hand, and of a match. */

import { catalogue } from '../../generated'
import { formatOf, readRules, targetOf } from '../../play/agreement'
import { type Company, seatName } from '../../words/company'
import { scorerLabel } from '../people'
import type { Left, MatchEvent, MatchKind, Outcome, Standing, WholeTable } from '../../protocol'
import { say, sayPieces } from '../../words/language.svelte'
import { cardNoun } from '../../words/cards'
import type { Piece } from '../../words/sentence'
import { toldTogether } from '../../words/events'

export interface ScoreRow {
  readonly scorer: number
  readonly players: readonly number[]
  /** The points of each hand. */
  readonly hands: readonly number[]
  readonly total: number
  /** The total before the last hand. */
  readonly before: number
  readonly isOut: boolean
  readonly hasWon: boolean
}

/** A row for each player or team, in the order of the seats. */
export function rowsOf(standing: Standing): ScoreRow[] {
  return standing.totals.map((total, scorer) => {
    const hands = standing.points.map((hand) => hand[scorer] ?? 0)
    const players = standing.scorers[scorer] ?? [scorer]
    return {
      scorer,
      players,
      hands,
      total,
      before: total - (hands.at(-1) ?? 0),
      isOut: players.some((player) => standing.out.includes(player)),
      hasWon: standing.winners.includes(scorer),
    }
  })
}

/** The numbers of the last hands, as many as there is room for. */
export function lastHands(rows: readonly ScoreRow[], room: number): number[] {
  const played = rows[0]?.hands.length ?? 0
  const shown = Math.min(played, room)
  return Array.from({ length: shown }, (_, nth) => played - shown + nth + 1)
}

/** The sum of the hands before this one. */
export function sumBefore(row: ScoreRow, hand: number): number {
  return row.hands.slice(0, hand - 1).reduce((sum, points) => sum + points, 0)
}

/** The points of everybody who scored. */
function gainsIn(told: readonly MatchEvent[]): number[] {
  return told.filter((event) => event.kind === 'scored').map((event) => event.number ?? 0)
}

/** The points, if only one player or team scored; null otherwise. */
export function soleGain(told: readonly MatchEvent[]): number | null {
  const [gain = 0, ...others] = gainsIn(told)
  return others.length > 0 || gain === 0 ? null : gain
}

/** The points of each card of a hand; empty if they do not add up to the points of the hand. */
export function valuesOf(left: Left, points: Readonly<Record<string, number>>): number[] {
  const values = left.cards.map((card) => points[card] ?? 0)
  return values.reduce((sum, each) => sum + each, 0) === left.points ? values : []
}

/** The winners first, then the others by total. In some formats the lowest total is the best. */
export function ranked(rows: readonly ScoreRow[]): ScoreRow[] {
  const best = rows.find((row) => row.hasWon)?.total ?? Infinity
  const upwards = rows.some((row) => row.total > best) && rows.every((row) => row.total >= best)
  return rows.toSorted(
    (one, other) =>
      Number(other.hasWon) - Number(one.hasWon) ||
      Number(one.isOut) - Number(other.isOut) ||
      (upwards ? one.total - other.total : other.total - one.total),
  )
}

/** The widths of the columns, in em. */
const ROOM = { name: 5.4, total: 3.3, hand: 2.7, earlier: 3.3, bar: 4.4, wide: 35 }
const MOST_HANDS = 6
const MOST_ON_PHONE = 2

interface RoomForTotals {
  /** How many hands have a column. */
  readonly hands: number
  readonly hasBar: boolean
  readonly isSmall: boolean
}

/** What fits into a width in em: the totals first, then the last hands, then the bars. */
export function roomFor(width: number, played: number): RoomForTotals {
  if (width <= 0 || width >= ROOM.wide) return { hands: MOST_HANDS, hasBar: true, isSmall: false }
  const left = width - ROOM.name - ROOM.total
  const fitting = Math.floor((left - (played > MOST_ON_PHONE ? ROOM.earlier : 0)) / ROOM.hand)
  const hands = Math.max(0, Math.min(MOST_ON_PHONE, fitting, played))
  const earlier = hands > 0 && played > hands ? ROOM.earlier : 0
  return { hands, hasBar: left - hands * ROOM.hand - earlier >= ROOM.bar, isSmall: true }
}

/** The font size of the page, in pixels. */
export function letterHeight(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** A bar of the score. */
export interface ScoreBar {
  /** Identifies the bar: two may have the same label. */
  readonly scorer: number
  readonly label: string
  readonly points: number
  readonly mine: boolean
  readonly out: boolean
}

/** The highest first. */
export function scoreBars(table: WholeTable, company: Company): ScoreBar[] {
  const { standing, you } = table
  if (!standing) return []
  const bars = standing.scorers.map((players, at) => ({
    scorer: at,
    label: scorerLabel(players, company),
    points: standing.totals[at] ?? 0,
    mine: you !== null && players.includes(you),
    out: players.every((player) => standing.out.includes(player)),
  }))
  return bars.sort((one, other) => Number(one.out) - Number(other.out) || other.points - one.points)
}

/** Whether people play in pairs. */
export function hasPartners(rules: string): boolean {
  const agreed = readRules(rules, catalogue)
  return agreed !== null && (formatOf(agreed, catalogue)?.partners ?? false)
}

interface Goal {
  readonly format: string
  /** The points that end the match; null if the number of hands decides. */
  readonly goal: number | null
  /** The rule for winning the match. */
  readonly rule: string
}

export function goalOf(rules: string): Goal {
  const agreed = readRules(rules, catalogue)
  if (agreed === null) return { format: '', goal: null, rule: '' }
  const format = formatOf(agreed, catalogue)
  return {
    format: format?.value ?? '',
    goal: targetOf(agreed, catalogue),
    rule: format?.rules.at(-1) ?? '',
  }
}

/** Events about the next hand, which are at the bottom of the sheet. */
const ABOUT_THE_NEXT: readonly MatchKind[] = ['deals', 'new_dealer']

/** "Hand 6 · 9 minutes · 61 plays" */
export function aboutHand(outcome: Outcome, standing: Standing): string {
  const { seconds, plays } = outcome
  const minutes = seconds === null ? 'none' : Math.round(seconds / 60)
  return say('scores-about', { number: standing.hands, minutes, plays })
}

/** "Théo wins the hand" */
export function handTitle(outcome: Outcome, company: Company): string {
  const { winner } = outcome
  if (outcome.void || winner === null) return say('scores-void')
  return say('scores-wins-hand', {
    name: seatName(company, winner),
    me: winner === company.you ? 'seat' : 'none',
  })
}

/** Whether the winner went out, and has no cards left. */
export function isOut({ winner, left }: Outcome): boolean {
  return winner !== null && left.every(({ player, cards }) => player !== winner || cards.length === 0)
}

/** "last card: blue 9" */
export function lastCard(card: string, company: Company): Piece[] {
  return sayPieces('scores-last-card', { card: cardNoun(card, company.edition) })
}

/** "Théo and Ana win the match" */
export function victoryOf(standing: Standing, company: Company): string {
  const mine = standing.winners.find((winner) =>
    (standing.scorers[winner] ?? []).some((player) => player === company.you),
  )
  const names = standing.winners.map((winner) => scorerLabel(standing.scorers[winner] ?? [winner], company))
  return say('scores-victory', {
    names,
    count: standing.winners.flatMap((winner) => standing.scorers[winner] ?? [winner]).length,
    me: mine === undefined ? 'none' : standing.winners.length > 1 ? 'shared' : 'seat',
  })
}

/** Points, eliminations and ties. If everybody scores, the table below has the points. */
export function afterwards(told: readonly MatchEvent[], company: Company): Piece[] {
  const about = told.filter((event) => !ABOUT_THE_NEXT.includes(event.kind))
  const besides = about.filter((event) => event.kind !== 'scored' || gainsIn(told).length === 1)
  return toldTogether(besides.length ? besides : about, company)
}

/** Who deals next. */
export function nextDealer(told: readonly MatchEvent[], company: Company): Piece[] {
  return toldTogether(
    told.filter((event) => ABOUT_THE_NEXT.includes(event.kind)),
    company,
  )
}
