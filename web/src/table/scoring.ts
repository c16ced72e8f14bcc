/** The bars of the score: who has how many points of how many. */

import { catalogue } from '../generated'
import { formatOf, readRules, targetOf } from '../play/agreement'
import type { WholeTable } from '../state/following'
import type { Company } from '../words/company'
import { scorerLabel } from './scores/naming'

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

export interface Goal {
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
