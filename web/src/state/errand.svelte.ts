/** An errand to the server that a button sends somebody on: whether it is under way, and why it failed. */

import { Problem } from '../net/api'
import { problemWords } from '../words/refusals'

export class Errand {
  #busy = $state(false)
  #problem = $state.raw<Problem | null>(null)

  get busy(): boolean {
    return this.#busy
  }

  /** In words, until it is run again. */
  get problem(): string | null {
    return this.#problem && problemWords(this.#problem)
  }

  /** One at a time: a second press while the first waits does nothing. Whether it was done. */
  async run(request: () => Promise<unknown>): Promise<boolean> {
    if (this.#busy) return false
    this.#busy = true
    this.#problem = null
    try {
      await request()
      return true
    } catch (why) {
      if (!(why instanceof Problem)) throw why
      this.#problem = why
      return false
    } finally {
      this.#busy = false
    }
  }
}
