/** the cards of the spread, who picked which, and what they are. */

import type { Spread, WholeEvent, WholeTable } from '../../protocol'

export interface Turned {
  readonly seat: number
  readonly card: string
}

/** The result of the last picks. */
export interface DealerResult {
  readonly cards: readonly Turned[]
  readonly tied: boolean
  readonly dealer: number | null
  /** The rule that found the dealer. */
  readonly rule: string | null
}

/** The seat that picked each card, by its place in the spread. */
export function takenPlaces(spread: Spread): ReadonlyMap<number, number> {
  return new Map(spread.picks.map((pick) => [pick.at, pick.seat]))
}

export function mayPick(spread: Spread, you: number | null): boolean {
  return you !== null && spread.among.includes(you) && !spread.picks.some((pick) => pick.seat === you)
}

/** The place of any card that is left; undefined if there is none. */
export function anyLeft(spread: Spread): number | undefined {
  const taken = takenPlaces(spread)
  const left = Array.from({ length: spread.cards }, (_, at) => at).filter((at) => !taken.has(at))
  return left[Math.floor(Math.random() * left.length)]
}

/** How long to wait for somebody who wants to play right away, in milliseconds. */
export const A_MOMENT = 2500

/** Whether this is the only person at the table. */
export function isAmongBots(table: WholeTable, person: string): boolean {
  return table.people.every(({ id }) => id === person)
}

/** The seats that have not picked yet. */
export function waitedFor(spread: Spread): number[] {
  const picked = new Set(spread.picks.map((pick) => pick.seat))
  return spread.among.filter((seat) => !picked.has(seat))
}

/** Null if the events have no result. */
export function dealerResultOf(events: readonly WholeEvent[]): DealerResult | null {
  const told = events.filter((event) => event.of === 'table')
  const cards = told.flatMap(({ kind, seat, card }) =>
    kind === 'picked' && seat !== null && card !== null ? [{ seat, card }] : [],
  )
  const found = told.find(({ kind, seat }) => kind === 'dealer' || (kind === 'named' && seat !== null))
  if (!cards.length && !found) return null
  const tied = told.some((event) => event.kind === 'tied')
  return { cards, tied, dealer: found?.seat ?? null, rule: found?.rule ?? null }
}

/** Where a key leads among cards in rows, skipping those that are gone; null for any other key. */
export function stepAmong(
  key: string,
  at: number,
  cards: number,
  across: number,
  gone: (at: number) => boolean,
): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: across,
    ArrowUp: -across,
  }
  const [start, step] = key === 'Home' ? [-1, 1] : key === 'End' ? [cards, -1] : [at, steps[key] ?? 0]
  if (step === 0) return null
  for (let to = start + step; to >= 0 && to < cards; to += step) if (!gone(to)) return to
  return null
}
