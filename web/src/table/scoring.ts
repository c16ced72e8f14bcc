/** The bars of the score: who has how many points of how many. */

import { catalogue } from '../generated'
import { readRules, valueOf } from '../play/agreeing'
import type { WholeTable } from '../state/following'
import { seatName, type Company } from '../words/company'
import { say } from '../words/current.svelte'

export interface ScoreBar {
  readonly label: string
  readonly points: number
  readonly mine: boolean
  readonly out: boolean
}

const GOAL = 'target'

/** The highest first; a team by its two names. */
export function scoreBars(table: WholeTable, company: Company): ScoreBar[] {
  const { standing, you } = table
  if (!standing) return []
  const bars = standing.scorers.map((players, at) => ({
    label: labelOf(players, company),
    points: standing.totals[at] ?? 0,
    mine: you !== null && players.includes(you),
    out: players.every((player) => standing.out.includes(player)),
  }))
  return bars.sort((one, other) => Number(one.out) - Number(other.out) || other.points - one.points)
}

/** The points that are played for; null where the number of hands decides. */
export function goalOf(rules: string): { readonly format: string; readonly goal: number | null } {
  const agreed = readRules(rules, catalogue)
  const valued = (name: string) => {
    const option = catalogue.options.find((each) => each.name === name)
    return option && agreed ? { option, value: valueOf(option, agreed) } : null
  }
  const format = valued(catalogue.format_option)?.value ?? ''
  const goal = valued(GOAL)
  const counts = goal?.option.formats?.includes(format) ?? true
  return { format, goal: goal && counts ? Number(goal.value) : null }
}

function labelOf(players: readonly number[], company: Company): string {
  const [first = '', second] = players.map((player) => seatName(company, player))
  return second === undefined ? first : say('web-table-team-names', { first, second })
}
