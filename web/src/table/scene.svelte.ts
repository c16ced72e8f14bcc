/** Everything that the table shows while a hand is played, derived from the view and the available space. */

import type { Clock } from '../protocol'
import { Countdown, type TimeLeft } from './countdown.svelte'
import { goesWithTurn } from '../play/offers'
import {
  bearing,
  besidePlate,
  type Box,
  freeBelow,
  type Point,
  type Seating,
  seating,
  YOURS,
} from '../play/seating'
import { settings } from '../state/settings.svelte'
import type { TableState } from '../state/table.svelte'
import {
  asksBeside,
  CLEAR,
  COLUMN,
  footing,
  handHeight,
  isLowDesk,
  handIn,
  layoutOf,
  leastHand,
  lessHigh,
  matOnDesk,
  NO_HAND,
  overlapOf,
  pileOnPhone,
  roomBeside,
  seatsPerRow,
  widestCalls,
  widestShown,
} from './arrangement'
import { callStateOf } from './moments/CallTag.svelte'
import type { CurrentMoment } from './moments/currentMoment.svelte'
import { isYours, placesAround, type SeatView, seatViewAt, teamAt } from './people'
import { inHand, cardsOnTable, strengthIn } from './shownCards'
import { question } from './decisions/Frame.svelte'
import { promptOf } from './Prompt.svelte'
import type { Recall } from './recall.svelte'

const USUAL_SHEET = 260
/** The space around the hand of a phone, as in `layouts/phone.css`. */
const HAND_HEM = { usual: 20, asked: 28 }
const CALL_ROW = 66
/** How far below the mat you sit. */
const BELOW_MAT = 60

/** The space for the table; `tall` is its height without notices. */
export interface StageBox extends Box {
  readonly tall?: number
}

export class Scene {
  readonly #table: TableState
  readonly #recall: Recall
  readonly #moments: CurrentMoment
  readonly #stage: () => StageBox
  readonly #isAsked: () => boolean
  readonly #countdown: Countdown
  /** The size of the mat on a phone. */
  matWidth = $state(0)
  matHeight = $state(0)
  /** The height for the piles on it, and the size of the calls in its corner. */
  room = $state(0)
  callsWidth = $state(0)
  callsHeight = $state(0)
  /** The heights of the rows above and below on a phone. */
  seatsHeight = $state(0)
  promptHeight = $state(0)
  actionsHeight = $state(0)
  /** The right edge of the prompt's words. */
  reach = $state(0)
  /** The left edge of the buttons beside the prompt. */
  until = $state(Infinity)
  /** The space at the right of the stage. */
  outside = $state(0)
  /** Whether a call is due. Then a question does not cover the row above the hand. */
  mustCall = $state(false)

  /** Create it while a component is set up. Its clock stops with the component. */
  constructor(
    table: TableState,
    recall: Recall,
    moments: CurrentMoment,
    stage: () => StageBox,
    isAsked: () => boolean,
  ) {
    this.#table = table
    this.#recall = recall
    this.#moments = moments
    this.#stage = stage
    this.#isAsked = isAsked
    this.#countdown = new Countdown(
      () => this.#clock,
      () => table.serverNow(),
    )
  }

  readonly view = $derived.by(() => this.#table.table)
  /** The current hand, or the last one. */
  readonly hand = $derived.by(() => this.#table.hand ?? this.#recall.last)
  /** The layout without notices. */
  readonly #usual = $derived.by(() => {
    const stage = this.#stage()
    return layoutOf({ ...stage, height: stage.tall ?? stage.height })
  })
  readonly #isRoundTable = $derived(this.#usual === 'desk')
  /** Whether a question is in a column at the right of a wide table, not at its bottom. */
  readonly asksBeside = $derived.by(
    () => this.#isRoundTable && this.#takesRoom && (asksBeside(this.#stage()) || this.#isCrowdedAbove),
  )
  /** Whether a question or shown cards need space on the stage. */
  readonly #takesRoom = $derived.by(() => this.#isAsked() || (question.shown > 0 && this.outside < COLUMN))
  /** Assumes a sheet of the usual height: the height of this one depends on where it is. */
  readonly #isCrowdedAbove = $derived.by(() => {
    const stage = this.#stage()
    const foot = this.plays ? handHeight(handIn('desk', this.cards.length, stage), stage) : NO_HAND
    const whole = matOnDesk(stage, foot)
    return seating(this.sitting.length, lessHigh(whole, overlapOf(USUAL_SHEET, true))).isCrowded
  })
  /** The space for the table itself. */
  readonly #room = $derived.by(() =>
    this.asksBeside ? roomBeside(this.#stage(), this.outside) : this.#stage(),
  )
  /** People sit around the mat if there is room for all. */
  readonly layout = $derived.by(() => {
    if (!this.#isRoundTable) return this.#usual
    const isBelow = this.#isAsked() && !this.asksBeside
    return !isBelow && this.#around.isCrowded ? 'low' : 'desk'
  })
  readonly isDesk = $derived.by(() => this.layout === 'desk')
  readonly strength = $derived.by(() => strengthIn(this.#table.company.edition))
  /** Whether you have one card and have called. */
  readonly hasCalled = $derived.by(() => {
    const hand = this.#table.hand
    return hand !== null && hand.you !== null && hand.callers.includes(hand.you)
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
  readonly cards = $derived.by(() => {
    if (!this.hand || !this.plays) return []
    return inHand({
      hand: this.hand.hand,
      drawn: this.yours ? this.hand.drawn : null,
      fresh: this.#moments.fresh,
      edition: this.#table.company.edition,
      offers: this.#table.questions.cards,
      sort: settings.sort,
      mark: settings.markPlayable && this.yours,
    })
  })
  readonly fan = $derived.by(() =>
    this.isDesk
      ? this.#fanOnDesk
      : handIn(this.layout, this.cards.length, this.#stage(), this.#isAsked(), this.#taken),
  )
  /** The height of everything but the hand and the mat on a phone. A call that is due takes from the mat. */
  readonly #taken = $derived.by(() => {
    if (!this.#isAsked()) return this.seatsHeight + this.promptHeight + this.actionsHeight + HAND_HEM.usual
    return this.seatsHeight + question.height + HAND_HEM.asked + (this.mustCall ? CALL_ROW : 0)
  })
  /** What is left of the hand on a phone at least while a question is open. */
  readonly leastHand = $derived.by(() => leastHand(this.cards.length, this.#stage()))
  readonly #fanOnDesk = $derived.by(() => handIn('desk', this.cards.length, this.#room))
  /** The height of the hand on a wide table. */
  readonly foot = $derived.by(() => (this.plays ? handHeight(this.#fanOnDesk, this.#stage()) : NO_HAND))
  readonly #matOnDesk = $derived.by(() => matOnDesk(this.#room, this.foot))
  readonly mat = $derived.by(() =>
    this.isDesk ? this.#matOnDesk : { width: this.matWidth, height: this.matHeight },
  )

  readonly sitting = $derived.by(() => {
    const [view, hand] = [this.view, this.hand]
    if (!view) return []
    const { company } = this.#table
    return placesAround(view, hand?.order ?? null).map((place) => seatViewAt(place, view, hand, company))
  })
  readonly perRow = $derived.by(() => seatsPerRow(this.sitting.length, this.layout))
  /** Where people sit around a wide mat; null on a phone. */
  readonly seating = $derived.by(() => (this.isDesk ? this.#around : null))
  /** How much of the mat a sheet at the bottom covers. */
  readonly overlap = $derived.by(() => {
    const isBelow = this.#isAsked() && !this.asksBeside
    return isBelow ? overlapOf(question.height, !this.mustCall) : 0
  })
  /** The part of a wide mat that nothing covers. */
  readonly free = $derived.by(() => {
    const whole = lessHigh(this.#matOnDesk, this.overlap)
    const isShownHere = question.shown > 0 && (this.outside < COLUMN || this.hasVerdict) && !this.asksBeside
    return isShownHere && !this.#hasRoomBelow ? lessHigh(whole, question.shown + CLEAR) : whole
  })
  /** Whether what is shown on a wide mat fits below the piles, so that nothing has to move. */
  readonly #hasRoomBelow = $derived.by(() => {
    const whole = lessHigh(this.#matOnDesk, this.overlap)
    const usual = seating(this.sitting.length, whole, isLowDesk(this.#stage()))
    return !usual.isCrowded && freeBelow(whole, widestShown(whole), usual) >= question.shown + CLEAR
  })
  /** Whether the verdict of a challenge is shown. */
  readonly hasVerdict = $derived.by(() => this.#moments.verdict !== null)
  readonly #around = $derived.by(() => seating(this.sitting.length, this.free, isLowDesk(this.#stage())))
  /** Where tags about calls are on a wide mat, by seat of the table. Small plates have them inside. */
  readonly tags = $derived.by(() =>
    this.seating?.plate.name === 'wide' ? tagsAround(this.sitting, this.seating, this.free) : NO_TAGS,
  )
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
  /** The direction of the current player, for the chevrons. */
  readonly toward = $derived.by(() => this.#toward())

  readonly lying = $derived.by(
    () => this.hand && cardsOnTable(this.hand, this.#recall.below, this.#table.company),
  )
  readonly prompt = $derived.by(() => {
    const { questions, company } = this.#table
    const [table, hand] = [this.view, this.hand]
    return hand && table ? promptOf({ table, hand, questions, company, caught: this.#moments.caught }) : null
  })
  readonly buttons = $derived.by(() =>
    this.#table.hand?.held ? [] : this.#table.questions.buttons.filter(goesWithTurn),
  )
  readonly draw = $derived.by(() => this.buttons.find((button) => button.verb === 'draw') ?? null)

  /** The center of a seat of the hand on a wide mat. */
  placeOf(handSeat: number): Point | null {
    const nth = this.sitting.findIndex((who) => who.handSeat === handSeat)
    return this.seating?.seats[nth] ?? null
  }

  /** The center of the piles. */
  readonly center = $derived.by(
    () => this.seating?.piles ?? { x: this.mat.width / 2, y: this.mat.height / 2 },
  )

  /** Where a seat of the hand is, in pixels of the mat: also yours, and those above the mat of a phone. */
  pointOf(handSeat: number): Point {
    const { width, height } = this.mat
    const nth = this.sitting.findIndex((who) => who.handSeat === handSeat)
    if (nth < 0) return { x: width / 2, y: height + BELOW_MAT }
    const place = this.placeOf(handSeat)
    return place ?? { x: ((nth % this.perRow) + 0.5) * (width / this.perRow), y: -BELOW_MAT / 2 }
  }

  /** The time left for a seat of the table. */
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

type Tag = Point & Box

const NO_TAGS: ReadonlyMap<number, Tag> = new Map()
/** The size of a tag, and how far it may be from its seat. */
const TAGS = { called: { width: 84, height: 36 }, safe: { width: 164, height: 34 } }
const NEAR = 240

/** Below the plates, or beside them at the top; not those for which no place is near. */
function tagsAround(sitting: readonly SeatView[], seating: Seating, mat: Box): ReadonlyMap<number, Tag> {
  const tags = new Map<number, Tag>()
  sitting.forEach((who, nth) => {
    const call = callStateOf(who)
    const seat = seating.seats[nth]
    if (!seat || !call || call === 'exposed') return
    const { x, y, size } = besidePlate(seat, [TAGS[call]], mat, seating, [...tags.values()])
    if (Math.hypot(x - seat.x, y - seat.y) < NEAR) tags.set(who.seat, { x, y, ...size })
  })
  return tags
}
