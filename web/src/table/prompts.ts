/** What the line above the hand says: whose turn it is, and what there is to do or to wait for. */

import type { WholeHand, WholeTable } from '../protocol'
import type { Questions } from '../play/offers'
import { handName, type Company } from '../words/company'
import { say } from '../words/current.svelte'
import { moveWords, phaseWords } from '../words/moves'
import { turnsUntil } from './people'
import { fitting } from './shownCards'
import { victoryOf } from './scores/scores'

export interface Prompting {
  readonly title: string
  readonly detail: string
  readonly yours: boolean
}

export interface Prompted {
  readonly table: WholeTable
  readonly hand: WholeHand
  readonly questions: Questions
  readonly company: Company
}

export function promptOf(prompted: Prompted): Prompting {
  const { table, hand, company } = prompted
  if (table.stage === 'over' && table.standing)
    return { title: victoryOf(table.standing, company), detail: '', yours: false }
  if (table.stage !== 'hand')
    return { title: phaseWords({ ...hand, phase: OVER }, company), detail: '', yours: false }
  return given(prompted) ?? (isYours(hand) ? yourTurn(prompted) : theirTurn(prompted))
}

const OVER = 'over'

/** Whether the turn is yours, decided or not. */
export function isYours(hand: WholeHand): boolean {
  return hand.you !== null && hand.turn === hand.you
}

/** What you have decided, while the others do not see it yet. */
function given({ table, hand, company }: Prompted): Prompting | null {
  if (hand.held !== null) {
    const move = moveWords(hand.held, hand.top, company)
    return {
      title: say('web-table-answered'),
      detail: say('web-table-answered-wait', { move }),
      yours: false,
    }
  }
  const hasAgreed = table.you !== null && table.ready.includes(table.you)
  if (table.asked !== 'settle' || !hasAgreed) return null
  return { title: phaseWords(hand, company), detail: say('decide-settle-waiting'), yours: false }
}

function yourTurn({ hand, questions, company }: Prompted): Prompting {
  return { title: say('web-table-your-turn'), detail: todo(hand, questions, company), yours: true }
}

/** Where cards can be laid it says how many fit; everything else is in the words of the phase. */
function todo(hand: WholeHand, questions: Questions, company: Company): string {
  if (!questions.cards.size && !questions.buttons.some(({ verb }) => verb === 'draw'))
    return phaseWords(hand, company)
  if (hand.drawn) return phaseWords(hand, company)
  return say('web-table-fit', { fit: fitting(hand.hand, questions.cards), count: hand.hand.length })
}

function theirTurn(prompted: Prompted): Prompting {
  const { hand, company } = prompted
  const who = handName(company, hand.turn)
  const title = hand.turn === null ? phaseWords(hand, company) : say('web-table-thinks', { who })
  return { title, detail: waiting(prompted), yours: false }
}

function waiting({ table, hand, questions }: Prompted): string {
  if (hand.you === null) return isOut(table) ? say('web-table-you-watch') : ''
  if (questions.calls.uno) return say('web-table-call-now')
  const turns = turnsUntil(hand.you, hand)
  return turns === null ? '' : say('web-table-until', { turns })
}

/** Who is eliminated keeps the chair. */
function isOut({ you, standing }: WholeTable): boolean {
  return you !== null && (standing?.out.includes(you) ?? false)
}
