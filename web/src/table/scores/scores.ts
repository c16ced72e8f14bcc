/** How a hand was counted, and how the hands of a match add up. */

import { catalogue } from '../../generated'
import { formatOf, readRules, targetOf } from '../../play/agreement'
import { type Company, seatName } from '../../words/company'
import { scorerLabel } from '../people'
import type { Left, MatchEvent, Outcome, Standing, WholeTable } from '../../protocol'
import { listed, say, sayPieces } from '../../words/language.svelte'
import { named } from '../../words/cards'
import type { Piece } from '../../words/sentence'
import { toldTogether } from '../../words/events'

export interface ScoreRow {
  readonly scorer: number
  readonly players: readonly number[]
  /** What each hand so far has brought. */
  readonly hands: readonly number[]
  readonly total: number
  /** The total before the last hand. */
  readonly before: number
  readonly isOut: boolean
  readonly hasWon: boolean
}

/** A line for each who scores, as they sit. */
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

/** The last hands, so many as there is room for, by their numbers. */
export function lastHands(rows: readonly ScoreRow[], room: number): number[] {
  const played = rows[0]?.hands.length ?? 0
  const shown = Math.min(played, room)
  return Array.from({ length: shown }, (_, nth) => played - shown + nth + 1)
}

/** What the hands before this one have brought together. */
export function sumBefore(row: ScoreRow, hand: number): number {
  return row.hands.slice(0, hand - 1).reduce((sum, points) => sum + points, 0)
}

/** Those who are told to have scored. */
export function gainsIn(told: readonly MatchEvent[]): number[] {
  return told.filter((event) => event.kind === 'scored').map((event) => event.number ?? 0)
}

/** The points that one of them took alone; null where several counted, or nobody did. */
export function soleGain(told: readonly MatchEvent[]): number | null {
  const [gain = 0, ...others] = gainsIn(told)
  return others.length > 0 || gain === 0 ? null : gain
}

/** What each card of a hand counts; empty where the sum would be another than the one that was counted. */
export function valuesOf(left: Left, points: Readonly<Record<string, number>>): number[] {
  const values = left.cards.map((card) => points[card] ?? 0)
  return values.reduce((sum, each) => sum + each, 0) === left.points ? values : []
}

/** Those who won first, and then in the direction in which they did: the highest total is not always the best. */
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

/** In the height of letters: what the columns of the totals take. */
const ROOM = { name: 5.4, total: 3.3, hand: 2.7, earlier: 3.3, bar: 4.4, wide: 35 }
const MOST_HANDS = 6
const MOST_ON_PHONE = 2

export interface RoomForTotals {
  /** How many hands stand side by side. */
  readonly hands: number
  readonly hasBar: boolean
  readonly isSmall: boolean
}

/** What fits into that width, in the height of letters: the totals first, then the last hands, then the bars. */
export function roomFor(width: number, played: number): RoomForTotals {
  if (width <= 0 || width >= ROOM.wide) return { hands: MOST_HANDS, hasBar: true, isSmall: false }
  const left = width - ROOM.name - ROOM.total
  const fitting = Math.floor((left - (played > MOST_ON_PHONE ? ROOM.earlier : 0)) / ROOM.hand)
  const hands = Math.max(0, Math.min(MOST_ON_PHONE, fitting, played))
  const earlier = hands > 0 && played > hands ? ROOM.earlier : 0
  return { hands, hasBar: left - hands * ROOM.hand - earlier >= ROOM.bar, isSmall: true }
}

/** Of the letters of the page, in pixels. */
export function letterHeight(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** The bars of the score: who has how many points of how many. */
export interface ScoreBar {
  /** Whose total it is: two may be called alike. */
  readonly scorer: number
  readonly label: string
  readonly points: number
  readonly mine: boolean
  readonly out: boolean
}

/** The highest first; a team by its two names. */
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

/** Whether people play in pairs, for the whole match or for a few hands. */
export function hasPartners(rules: string): boolean {
  const agreed = readRules(rules, catalogue)
  return agreed !== null && (formatOf(agreed, catalogue)?.partners ?? false)
}

interface Goal {
  readonly format: string
  /** The points that are played for; null where the number of hands decides. */
  readonly goal: number | null
  /** By which the match is won. */
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

/** Said at the foot of the sheet, because they are about the next hand. */
const ABOUT_THE_NEXT: readonly string[] = ['deals', 'new_dealer']

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

/** Whoever wins with cards still in hand is not out. */
export function isOut({ winner, left }: Outcome): boolean {
  return winner !== null && left.every(({ player, cards }) => player !== winner || cards.length === 0)
}

/** "last card: blue 9" */
export function lastCard(card: string, company: Company): Piece[] {
  return sayPieces('scores-last-card', { card: named(card, company.edition) })
}

/** "Théo and Ana win the match" */
export function victoryOf(standing: Standing, company: Company): string {
  const mine = standing.winners.find((winner) =>
    (standing.scorers[winner] ?? []).some((player) => player === company.you),
  )
  const names = standing.winners.map((winner) => scorerLabel(standing.scorers[winner] ?? [winner], company))
  return say('scores-victory', {
    names: listed(names),
    count: standing.winners.flatMap((winner) => standing.scorers[winner] ?? [winner]).length,
    me: mine === undefined ? 'none' : standing.winners.length > 1 ? 'shared' : 'seat',
  })
}

/** Points, eliminations, what decides now. Where everybody scores, the table below says it better. */
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
