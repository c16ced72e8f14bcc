/** How far the server's clock is ahead of ours, from the times it sends. */

/** Beyond this it is not the line that was slow: one of the clocks was set, or the machine slept. */
const SET_ANEW = 2

/**
 * A message is never read before it was sent, so each one says how far ahead the server is at least, and the
 * fastest message says it best.
 */
export class Ahead {
  #seconds = 0
  #doubtful = true

  get seconds(): number {
    return this.#seconds
  }

  hear(serverTime: number, now: number): void {
    const atLeast = serverTime - now
    const anew = this.#doubtful || Math.abs(atLeast - this.#seconds) > SET_ANEW
    this.#seconds = anew ? atLeast : Math.max(this.#seconds, atLeast)
    this.#doubtful = false
  }

  /** Another connection may be one to a server with another clock; until it speaks, the old one counts on. */
  doubt(): void {
    this.#doubtful = true
  }
}
