/** Everything that the table shows while a hand is played, read off the view and the room there is. */

import type { Clock } from '../protocol'
import { Countdown, type TimeLeft } from './countdown.svelte'
import { goesWithTurn } from '../play/offers'
import { bearing, type Box, type Point, seating, YOURS } from '../play/seating'
import { settings } from '../state/settings.svelte'
import type { TableState } from '../state/table.svelte'
import {
  asksBeside,
  CLEAR,
  COLUMN,
  footing,
  handHeight,
  handIn,
  layoutOf,
  lessHigh,
  matOnDesk,
  NO_HAND,
  overlapOf,
  pileOnPhone,
  roomBeside,
  seatsPerRow,
  widestCalls,
} from './arrangement'
import { isYours, placesAround, seatViewAt, teamAt } from './people'
import { inHand, cardsOnTable, strengthIn } from './shownCards'
import { question } from './decisions/Frame.svelte'
import { promptOf } from './Prompt.svelte'
import type { Recall } from './recall.svelte'

const USUAL_SHEET = 260

/** The room for the table, and its height while no notice takes a part of it. */
export interface StageBox extends Box {
  readonly tall?: number
}

export class Scene {
  readonly #table: TableState
  readonly #recall: Recall
  readonly #stage: () => StageBox
  readonly #isAsked: () => boolean
  readonly #countdown: Countdown
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
  /** What the page has at the right of the stage. */
  outside = $state(0)
  /** Whether the call is due: the row above the hand is not covered then. */
  mustCall = $state(false)

  /** To be made while a component is: its clock stops with it. */
  constructor(table: TableState, recall: Recall, stage: () => StageBox, isAsked: () => boolean) {
    this.#table = table
    this.#recall = recall
    this.#stage = stage
    this.#isAsked = isAsked
    this.#countdown = new Countdown(
      () => this.#clock,
      () => table.serverNow(),
    )
  }

  readonly view = $derived.by(() => this.#table.table)
  /** The hand that is played, or lies there still. */
  readonly hand = $derived.by(() => this.#table.hand ?? this.#recall.last)
  /** A notice that comes and goes does not change it. */
  readonly #usual = $derived.by(() => {
    const stage = this.#stage()
    return layoutOf({ ...stage, height: stage.tall ?? stage.height })
  })
  readonly #isRoundTable = $derived(this.#usual === 'desk')
  /** Whether what is asked stands in a column at the right of a wide table, and not over its foot. */
  readonly asksBeside = $derived.by(
    () => this.#isRoundTable && this.#takesRoom && (asksBeside(this.#stage()) || this.#isCrowdedAbove),
  )
  /** What was shown lies beside the stage where there is room for it. */
  readonly #takesRoom = $derived.by(() => this.#isAsked() || (question.shown > 0 && this.outside < COLUMN))
  /** With a sheet of the usual height over the foot; how tall this one is would depend on where it stands. */
  readonly #isCrowdedAbove = $derived.by(() => {
    const stage = this.#stage()
    const foot = this.plays ? handHeight(handIn('desk', this.cards.length, stage), stage) : NO_HAND
    const whole = matOnDesk(stage, foot)
    return seating(this.sitting.length, lessHigh(whole, overlapOf(USUAL_SHEET, true))).isCrowded
  })
  /** What the table has for itself. */
  readonly #room = $derived.by(() =>
    this.asksBeside ? roomBeside(this.#stage(), this.outside) : this.#stage(),
  )
  /** People sit around the mat where there is room for all of them. */
  readonly layout = $derived.by(() => {
    if (!this.#isRoundTable) return this.#usual
    const isBelow = this.#isAsked() && !this.asksBeside
    return !isBelow && this.#around.isCrowded ? 'low' : 'desk'
  })
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
  readonly fan = $derived.by(() =>
    this.isDesk ? this.#fanOnDesk : handIn(this.layout, this.cards.length, this.#stage(), this.#isAsked()),
  )
  readonly #fanOnDesk = $derived.by(() => handIn('desk', this.cards.length, this.#room))
  /** What the hand takes of the height of a wide table. */
  readonly foot = $derived.by(() => (this.plays ? handHeight(this.#fanOnDesk, this.#stage()) : NO_HAND))
  readonly #matOnDesk = $derived.by(() => matOnDesk(this.#room, this.foot))
  readonly mat = $derived.by(() =>
    this.isDesk ? this.#matOnDesk : { width: this.matWidth, height: this.matHeight },
  )

  readonly sitting = $derived.by(() => {
    const [view, hand] = [this.view, this.hand]
    if (!view) return []
    const { company } = this.#table
    return placesAround(view, hand?.order ?? null).map((place) =>
      seatViewAt(place, view, hand, company, this.#recall.called),
    )
  })
  readonly perRow = $derived.by(() => seatsPerRow(this.sitting.length, this.layout))
  /** Where they sit on a wide mat; on a phone they sit above it. */
  readonly seating = $derived.by(() => (this.isDesk ? this.#around : null))
  /** What a sheet over the foot of a wide table takes of the mat. */
  readonly overlap = $derived.by(() => {
    const isBelow = this.#isAsked() && !this.asksBeside
    return isBelow ? overlapOf(question.height, !this.mustCall) : 0
  })
  /** The part of a wide mat that nothing lies over. */
  readonly free = $derived.by(() => {
    const isShownHere = question.shown > 0 && this.outside < COLUMN && !this.asksBeside
    return lessHigh(this.#matOnDesk, this.overlap + (isShownHere ? question.shown + CLEAR : 0))
  })
  readonly #around = $derived.by(() => seating(this.sitting.length, this.free))
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
    () => this.hand && cardsOnTable(this.hand, this.#recall.below, this.#table.company),
  )
  readonly prompt = $derived.by(() => {
    const { questions, company } = this.#table
    const [table, hand] = [this.view, this.hand]
    return hand && table ? promptOf({ table, hand, questions, company }) : null
  })
  readonly buttons = $derived.by(() =>
    this.#table.hand?.held ? [] : this.#table.questions.buttons.filter(goesWithTurn),
  )
  readonly draw = $derived.by(() => this.buttons.find((button) => button.verb === 'draw') ?? null)

  /** The middle of a seat of the hand on a wide mat. */
  placeOf(handSeat: number): Point | null {
    const nth = this.sitting.findIndex((who) => who.handSeat === handSeat)
    return this.seating?.seats[nth] ?? null
  }

  /** What is left of the clock of a seat of the table. */
  leftOf(seat: number | null): TimeLeft | null {
    return seat !== null && this.#clock?.seat === seat ? this.#countdown.left : null
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
