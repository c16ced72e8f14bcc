/** The card that was laid last, by whom, and on which color: what an answer is about. */

import type { Happening } from '../../state/following'
import { isGap, type LogLine } from '../../state/logging'
import type { Happened, TableState } from '../../state/table.svelte'

export interface Laid {
  /** A seat of the hand. */
  readonly seat: number
  readonly card: string
  /** The color in play before it; none where nobody here has seen it. */
  readonly before: string | null
}

export class LastLaid {
  #laid = $state.raw<Laid | null>(null)

  /** To be made while a component is: it stops listening with it. */
  constructor(state: TableState) {
    this.#laid = lastIn(state.log)
    const stop = state.listen((happened) => {
      this.#laid = laidIn(happened) ?? (state.log.slice(-1).some(isGap) ? null : this.#laid)
    })
    $effect(() => stop)
  }

  /** By whom the card on top was laid; none where that is not known. */
  of(top: string): Laid | null {
    return this.#laid?.card === top ? this.#laid : null
  }
}

export function laidIn({ events, before, missed }: Happened): Laid | null {
  const laid = among(events)
  return laid && { ...laid, before: missed ? null : (before?.hand?.color ?? null) }
}

/** Nobody here has seen who laid what where moves are missing. */
function lastIn(log: readonly LogLine[]): Laid | null {
  return among(log.slice(log.findLastIndex(isGap) + 1).flatMap((line) => line.events))
}

function among(events: readonly Happening[]): Laid | null {
  const event = events.findLast((each) => each.of === 'hand' && each.kind === 'laid')
  if (event?.of !== 'hand' || event.seat === null) return null
  const [card] = event.cards
  return card ? { seat: event.seat, card, before: null } : null
}
