/** The messages that wait for their answer, by number. What is pressed while playing is said again until it has one. */

import type { Answer, Lost, Outgoing } from './line'

/** What somebody has decided at the table; a question or a line of talk is not worth much later. */
const KEPT: readonly Outgoing['type'][] = ['act', 'agree', 'take_back', 'resume', 'pick', 'birthday']

interface Waiting {
  readonly message: Outgoing
  readonly resolve: (answer: Answer) => void
}

export class Unanswered {
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  /** The number of a new message, and its answer to come. */
  expect(message: Outgoing): readonly [id: number, answer: Promise<Answer>] {
    const id = ++this.#last
    return [id, new Promise((resolve) => this.#waiting.set(id, { message, resolve }))]
  }

  answer(ids: readonly number[], answer: Answer): void {
    for (const id of ids) {
      this.#waiting.get(id)?.resolve(answer)
      this.#waiting.delete(id)
    }
  }

  answerAll(answer: Answer): void {
    this.answer([...this.#waiting.keys()], answer)
  }

  /** The line broke: what is not kept is lost with it. */
  lose(lost: Lost): void {
    this.answer(
      [...this.#waiting].filter(([, { message }]) => !isKept(message)).map(([id]) => id),
      lost,
    )
  }

  /** What is to be said again, in its order and under its numbers. */
  again(): (Outgoing & { readonly id: number })[] {
    return [...this.#waiting].map(([id, { message }]) => ({ ...message, id }))
  }
}

export function isKept(message: Outgoing): boolean {
  return KEPT.includes(message.type)
}
