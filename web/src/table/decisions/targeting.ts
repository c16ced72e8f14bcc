/** Whom a card can be laid on, with what helps to choose. */

import type { WholeHand, WholeTable } from '../../state/following'
import { handName, type Company } from '../../words/company'
import { isPartner } from '../sitting'

export interface Candidate {
  /** A seat of the hand. */
  readonly seat: number
  readonly name: string
  /** Whether it is the reader (D-17). */
  readonly you: boolean
  readonly bot: boolean
  readonly cards: number
  /** Of the player or the team; none before there is a score. */
  readonly points: number | null
  /** Yours, where people play in pairs: partners sit opposite each other. */
  readonly partner: boolean
}

export function candidatesFor(
  targets: readonly number[],
  table: WholeTable | null,
  hand: WholeHand,
  company: Company,
): Candidate[] {
  return targets.map((seat) => {
    const player = hand.order[seat] ?? seat
    const scorer = company.scorers.findIndex((players) => players.includes(player))
    return {
      seat,
      name: handName(company, seat),
      you: seat === company.handYou,
      bot: table?.seats[player]?.by === 'bot',
      cards: hand.counts[seat] ?? 0,
      points: table?.standing?.totals[scorer] ?? null,
      partner: table !== null && isPartner(seat, table, hand),
    }
  })
}
