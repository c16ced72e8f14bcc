/** Why a card cannot be laid: asked of the table, and shown until it has been read. Nothing changes by it. */

import { laying } from '../../play/notation'
import type { Refused } from '../../protocol'
import type { TableState } from '../../state/table.svelte'

export class Wondering {
  readonly #state: TableState
  #refused = $state.raw<Refused | null>(null)
  /** The question whose answer is still wanted. */
  #asked: symbol | null = null

  constructor(state: TableState) {
    this.#state = state
  }

  /** Why the last card that was asked about cannot be laid. */
  get refused(): Refused | null {
    return this.#refused
  }

  async why(card: string): Promise<void> {
    const question = Symbol(card)
    this.#asked = question
    this.#refused = null
    const refused = await this.#state.ask(laying(card))
    if (this.#asked === question) this.#refused = refused
  }

  /** The answer has been read. */
  understood(): void {
    this.#asked = null
    this.#refused = null
  }
}
