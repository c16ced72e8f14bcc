/** Makes moves over a line that may break: none is made twice, and none is forgotten. */

import type { Answer, Connection } from '../net/connection'
import type { Refused, WholeHand } from '../protocol'
import { UNSENT } from '../words/refusals'
import type { Seen } from './seen'
import { isOutOfTurn } from '../play/notation'

const TURN = 'turn'

export class MoveSender {
  readonly #line: Connection
  readonly #look: () => Seen | null
  /** Moves without an answer yet. All moves of a turn are one decision; a call is another. */
  readonly #onTheWay = new Map<string, Promise<Answer>>()

  /** `look` gives what is seen now. */
  constructor(line: Connection, look: () => Seen | null) {
    this.#line = line
    this.#look = look
  }

  /** Whether a move of the turn is on its way. */
  get isBusy(): boolean {
    return this.#onTheWay.has(TURN)
  }

  /** A second click gets the answer to the first. */
  send(move: string): Promise<Answer> {
    const decision = isOutOfTurn(move) ? move : TURN
    const before = this.#onTheWay.get(decision)
    if (before) return before
    const made = this.#overRestarts(move).finally(() => {
      this.#onTheWay.delete(decision)
    })
    this.#onTheWay.set(decision, made)
    return made
  }

  /**
   * The line says it again as long as the server knows what it has heard. One that was started anew does not: where the
   * hand lies as it did, it was not heard.
   */
  async #overRestarts(move: string): Promise<Answer> {
    const meant = this.#look()
    const first = await this.#once(move, meant)
    if (first.type !== 'lost' || first.arrived) return first
    const now = this.#look()
    return meant?.hand && liesAlike(meant, now) ? this.#once(move, now) : first
  }

  #once(move: string, seen: Seen | null): Promise<Answer> {
    return this.#line.send({ type: 'act', move, seen: seen?.n ?? 0 })
  }
}

function liesAlike(before: Seen, now: Seen | null): boolean {
  return JSON.stringify(before.hand) === JSON.stringify(now?.hand)
}

/** null where it was done. */
export function problemOf(answer: Answer): Refused | null {
  if (answer.type === 'refused') return answer
  return answer.type === 'lost' && !answer.arrived ? UNSENT : null
}

/** An answer that the table has taken and does not show yet. */
export interface Given {
  readonly move: string
  /** The last update when it was taken. The next one repeats the answer as held, or has made it. */
  readonly n: number
}

export function handWith(given: Given | null, seen: Seen | null): WholeHand | null {
  if (!seen?.hand || given?.n !== seen.n) return seen?.hand ?? null
  return { ...seen.hand, held: given.move }
}
