/** How a hand was counted, and how the hands of a match add up. */

import type { Left, MatchEvent, Standing } from '../../protocol'

export interface Row {
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
export function rowsOf(standing: Standing): Row[] {
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
export function lastHands(rows: readonly Row[], room: number): number[] {
  const played = rows[0]?.hands.length ?? 0
  const shown = Math.min(played, room)
  return Array.from({ length: shown }, (_, nth) => played - shown + nth + 1)
}

/** What the hands before this one have brought together. */
export function sumBefore(row: Row, hand: number): number {
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
export function ranked(rows: readonly Row[]): Row[] {
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
