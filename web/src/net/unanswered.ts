/** The messages that wait for their answer, by number. */

import type { Answer } from './line'

export class Unanswered {
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  #last = 0

  /** The number of a new message, and its answer to come. */
  expect(): readonly [id: number, answer: Promise<Answer>] {
    const id = ++this.#last
    return [id, new Promise((resolve) => this.#waiting.set(id, resolve))]
  }

  answer(ids: readonly number[], answer: Answer): void {
    for (const id of ids) {
      this.#waiting.get(id)?.(answer)
      this.#waiting.delete(id)
    }
  }

  answerAll(answer: Answer): void {
    this.answer([...this.#waiting.keys()], answer)
  }
}
