/** A request to the table, from the press of a button to the answer. A refusal is shown beside the button. */

import { onDestroy } from 'svelte'
import { ApiRequest } from '../../state/apiRequest.svelte'
import type { Company } from '../../words/company'
import type { Answer, Outgoing } from '../../net/connection'
import type { Refused } from '../../protocol'
import { problemOf } from '../../state/moves'
import { refusal } from '../../words/refusals'
import type { Piece } from '../../words/sentence'

/** What a button needs of a table. */
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

  /** Why the last request was refused, in the current language. */
  get refused(): Piece[] | null {
    return this.#refused && refusal(this.#refused, this.#state.company)
  }

  /** Whether it was done. A second press while the first is waiting does nothing. */
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

/** What an arrival needs of a table. */
interface Entrance {
  open(): void
  close(): void
}

export class Arrival {
  readonly #table: Entrance
  readonly #request = new ApiRequest()
  #isGone = false

  /** Create it while a component is set up. It does nothing after the component is gone. */
  constructor(table: Entrance) {
    this.#table = table
    onDestroy(() => {
      this.#isGone = true
    })
  }

  get busy(): boolean {
    return this.#request.busy
  }

  /** In words, until the next attempt. */
  get problem(): string | null {
    return this.#request.problem
  }

  /** Connects once `known` has found out who this is; it returns false if that is still open. */
  async come(known: () => Promise<unknown>): Promise<void> {
    let isKnown = true
    const went = await this.#request.run(async () => {
      isKnown = (await known()) !== false
    })
    if (!went || !isKnown || this.#isGone) return
    this.#table.close()
    this.#table.open()
  }
}
