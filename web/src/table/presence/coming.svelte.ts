/** Coming to a table once the server knows who comes; why it failed is told, and one can try again. */

import { onDestroy } from 'svelte'
import { Problem } from '../../net/api'
import type { TableState } from '../../state/table.svelte'
import { problemWords } from '../../words/refusing'

export class Coming {
  readonly #table: TableState
  #busy = $state(false)
  #problem = $state.raw<Problem | null>(null)
  #isGone = false

  /** To be made while a component is: whoever leaves it meanwhile does not come. */
  constructor(table: TableState) {
    this.#table = table
    onDestroy(() => {
      this.#isGone = true
    })
  }

  get busy(): boolean {
    return this.#busy
  }

  /** In words, until it has succeeded. */
  get problem(): string | null {
    return this.#problem && problemWords(this.#problem)
  }

  /** As whoever this turns out to be. */
  async come(known: () => Promise<unknown>): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      await known()
      this.#problem = null
      this.#enter()
    } catch (why) {
      if (!(why instanceof Problem)) throw why
      this.#problem = why
    } finally {
      this.#busy = false
    }
  }

  #enter(): void {
    if (this.#isGone) return
    this.#table.close()
    this.#table.open()
  }
}
