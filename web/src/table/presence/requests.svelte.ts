/** A request to the table, from the press of a button to its answer: a refusal is shown where the button is. */

import { onDestroy } from 'svelte'
import { Errand } from '../../state/errand.svelte'
import type { Company } from '../../words/company'
import type { Answer, Outgoing } from '../../net/connection'
import type { Refused } from '../../protocol'
import { problemOf } from '../../state/moves'
import { refusal } from '../../words/refusals'
import type { Piece } from '../../words/sentence'

/** All that a button needs of a table. */
export interface Requests {
  readonly company: Company
  send(message: Outgoing): Promise<Answer>
  mute(person: string, on?: boolean): Promise<Answer>
  dismiss(): void
}

export class TableRequest {
  readonly #state: Requests
  #busy = $state(false)
  #refused = $state.raw<Refused | null>(null)

  constructor(state: Requests) {
    this.#state = state
  }

  get busy(): boolean {
    return this.#busy
  }

  /** Why the last request was declined, in the language of now. */
  get refused(): Piece[] | null {
    return this.#refused && refusal(this.#refused, this.#state.company)
  }

  /** Whether it was done. A second press while the first waits does nothing. */
  async ask(...messages: readonly Outgoing[]): Promise<boolean> {
    if (this.#busy) return false
    this.#busy = true
    this.#refused = null
    try {
      for (const message of messages) if (!this.#heed(await this.#state.send(message))) return false
      return true
    } finally {
      this.#busy = false
    }
  }

  forget(): void {
    this.#refused = null
  }

  #heed(answer: Answer): boolean {
    this.#refused = problemOf(answer)
    if (this.#refused) this.#state.dismiss()
    return answer.type === 'update' || answer.type === 'done'
  }
}

/** Coming to a table once the server knows who comes; why it failed is told, and one can try again. */
/** The way to a table. */
export interface Entrance {
  open(): void
  close(): void
}

export class Arrival {
  readonly #table: Entrance
  readonly #errand = new Errand()
  #isGone = false

  /** To be made while a component is: whoever leaves it meanwhile does not come. */
  constructor(table: Entrance) {
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
