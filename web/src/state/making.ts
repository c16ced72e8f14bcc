/** Makes moves over a line that may break: none is made twice, and none is forgotten by a short loss. */

import type { Answer, TableLine } from '../net/line'
import { isOutOfTurn } from '../play/notation'

/** How a line came back: with what was missed, with a view that is to be looked at anew, or never. */
export type Return = 'update' | 'welcome' | 'ended'

/** Whoever comes back later than this looks again before a move is made. */
const STILL_MEANT_SECONDS = 10
/** So a move is refused that was made, or is held, already. */
const HAD_ARRIVED: readonly string[] = ['stale', 'answered', 'waiting']
const TURN = 'turn'

export class Making {
  readonly #line: TableLine
  /** Moves without an answer yet. All moves of a turn are one decision; a call is another. */
  readonly #onTheWay = new Map<string, Promise<Answer>>()
  #waiting: ((how: Return) => void)[] = []

  constructor(line: TableLine) {
    this.#line = line
  }

  /** Whether a move of the turn is on its way. */
  get isBusy(): boolean {
    return this.#onTheWay.has(TURN)
  }

  /** A second click gets the answer to the first. */
  make(move: string, seen: number): Promise<Answer> {
    const decision = isOutOfTurn(move) ? move : TURN
    const before = this.#onTheWay.get(decision)
    if (before) return before
    const made = (decision === TURN ? this.#overLosses(move, seen) : this.#once(move, seen)).finally(() => {
      this.#onTheWay.delete(decision)
    })
    this.#onTheWay.set(decision, made)
    return made
  }

  back(how: Return): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve(how)
  }

  #once(move: string, seen: number): Promise<Answer> {
    return this.#line.send({ type: 'act', move, seen })
  }

  /** A move that may be lost with the line is made again: had it arrived, that does no harm now. */
  async #overLosses(move: string, seen: number): Promise<Answer> {
    const since = this.#line.serverNow()
    const first = await this.#once(move, seen)
    if (first.type !== 'lost') return first
    const how = await new Promise<Return>((resolve) => this.#waiting.push(resolve))
    if (how !== 'update' || this.#line.serverNow() - since > STILL_MEANT_SECONDS) return first
    const again = await this.#once(move, seen)
    return again.type === 'refused' && HAD_ARRIVED.includes(again.code) ? { ...first, arrived: true } : again
  }
}
