/** What the eyes remember and a view does not say: the cards below the top one, who has called, the hand before. */

import type { WholeHand } from '../state/following'
import type { LogLine } from '../state/log'
import type { Happened, TableState } from '../state/table.svelte'
import { calledAfter, stillCalled } from './calling'
import { onThePile } from './onThePile'

const SEEN_BELOW = 2

export class Remembering {
  #below = $state.raw<readonly string[]>([])
  #last = $state.raw<WholeHand | null>(null)
  #called = $state.raw(calledAfter([]))

  /** To be made while a component is: it stops with it. */
  constructor(state: TableState) {
    $effect.pre(() =>
      state.listen((happened) => {
        this.#hear(happened)
        if (!happened.before) this.#recall(state.log, happened.after.hand)
      }),
    )
  }

  /** The cards below the top one, the latest last. */
  get below(): readonly string[] {
    return this.#below
  }

  /** The hand that was played last, when none is played. */
  get last(): WholeHand | null {
    return this.#last
  }

  /** Seats of the hand. */
  get called(): ReadonlySet<number> {
    return this.#called
  }

  #hear({ before, after, events }: Happened): void {
    const [was, is] = [before?.hand ?? null, after.hand]
    if (was && !is) this.#last = was
    if (is && was?.number !== is.number) this.#begin()
    else if (was && is && was.discards < is.discards)
      this.#below = [...this.#below, was.top].slice(-SEEN_BELOW)
    else if (was && is && was.discards > is.discards) this.#below = []
    this.#called = calledAfter(events, was && is ? stillCalled(this.#called, was, is) : this.#called)
  }

  /** The page was loaded anew, and the log knows what it has seen before. */
  #recall(log: readonly LogLine[], hand: WholeHand | null): void {
    if (!hand) return
    const { below, called } = onThePile(log, hand, SEEN_BELOW)
    this.#below = below
    this.#called = called
  }

  #begin(): void {
    this.#below = []
    this.#last = null
    this.#called = calledAfter([])
  }
}
