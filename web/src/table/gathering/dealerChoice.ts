/** the cards of the spread, who took which, and what they turned out to be. */

import type { Spread, WholeEvent, WholeTable } from '../../protocol'

export interface Turned {
  readonly seat: number
  readonly card: string
}

/** What the last picking brought to light. */
export interface Unveiled {
  readonly cards: readonly Turned[]
  readonly tied: boolean
  readonly dealer: number | null
  /** By which the dealer was found. */
  readonly rule: string | null
}

/** By place of the spread: the seat that took the card there. */
export function takenPlaces(spread: Spread): ReadonlyMap<number, number> {
  return new Map(spread.picks.map((pick) => [pick.at, pick.seat]))
}

export function mayPick(spread: Spread, you: number | null): boolean {
  return you !== null && spread.among.includes(you) && !spread.picks.some((pick) => pick.seat === you)
}

/** How long somebody who asked for a hand at once is waited for, in milliseconds. */
export const A_MOMENT = 2500

/** The same where they are tied: what a spread is they have seen. */
export const A_SHORTER_MOMENT = 900

/** Nobody else is kept waiting, or surprised, by what is done for this person. */
export function isAmongBots(table: WholeTable, person: string): boolean {
  return table.people.every(({ id }) => id === person)
}

/** The seats that are still to pick. */
export function waitedFor(spread: Spread): number[] {
  const picked = new Set(spread.picks.map((pick) => pick.seat))
  return spread.among.filter((seat) => !picked.has(seat))
}

/** null where these events unveil nothing. */
export function unveiledBy(events: readonly WholeEvent[]): Unveiled | null {
  const told = events.filter((event) => event.of === 'table')
  const cards = told.flatMap(({ kind, seat, card }) =>
    kind === 'picked' && seat !== null && card !== null ? [{ seat, card }] : [],
  )
  const found = told.find(({ kind, seat }) => kind === 'dealer' || (kind === 'named' && seat !== null))
  if (!cards.length && !found) return null
  const tied = told.some((event) => event.kind === 'tied')
  return { cards, tied, dealer: found?.seat ?? null, rule: found?.rule ?? null }
}

/** Where the keys lead among cards in rows, past those that are gone; null where the key leads nowhere. */
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
