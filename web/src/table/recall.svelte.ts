/** What people remember although a view does not have it: the cards below the top one, and the last hand. */

import type { HandKind, WholeHand } from '../protocol'
import { isGap, type LogLine } from '../state/log'
import type { Happened, TableClient } from '../state/tableClient.svelte'

const SEEN_BELOW = 2

export class Recall {
  #below = $state.raw<readonly string[]>([])
  #last = $state.raw<WholeHand | null>(null)

  /** Create it while a component is set up. It stops with the component. */
  constructor(state: TableClient) {
    $effect.pre(() =>
      state.listen((happened) => {
        this.#hear(happened)
        const { hand } = happened.after
        if (!happened.before && hand) this.#below = belowTop(state.log, hand)
      }),
    )
  }

  /** The cards below the top one, the latest last. */
  get below(): readonly string[] {
    return this.#below
  }

  /** The last hand, while none is played. */
  get last(): WholeHand | null {
    return this.#last
  }

  #hear({ before, after }: Happened): void {
    const [was, is] = [before?.hand ?? null, after.hand]
    if (was && !is) this.#last = was
    if (is && was?.number !== is.number) {
      this.#below = []
      this.#last = null
    } else if (was && is && was.discards < is.discards)
      this.#below = [...this.#below, was.top].slice(-SEEN_BELOW)
    else if (was && is && was.discards > is.discards) this.#below = []
  }
}

const LYING: readonly HandKind[] = ['turned_up', 'laid']

/** After a reload, from the log: no cards, if the top one is not the last in it. */
export function belowTop(log: readonly LogLine[], hand: WholeHand): readonly string[] {
  const cards = ofThisHand(log).flatMap((event) => (LYING.includes(event.kind) ? event.cards : []))
  const most = cards.at(-1) === hand.top ? Math.min(SEEN_BELOW, hand.discards - 1) : 0
  return most > 0 ? cards.slice(0, -1).slice(-most) : []
}

/** The events since the last hand or the last gap. */
function ofThisHand(log: readonly LogLine[]) {
  const before = log.findLastIndex((line) => isGap(line) || line.events.some((event) => event.of === 'match'))
  const events = log.slice(before + 1).flatMap((line) => line.events)
  return events.filter((event) => event.of === 'hand')
}
