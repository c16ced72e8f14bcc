/** What is said after a hand. */

import type { MatchEvent, Outcome, Standing } from '../../protocol'
import { seatName, type Company } from '../../words/company'
import { listed, say, sayPieces } from '../../words/current.svelte'
import { named } from '../../words/cards'
import type { Piece } from '../../words/sentence'
import { toldTogether } from '../../words/events'
import { gainsIn } from './counting'
import { scorerLabel } from './naming'

/** Said at the foot of the sheet, because they are about the next hand. */
const ABOUT_THE_NEXT: readonly string[] = ['deals', 'new_dealer']

/** "Hand 6 · 9 minutes · 61 plays" */
export function aboutHand(outcome: Outcome, standing: Standing): string {
  const { seconds, plays } = outcome
  const minutes = seconds === null ? 'none' : Math.round(seconds / 60)
  return say('scores-about', { number: standing.hands, minutes, plays })
}

/** "Théo wins the hand" */
export function titleOf(outcome: Outcome, company: Company): string {
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
