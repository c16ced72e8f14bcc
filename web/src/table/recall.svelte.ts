/**
 * What people remember although a view does not have it: the cards below the top one, who has called, the last hand.
 */

import type { WholeEvent, WholeHand } from '../protocol'
import { isGap, type LogLine } from '../state/log'
import type { Happened, TableState } from '../state/table.svelte'

const SEEN_BELOW = 2

export class Recall {
  #below = $state.raw<readonly string[]>([])
  #last = $state.raw<WholeHand | null>(null)
  #called = $state.raw(calledAfter([]))
  #safe = $state.raw(safeAfter([]))

  /** Create it while a component is set up. It stops with the component. */
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

  /** The last hand, while none is played. */
  get last(): WholeHand | null {
    return this.#last
  }

  /** Seats of the hand. */
  get called(): ReadonlySet<number> {
    return this.#called
  }

  /** Seats of the hand that did not call, and can no longer be caught. */
  get safe(): ReadonlySet<number> {
    return this.#safe
  }

  #hear({ before, after, events }: Happened): void {
    const [was, is] = [before?.hand ?? null, after.hand]
    if (was && !is) this.#last = was
    if (is && was?.number !== is.number) this.#begin()
    else if (was && is && was.discards < is.discards)
      this.#below = [...this.#below, was.top].slice(-SEEN_BELOW)
    else if (was && is && was.discards > is.discards) this.#below = []
    this.#called = calledAfter(events, was && is ? stillCalled(this.#called, was, is) : this.#called)
    this.#safe = safeAfter(events, was && is ? stillCalled(this.#safe, was, is) : this.#safe)
  }

  /** After a reload, the log has what was seen before. */
  #recall(log: readonly LogLine[], hand: WholeHand | null): void {
    if (!hand) return
    const { below, called, safe } = onThePile(log, hand, SEEN_BELOW)
    this.#below = below
    this.#called = called
    this.#safe = safe
  }

  #begin(): void {
    this.#below = []
    this.#last = null
    this.#called = calledAfter([])
    this.#safe = safeAfter([])
  }
}

/** What people remember of a hand, read from the log. */
interface OnThePile {
  /** The cards below the top one, the latest last. */
  readonly below: readonly string[]
  /** Seats of the hand that have called. */
  readonly called: ReadonlySet<number>
  /** Those that did not, and can no longer be caught. */
  readonly safe: ReadonlySet<number>
}

const LYING: readonly string[] = ['turned_up', 'laid']

/** No cards, if the top one is not the last in the log. */
export function onThePile(log: readonly LogLine[], hand: WholeHand, most: number): OnThePile {
  const told = ofThisHand(log)
  const cards = told.filter((event) => LYING.includes(event.kind)).flatMap((event) => event.cards)
  const room = cards.at(-1) === hand.top ? Math.min(most, hand.discards - 1) : 0
  return {
    below: room > 0 ? cards.slice(0, -1).slice(-room) : [],
    called: calledAfter(told),
    safe: safeAfter(told),
  }
}

/** The events since the last hand or the last gap. */
function ofThisHand(log: readonly LogLine[]) {
  const before = log.findLastIndex((line) => isGap(line) || line.events.some((event) => event.of === 'match'))
  const events = log.slice(before + 1).flatMap((line) => line.events)
  return events.filter((event) => event.of === 'hand')
}

/** Events after which a player has not called. */
const OUTDATING: readonly string[] = ['drew', 'took_back', 'exposed']

/** Seats of the hand. */
export function calledAfter(
  events: readonly WholeEvent[],
  before: Iterable<number> = [],
): ReadonlySet<number> {
  return seatsAfter('called', OUTDATING, events, before)
}

/** Seats of the hand that have not called, and for whom it is too late to be caught. */
export function safeAfter(events: readonly WholeEvent[], before: Iterable<number> = []): ReadonlySet<number> {
  return seatsAfter('safe', [...OUTDATING, 'called'], events, before)
}

/** The seats of which something was told, and nothing that outdates it. */
function seatsAfter(
  told: string,
  outdating: readonly string[],
  events: readonly WholeEvent[],
  before: Iterable<number>,
): ReadonlySet<number> {
  const seats = new Set(before)
  for (const event of events) {
    if (event.of !== 'hand' || event.seat === null) continue
    if (event.kind === told) seats.add(event.seat)
    else if (outdating.includes(event.kind)) seats.delete(event.seat)
  }
  return seats
}

/** Drops players who have more cards than before: it begins again for them. */
function stillCalled(called: ReadonlySet<number>, was: WholeHand, is: WholeHand): number[] {
  return [...called].filter((seat) => (is.counts[seat] ?? 0) <= (was.counts[seat] ?? 0))
}
