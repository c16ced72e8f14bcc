/** What a person should know of an answer, or of one that never came. */

import type { Answer } from '../net/line'
import type { Refused } from '../protocol'
import { UNSENT } from '../words/refusals'

/** null where it was done. */
export function problemOf(answer: Answer): Refused | null {
  if (answer.type === 'refused') return answer
  return answer.type === 'lost' && !answer.arrived ? UNSENT : null
}
