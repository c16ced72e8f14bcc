/** The server's time, once a second, while there is something to count down. */

import type { Clock } from '../protocol'
import { clockAt, type TimeLeft } from '../play/clocks'

const SECOND = 1000

export class Ticking {
  #now = $state(0)
  readonly #clock: () => Clock | null

  /** To be made while a component is: it stops with it. */
  constructor(clock: () => Clock | null, serverNow: () => number) {
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

  /** Of whoever is waited for; none where no clock runs. */
  get left(): TimeLeft | null {
    const clock = this.#clock()
    return clock && clockAt(clock, this.#now)
  }
}

/** 0:22 */
export function clockWords(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`
}
