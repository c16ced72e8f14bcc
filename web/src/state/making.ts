/** Makes moves over a line that may break: none is made twice, and none is forgotten. */

import type { Answer, TableLine } from '../net/line'
import { isOutOfTurn } from '../play/notation'
import type { Seen } from './following'

const TURN = 'turn'

export class Making {
  readonly #line: TableLine
  readonly #look: () => Seen | null
  /** Moves without an answer yet. All moves of a turn are one decision; a call is another. */
  readonly #onTheWay = new Map<string, Promise<Answer>>()

  /** `look` gives what is seen now. */
  constructor(line: TableLine, look: () => Seen | null) {
    this.#line = line
    this.#look = look
  }

  /** Whether a move of the turn is on its way. */
  get isBusy(): boolean {
    return this.#onTheWay.has(TURN)
  }

  /** A second click gets the answer to the first. */
  make(move: string): Promise<Answer> {
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
