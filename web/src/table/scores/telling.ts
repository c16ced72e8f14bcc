/** What is said after a hand. */

import type { Outcome, Standing } from '../../protocol'
import { seatName, type Company } from '../../words/company'
import { listed, say } from '../../words/current.svelte'
import type { Piece } from '../../words/sentence'
import { told, toldTogether } from '../../words/telling'
import type { Counted } from './counting'
import { scorerLabel } from './naming'

/** Said at the foot of the sheet, because they are about the next hand. */
const ABOUT_THE_NEXT: readonly string[] = ['deals', 'new_dealer']

/** "Théo is out". Whoever wins with cards still in hand is not out. */
export function titleOf(outcome: Outcome, company: Company): string {
  const { winner } = outcome
  if (outcome.void || winner === null) return say('scores-void')
  const isOut = outcome.left.every((left) => left.player !== winner || left.cards.length === 0)
  return say(isOut ? 'scores-is-out' : 'scores-wins-hand', {
    name: seatName(company, winner),
    me: winner === company.you ? 'seat' : 'none',
  })
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
export function afterwards(hand: Counted, company: Company): Piece[] {
  const about = hand.told.filter((event) => !ABOUT_THE_NEXT.includes(event.kind))
  const besides = about.filter((event) => event.kind !== 'scored' || hand.points.size === 1)
  return toldTogether(besides.length ? besides : about, company)
}

/** Who deals next: as it was told with its rule, or after a reload as the standing says. */
export function nextDealer(hand: Counted | null, standing: Standing, company: Company): Piece[] {
  const event = hand?.told.find((each) => ABOUT_THE_NEXT.includes(each.kind))
  if (event) return told(event, company)
  if (standing.dealer === null) return told({ of: 'match', kind: 'new_dealer', rule: '' }, company)
  return told({ of: 'match', kind: 'deals', rule: '', players: [standing.dealer] }, company)
}
