/** How a hand was counted, and how the hands of a match add up, out of what was told and what the view says. */

import type { Left, Standing } from '../../protocol'
import type { Happening } from '../../state/following'
import type { LogLine } from '../../state/logging'

type MatchTold = Extract<Happening, { of: 'match' }>

/** One hand of the match, as far as it was followed. */
export interface Counted {
  readonly number: number
  /** Points by scorer: a player, or a team where partners play. */
  readonly points: ReadonlyMap<number, number>
  /** Everything that was told after it. */
  readonly told: readonly MatchTold[]
}

export interface Row {
  readonly scorer: number
  readonly players: readonly number[]
  /** Of the hands that were followed, in order; null where the hand brought nothing. */
  readonly hands: readonly (number | null)[]
  /** What came from hands that were not followed. */
  readonly earlier: number
  readonly total: number
  readonly before: number
  readonly isOut: boolean
  readonly hasWon: boolean
}

/** With these a table begins to count anew. */
const ANEW: readonly string[] = ['started', 'rematch']

/** The hands that the log has told of. */
export function handsIn(log: readonly LogLine[], standing: Standing | null): Counted[] {
  if (!standing) return []
  return countedHands(
    log.flatMap((line) => line.events),
    standing,
  )
}

/** The hands of the present match, in order. What is told between two hands belongs to the one before. */
export function countedHands(events: readonly Happening[], standing: Standing): Counted[] {
  const begun = events.findLastIndex((event) => event.of === 'table' && ANEW.includes(event.kind))
  const groups: MatchTold[][] = []
  let between = false
  for (const event of events.slice(begun + 1)) {
    if (event.of === 'hand') between = false
    if (event.of !== 'match') continue
    if (!between) groups.push([])
    between = true
    groups.at(-1)?.push(event)
  }
  const first = standing.hands - groups.length + 1
  return groups.map((told, nth) => ({ number: first + nth, points: pointsIn(told), told }))
}

/** A line for each who scores, as they sit. */
export function rowsOf(hands: readonly Counted[], standing: Standing): Row[] {
  const last = hands.at(-1)
  return standing.totals.map((total, scorer) => {
    const points = hands.map((hand) => hand.points.get(scorer) ?? null)
    const players = standing.scorers[scorer] ?? [scorer]
    return {
      scorer,
      players,
      hands: points,
      earlier: total - points.reduce<number>((sum, each) => sum + (each ?? 0), 0),
      total,
      before: total - (last?.points.get(scorer) ?? 0),
      isOut: players.some((player) => standing.out.includes(player)),
      hasWon: standing.winners.includes(scorer),
    }
  })
}

/** The last hand alone, if it was followed. */
export function lastHand(hands: readonly Counted[], standing: Standing): Counted | null {
  return hands.find((hand) => hand.number === standing.hands) ?? null
}

/** The points that one of them took alone; null where several counted, or nobody did. */
export function soleGain(hand: Counted | null): number | null {
  const gains = [...(hand?.points.values() ?? [])]
  return gains.length === 1 ? (gains[0] ?? null) : null
}

/** What each card of a hand counts; empty where the sum would be another than the one that was counted. */
export function valuesOf(left: Left, points: Readonly<Record<string, number>>): number[] {
  const values = left.cards.map((card) => points[card] ?? 0)
  return values.reduce((sum, each) => sum + each, 0) === left.points ? values : []
}

function pointsIn(told: readonly MatchTold[]): ReadonlyMap<number, number> {
  const scored = told.filter((event) => event.kind === 'scored')
  return new Map(scored.flatMap(({ players, number }) => players.map((who) => [who, number ?? 0] as const)))
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
