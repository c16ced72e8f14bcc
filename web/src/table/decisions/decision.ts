/** Which question is open, derived from the offered moves and nothing else. */

import {
  type Choice,
  type Chosen,
  type Decision,
  type DecisionOf,
  goesWithTurn,
  nextStep,
  type Questions,
} from '../../play/offers'
import type { TableClient } from '../../state/tableClient.svelte'

export interface Situation {
  readonly questions: Questions
  readonly step: Step | null
  /** The card just drawn. */
  readonly drawn: string | null
  /** What everybody is asked to agree to. */
  readonly asked: string | null
}

/** What the player has begun comes first, then what the table waits for. */
export function decisionOf({ questions, step, drawn, asked }: Situation): Decision | null {
  if (step) return step
  const answers = questions.buttons.filter((button) => !goesWithTurn(button))
  if (answers.length) {
    const cards = [...questions.cards.values()].filter(({ jumps }) => !jumps)
    return { kind: 'answer', answers, cards }
  }
  const keep = questions.buttons.find((button) => button.verb === 'keep')
  if (keep && drawn && questions.cards.has(drawn)) return { kind: 'drawn', keep, card: drawn }
  const [flag] = questions.calls.flags
  if (asked === 'settle' && flag) return { kind: 'settle', seat: flag.seat, flag: flag.move }
  return null
}

/** Whether the question has its own switch for the call. */
export function callsItself({ kind }: Decision): boolean {
  return kind === 'drawn'
}

/** A question about what was picked. */
export type Step = DecisionOf<'color' | 'target' | 'sure'>

/** The next question about what was picked; null if there is none. */
export function stepOf(offer: Choice, chosen: Chosen, isSure: boolean): Step | null {
  if (offer.breaks && !isSure) return { kind: 'sure', breaks: offer.breaks }
  const step = nextStep(offer, chosen)
  if (step.kind !== 'move') return step
  return step.breaks && !isSure ? { kind: 'sure', breaks: step.breaks } : null
}

/** The question for the color of a card that was already laid. */
export function namingOf({ naming }: Questions): Step | null {
  return naming && { kind: 'color', colors: naming.map((each) => each.color) }
}

/** The open question; null if there is none, or if it has been answered. */
export function decisionAt(table: TableClient, step: Step | null): Decision | null {
  const { view, hand, questions } = table
  if (!hand || view?.stage !== 'hand' || view.paused || hand.held || hasLetStand(table)) return null
  return decisionOf({ questions, step, drawn: hand.drawn, asked: view.asked })
}

/** Whether you have accepted somebody's last card, and others have not yet. */
export function hasLetStand({ view, you }: TableClient): boolean {
  return view?.asked === 'settle' && you !== null && view.ready.includes(you)
}
