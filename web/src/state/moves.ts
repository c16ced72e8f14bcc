/** Sends moves over a connection that may break: none twice, none forgotten. */

import type { Answer, Connection } from '../net/connection'
import type { Refused, WholeHand } from '../protocol'
import { UNSENT } from '../words/refusals'
import type { Seen } from './seen'
import { isOutOfTurn } from '../play/notation'

const TURN = 'turn'

export class MoveSender {
  readonly #connection: Connection
  readonly #look: () => Seen | null
  /** Moves without an answer. All moves of a turn are one decision; each call is another. */
  readonly #onTheWay = new Map<string, Promise<Answer>>()

  /** `look` returns the current view. */
  constructor(connection: Connection, look: () => Seen | null) {
    this.#connection = connection
    this.#look = look
  }

  /** Whether a move of the turn is on its way. */
  get isBusy(): boolean {
    return this.#onTheWay.has(TURN)
  }

  /** A second click gets the answer of the first. */
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
   * The connection repeats a move while the server remembers what it has received. After a restart it does not: then
   * the move is sent again if the hand is unchanged.
   */
  async #overRestarts(move: string): Promise<Answer> {
    const meant = this.#look()
    const first = await this.#once(move, meant)
    if (first.type !== 'lost' || first.arrived) return first
    const now = this.#look()
    return meant?.hand && liesAlike(meant, now) ? this.#once(move, now) : first
  }

  #once(move: string, seen: Seen | null): Promise<Answer> {
    return this.#connection.send({ type: 'act', move, seen: seen?.n ?? 0 })
  }
}

function liesAlike(before: Seen, now: Seen | null): boolean {
  return JSON.stringify(before.hand) === JSON.stringify(now?.hand)
}

/** Null if it was done. */
export function problemOf(answer: Answer): Refused | null {
  if (answer.type === 'refused') return answer
  return answer.type === 'lost' && !answer.arrived ? UNSENT : null
}

/** An answer that the table has accepted and does not show yet. */
export interface Given {
  readonly move: string
  /** The last update at that time. The next one shows the answer as held or as done. */
  readonly n: number
}

export function handWith(given: Given | null, seen: Seen | null): WholeHand | null {
  if (!seen?.hand || given?.n !== seen.n) return seen?.hand ?? null
  return { ...seen.hand, held: given.move }
}
