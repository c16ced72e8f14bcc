/** The server's time, once a second, while there is something to count down. */

import { clockAt, type Running, type TimeLeft } from '../play/clocks'

const SECOND = 1000

export class Ticking {
  #now = $state(0)
  readonly #clock: () => Running | null

  /** To be made while a component is: it stops with it. */
  constructor(clock: () => Running | null, serverNow: () => number) {
    this.#clock = clock
    $effect.pre(() => {
      if (!clock()) return
      const tick = () => {
        this.#now = serverNow()
      }
      tick()
      const timer = setInterval(tick, SECOND)
      return () => {
        clearInterval(timer)
      }
    })
  }

  /** None where no clock runs. */
  get left(): TimeLeft | null {
    const clock = this.#clock()
    return clock && clockAt(clock, this.#now)
  }
}

/** In a ring: 22, and from a minute on 1:56. */
export function ringWords(seconds: number): string {
  return seconds < 60 ? String(seconds) : clockWords(seconds)
}

/** 0:22 */
export function clockWords(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}
