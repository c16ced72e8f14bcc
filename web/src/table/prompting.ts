/** What the line above the hand says: whose turn it is, and what there is to do or to wait for. */

import type { Questions } from '../play/offers'
import type { WholeHand, WholeTable } from '../state/following'
import { handName, type Company } from '../words/company'
import { say } from '../words/current.svelte'
import { phaseWords } from '../words/telling'
import { turnsUntil } from './around'
import { fitting } from './inhand'

export interface Prompting {
  readonly title: string
  readonly detail: string
  readonly yours: boolean
}

export function promptOf(
  table: WholeTable,
  hand: WholeHand,
  questions: Questions,
  company: Company,
): Prompting {
  if (table.stage !== 'hand')
    return { title: phaseWords({ ...hand, phase: OVER }, company), detail: '', yours: false }
  const yours = hand.you !== null && hand.turn === hand.you
  if (yours) return { title: say('web-table-your-turn'), detail: todo(hand, questions, company), yours }
  const who = handName(company, hand.turn)
  const title = hand.turn === null ? phaseWords(hand, company) : say('web-table-thinks', { who })
  return { title, detail: waiting(hand, questions), yours }
}

const OVER = 'over'

/** Where cards can be laid it says how many fit; everything else is in the words of the phase. */
function todo(hand: WholeHand, questions: Questions, company: Company): string {
  if (!questions.cards.size && !questions.buttons.some(({ verb }) => verb === 'draw'))
    return phaseWords(hand, company)
  if (hand.drawn) return phaseWords(hand, company)
  return say('web-table-fit', { fit: fitting(hand.hand, questions.cards), count: hand.hand.length })
}

function waiting(hand: WholeHand, questions: Questions): string {
  if (hand.you === null) return ''
  if (questions.calls.uno) return say('web-table-call-now')
  const turns = turnsUntil(hand.you, hand)
  return turns === null ? '' : say('web-table-until', { turns })
}
