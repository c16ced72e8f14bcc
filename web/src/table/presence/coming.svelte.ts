/** Coming to a table once the server knows who comes; why it failed is told, and one can try again. */

import { onDestroy } from 'svelte'
import { Errand } from '../../state/errand.svelte'
import type { TableState } from '../../state/table.svelte'

export class Coming {
  readonly #table: TableState
  readonly #errand = new Errand()
  #isGone = false

  /** To be made while a component is: whoever leaves it meanwhile does not come. */
  constructor(table: TableState) {
    this.#table = table
    onDestroy(() => {
      this.#isGone = true
    })
  }

  get busy(): boolean {
    return this.#errand.busy
  }

  /** In words, until it is tried again. */
  get problem(): string | null {
    return this.#errand.problem
  }

  /** As whoever this turns out to be; `false` where it is not known yet. */
  async come(known: () => Promise<unknown>): Promise<void> {
    let isKnown = true
    const went = await this.#errand.run(async () => {
      isKnown = (await known()) !== false
    })
    if (!went || !isKnown || this.#isGone) return
    this.#table.close()
    this.#table.open()
  }
}
