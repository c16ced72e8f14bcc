/** Everything that the table shows while a hand is played, read off the view and the room there is. */

import type { Clock } from '../protocol'
import type { TimeLeft } from '../play/clocks'
import { goesWithTurn } from '../play/offers'
import { bearing, seating, YOURS, type Box, type Place } from '../play/seating'
import { settings } from '../state/settings.svelte'
import type { TableState } from '../state/table.svelte'
import { handHeight, handIn, layoutOf, matOnDesk, NO_HAND, pileOnPhone, seatsPerRow } from './arrangement'
import { placesAround } from './around'
import { footing, widestCalls } from './footing'
import { inHand } from './inhand'
import { lyingIn, strengthIn } from './lying'
import { isYours, promptOf } from './prompting'
import type { Remembering } from './remembering.svelte'
import { sittingAt, teamAt } from './sitting'
import { Ticking } from './ticking.svelte'

export class Scene {
  readonly #table: TableState
  readonly #remembering: Remembering
  readonly #stage: () => Box
  readonly #isAsked: () => boolean
  readonly #ticking: Ticking
  /** The room that the mat of a phone has got. */
  matWidth = $state(0)
  matHeight = $state(0)
  /** What words leave to the piles on it, and what the calls in its corner take. */
  room = $state(0)
  callsWidth = $state(0)
  callsHeight = $state(0)
  /** How far the words of the prompt reach. */
  reach = $state(0)
  /** Where the buttons beside it begin. */
  until = $state(Infinity)

  /** To be made while a component is: its clock stops with it. */
  constructor(table: TableState, remembering: Remembering, stage: () => Box, isAsked: () => boolean) {
    this.#table = table
    this.#remembering = remembering
    this.#stage = stage
    this.#isAsked = isAsked
    this.#ticking = new Ticking(
      () => this.#clock,
      () => table.serverNow(),
    )
  }

  readonly view = $derived.by(() => this.#table.table)
  /** The hand that is played, or lies there still. */
  readonly hand = $derived.by(() => this.#table.hand ?? this.#remembering.last)
  readonly layout = $derived.by(() => layoutOf(this.#stage()))
  readonly isDesk = $derived.by(() => this.layout === 'desk')
  readonly strength = $derived.by(() => strengthIn(this.#table.company.edition))
  readonly plays = $derived.by(() => this.hand !== null && this.hand.you !== null)
  /** Who stands beside the prompt, by seat of the table: you, or to who watches whoever plays. */
  readonly who = $derived.by(() =>
    this.plays ? this.#table.you : (this.hand?.order[this.hand.turn ?? -1] ?? null),
  )
  readonly team = $derived.by(() =>
    this.view && this.who !== null ? teamAt(this.who, this.view, this.#table.company) : null,
  )
  /** Whether you are waited for: an answer that is held has been given. */
  readonly yours = $derived.by(() => {
    const hand = this.#table.hand
    return hand !== null && isYours(hand) && hand.held === null
  })
  /** Whether your move has been sent, and waits for the end of a race. */
  readonly #sent = $derived.by(
    () => this.#table.acting && (this.#table.table?.race ?? 0) > this.#table.serverNow(),
  )

  readonly cards = $derived.by(() => {
    if (!this.hand || !this.plays) return []
    return inHand({
      hand: this.hand.hand,
      drawn: this.yours ? this.hand.drawn : null,
      edition: this.#table.company.edition,
      offers: this.#table.questions.cards,
      sort: settings.sort,
      mark: settings.markPlayable && this.yours,
    })
  })
  readonly fan = $derived.by(() => handIn(this.layout, this.cards.length, this.#stage(), this.#isAsked()))
  /** What the hand takes of the height of a wide table. */
  readonly foot = $derived.by(() => (this.plays ? handHeight(this.fan) : NO_HAND))
  readonly mat = $derived.by(() =>
    this.isDesk ? matOnDesk(this.#stage(), this.foot) : { width: this.matWidth, height: this.matHeight },
  )

  readonly sitting = $derived.by(() => {
    const [view, hand] = [this.view, this.hand]
    if (!view) return []
    const { company } = this.#table
    return placesAround(view, hand?.order ?? null).map((place) =>
      sittingAt(place, view, hand, company, this.#remembering.called),
    )
  })
  readonly perRow = $derived.by(() => seatsPerRow(this.sitting.length, this.layout))
  /** Where they sit on a wide mat; on a phone they sit above it. */
  readonly seating = $derived.by(() => (this.isDesk ? seating(this.sitting.length, this.mat) : null))
  readonly calls = $derived.by(() => {
    const { catches, flags } = this.#table.questions.calls
    return { catches, flags: this.view?.asked === 'settle' ? [] : flags }
  })
  readonly corner = $derived.by(() => {
    const count = this.calls.catches.length + this.calls.flags.length
    return { count, width: this.callsWidth, height: count && this.callsHeight }
  })
  readonly footing = $derived.by(() => footing(this.mat, this.corner))
  readonly pile = $derived.by(
    () => this.seating?.card ?? pileOnPhone(this.mat, this.room, this.footing.isAside),
  )
  readonly widestCalls = $derived.by(() => widestCalls(this.mat, this.footing, this.pile))
  /** Whither the chevrons lead. */
  readonly toward = $derived.by(() => this.#toward())

  readonly lying = $derived.by(
    () => this.hand && lyingIn(this.hand, this.#remembering.below, this.#table.company),
  )
  readonly prompt = $derived.by(() => {
    const { questions, company } = this.#table
    const [table, hand, sent] = [this.view, this.hand, this.#sent]
    return hand && table ? promptOf({ table, hand, questions, company, sent }) : null
  })
  readonly buttons = $derived.by(() =>
    this.#table.hand?.held ? [] : this.#table.questions.buttons.filter(goesWithTurn),
  )
  readonly draw = $derived.by(() => this.buttons.find((button) => button.verb === 'draw') ?? null)

  /** The middle of a seat of the hand on a wide mat. */
  placeOf(handSeat: number): Place | null {
    const nth = this.sitting.findIndex((who) => who.handSeat === handSeat)
    return this.seating?.seats[nth] ?? null
  }

  /** What is left of the clock of a seat of the table. */
  leftOf(seat: number | null): TimeLeft | null {
    return seat !== null && this.#clock?.seat === seat ? this.#ticking.left : null
  }

  get #clock(): Clock | null {
    const { table, hand } = this.#table
    return table?.stage === 'hand' && !hand?.held ? table.clock : null
  }

  #toward(): number | null {
    const turn = this.#table.hand?.turn ?? null
    if (turn === null || !this.seating) return null
    if (turn === this.hand?.you) return YOURS
    const place = this.placeOf(turn)
    return place && bearing(place, this.seating)
  }
}
