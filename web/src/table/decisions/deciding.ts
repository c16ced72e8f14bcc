/** Which question is asked at a table now, and which answer of yours still waits to be seen. */

import type { TableState } from '../../state/table.svelte'
import { decisionOf, type Decision } from './asked'
import type { Choosing } from './choosing.svelte'

/** None while nothing is played, and none whose answer has been given. */
export function decisionAt(state: TableState, { step }: Choosing): Decision | null {
  const { table, hand, questions } = state
  if (!hand || table?.stage !== 'hand' || table.paused || hand.held || hasLetStand(state)) return null
  return decisionOf({ questions, step, drawn: hand.drawn, asked: table.asked })
}

/** Whether you have agreed to the last card of somebody, and others have not. */
export function hasLetStand({ table, you }: TableState): boolean {
  return table?.asked === 'settle' && you !== null && table.ready.includes(you)
}
