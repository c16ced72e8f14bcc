/** An answer that the table has taken and does not show yet. */

import type { Seen, WholeHand } from './following'

export interface Given {
  readonly move: string
  /** The last update when it was taken. The next one repeats the answer as held, or has made it. */
  readonly n: number
}

export function handWith(given: Given | null, seen: Seen | null): WholeHand | null {
  if (!seen?.hand || given?.n !== seen.n) return seen?.hand ?? null
  return { ...seen.hand, held: given.move }
}
