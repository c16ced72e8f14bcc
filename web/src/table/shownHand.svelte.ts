/** What is shown while a hand is played: seats, cards, calls and buttons, derived from the view. */

import type { Clock } from '../protocol'
import { goesWithTurn } from '../play/offers'
import { settings } from '../state/settings.svelte'
import type { TableClient } from '../state/tableClient.svelte'
import { cardsInHand } from './cardsInHand'
import { Countdown, type TimeLeft } from './countdown.svelte'
import type { CurrentMoment } from './moments/currentMoment.svelte'
import { strengthIn } from '../generated'
import { isYours, placesAround, seatViewAt, teamAt } from './people'
import { pilesOf } from './Piles.svelte'
import { promptOf } from './Prompt.svelte'
import type { Recall } from './recall.svelte'

export class ShownHand {
  readonly #table: TableClient
  readonly #recall: Recall
  readonly #moments: CurrentMoment
  readonly #countdown: Countdown

  /** Create it while a component is set up. Its clock stops with the component. */
  constructor(table: TableClient, recall: Recall, moments: CurrentMoment) {
    this.#table = table
    this.#recall = recall
    this.#moments = moments
    this.#countdown = new Countdown(
      () => this.#clock,
      () => table.serverNow(),
    )
  }

  readonly view = $derived.by(() => this.#table.view)
  /** The current hand, or the last one. */
  readonly hand = $derived.by(() => this.#table.hand ?? this.#recall.last)
  /** The seat of the hand whose turn it is. */
  readonly turn = $derived.by(() => this.#table.hand?.turn ?? null)
  readonly strength = $derived.by(() => strengthIn(this.#table.company.edition))
  /** Whether you have one card and have called. */
  readonly hasCalled = $derived.by(() => {
    const hand = this.#table.hand
    return hand !== null && hand.you !== null && hand.callers.includes(hand.you)
  })
  /** How many cards you hold, where too many put a player out of the hand. */
  readonly count = $derived.by(() => {
    const hand = this.#table.hand
    const isIn = hand && hand.you !== null && !hand.put_out.includes(hand.you)
    return isIn && hand.mercy ? { cards: hand.hand.length, limit: hand.mercy } : null
  })
  readonly plays = $derived.by(() => this.hand !== null && this.hand.you !== null)
  /** The seat of the table whose avatar is beside the prompt: yours, or for spectators the current player's. */
  readonly who = $derived.by(() =>
    this.plays ? this.#table.you : (this.hand?.order[this.hand.turn ?? -1] ?? null),
  )
  readonly team = $derived.by(() =>
    this.view && this.who !== null ? teamAt(this.who, this.view, this.#table.company) : null,
  )
  /** Whether the table waits for you. A held answer counts as given. */
  readonly yours = $derived.by(() => {
    const hand = this.#table.hand
    return hand !== null && isYours(hand) && hand.held === null
  })
  /** Whether you can lay a card though others have the turn. */
  readonly jumps = $derived.by(() => [...this.#table.questions.cards.values()].some((offer) => offer.jumps))
  readonly cards = $derived.by(() => {
    if (!this.hand || !this.plays) return []
    return cardsInHand({
      hand: this.hand.hand,
      drawn: this.yours ? this.hand.drawn : null,
      fresh: this.#moments.fresh,
      edition: this.#table.company.edition,
      offers: this.#table.questions.cards,
      sort: settings.sort,
      mark: settings.markPlayable && (this.yours || this.jumps),
      yours: this.yours,
    })
  })
  readonly sitting = $derived.by(() => {
    const [view, hand] = [this.view, this.hand]
    if (!view) return []
    const { company } = this.#table
    return placesAround(view, hand?.order ?? null).map((place) => seatViewAt(place, view, hand, company))
  })
  /** Whether the verdict of a challenge is shown. */
  readonly hasVerdict = $derived.by(() => this.#moments.verdict !== null)
  readonly calls = $derived.by(() => {
    const { catches, flags } = this.#table.questions.calls
    return { catches, flags: this.view?.asked === 'settle' ? [] : flags }
  })
  readonly piles = $derived.by(() => this.hand && pilesOf(this.hand, this.#recall.below, this.#table.company))
  readonly direction = $derived.by(() => (this.hand?.direction === 'R' ? 'right' : 'left'))
  readonly prompt = $derived.by(() => {
    const { questions, company } = this.#table
    const [table, hand] = [this.view, this.hand]
    return hand && table ? promptOf({ table, hand, questions, company, caught: this.#moments.caught }) : null
  })
  readonly buttons = $derived.by(() =>
    this.#table.hand?.held ? [] : this.#table.questions.buttons.filter(goesWithTurn),
  )
  readonly draw = $derived.by(() => this.buttons.find((button) => button.verb === 'draw') ?? null)

  /** The time left for a seat of the table. */
  leftOf(seat: number | null): TimeLeft | null {
    return seat !== null && this.#clock?.seat === seat ? this.#countdown.left : null
  }

  get #clock(): Clock | null {
    const { view, hand } = this.#table
    return view?.stage === 'hand' && !hand?.held ? view.clock : null
  }
}
