/** Who scores, as a label: a player, or the players of a team. */

import { seatName, type Company } from '../../words/company'
import { say } from '../../words/current.svelte'

export function scorerLabel(players: readonly number[], company: Company): string {
  const names = players.map((player) => seatName(company, player))
  const [first = '', second] = names
  return second === undefined ? first : say('scores-team', { first, second })
}
