/** A request that a button makes: whether it is running, and why it failed. */

import { Problem } from '../net/api'
import { problemWords } from '../words/refusals'

export class ApiRequest {
  #busy = $state(false)
  #problem = $state.raw<Problem | null>(null)

  get busy(): boolean {
    return this.#busy
  }

  /** In words, until the next run. */
  get problem(): string | null {
    return this.#problem && problemWords(this.#problem)
  }

  /** Whether it succeeded. A second run while the first is waiting does nothing. */
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
