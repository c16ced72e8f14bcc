/** Which question stands before you: read off the moves that are offered, and off nothing else. */

import { goesWithTurn, type PlainOffer, type Questions } from '../../play/offers'
import type { Step } from './steps'

export type Decision =
  | { readonly kind: 'color'; readonly colors: readonly string[] }
  | { readonly kind: 'target'; readonly targets: readonly number[] }
  | { readonly kind: 'sure'; readonly breaks: string }
  | { readonly kind: 'answer'; readonly answers: readonly PlainOffer[] }
  | { readonly kind: 'drawn'; readonly keep: PlainOffer; readonly card: string }
  | { readonly kind: 'settle'; readonly seat: number; readonly flag: string }

/** The question of one kind. */
export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { readonly kind: Kind }>

export interface Situation {
  readonly questions: Questions
  readonly step: Step | null
  /** The card just drawn. */
  readonly drawn: string | null
  /** What people are asked to agree to. */
  readonly asked: string | null
}

/** What was begun comes first, then what the table waits for. */
export function decisionOf({ questions, step, drawn, asked }: Situation): Decision | null {
  if (step) return begun(step)
  const answers = questions.buttons.filter((button) => !goesWithTurn(button))
  if (answers.length) return { kind: 'answer', answers }
  const keep = questions.buttons.find((button) => button.verb === 'keep')
  if (keep && drawn && questions.cards.has(drawn)) return { kind: 'drawn', keep, card: drawn }
  const [flag] = questions.calls.flags
  if (asked === 'settle' && flag) return { kind: 'settle', seat: flag.seat, flag: flag.move }
  return null
}

/** Whether UNO is called within the question, where it can be. */
export function callsItself({ kind }: Decision): boolean {
  return kind === 'drawn'
}

function begun(step: Step): Decision {
  if (step.ask === 'color') return { kind: 'color', colors: step.colors }
  if (step.ask === 'target') return { kind: 'target', targets: step.targets }
  return { kind: 'sure', breaks: step.breaks }
}
