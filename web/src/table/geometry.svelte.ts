/** Where everything lies while a hand is played, derived from what is shown and the available space. */

import { type Box, type Point } from '../play/boxes'
import { besidePlate, freeBelow } from '../play/freeSpots'
import { bearing, type Seating, seating, YOURS } from '../play/seating'
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
import type { SeatView } from './people'
import type { ShownHand } from './shownHand.svelte'

const USUAL_SHEET = 260
/** The space around the hand of a phone, as in `layouts/phone.css`. */
const HAND_HEM = { usual: 20, asked: 28 }
const CALL_ROW = 66
/** How far below the mat you sit. */
const BELOW_MAT = 60

/** The space for the table; `tall` is its height without notices. */
export interface AreaBox extends Box {
  readonly tall?: number
}

export class Geometry {
  readonly #shown: ShownHand
  readonly #area: () => AreaBox
  readonly #isAsked: () => boolean
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
  /** The space at the right of the area. */
  outside = $state(0)
  /** The height of the open question and of shown cards, 0 without them: the table makes room. */
  #questionHeight = $state(0)
  #shownHeight = $state(0)
  /** Whether a call is due. Then a question does not cover the row above the hand. */
  mustCall = $state(false)

  /** `isAsked` says whether a question is open. */
  constructor(shown: ShownHand, area: () => AreaBox, isAsked: () => boolean) {
    this.#shown = shown
    this.#area = area
    this.#isAsked = isAsked
  }

  readonly measureQuestion = (height: number): void => {
    this.#questionHeight = height
    setPixels('--decision-height', height)
  }

  readonly measureShown = (height: number): void => {
    this.#shownHeight = height
    setPixels('--shown-height', height)
  }

  /** The layout without notices. */
  readonly #usual = $derived.by(() => {
    const area = this.#area()
    return layoutOf({ ...area, height: area.tall ?? area.height })
  })
  readonly #isRoundTable = $derived(this.#usual === 'desk')
  /** Whether a question is in a column at the right of a wide table, not at its bottom. */
  readonly asksBeside = $derived.by(
    () => this.#isRoundTable && this.#takesRoom && (asksBeside(this.#area()) || this.#isCrowdedAbove),
  )
  /** Whether a question or shown cards need space on the area. */
  readonly #takesRoom = $derived.by(() => this.#isAsked() || (this.#shownHeight > 0 && this.outside < COLUMN))
  /** Assumes a sheet of the usual height: the height of this one depends on where it is. */
  readonly #isCrowdedAbove = $derived.by(() => {
    const area = this.#area()
    const foot = this.#shown.plays
      ? handHeight(handIn('desk', this.#shown.cards.length, area), area)
      : NO_HAND
    const whole = matOnDesk(area, foot)
    return seating(this.#shown.sitting.length, lessHigh(whole, overlapOf(USUAL_SHEET, true))).isCrowded
  })
  /** The space for the table itself. */
  readonly #room = $derived.by(() =>
    this.asksBeside ? roomBeside(this.#area(), this.outside) : this.#area(),
  )
  /** People sit around the mat if there is room for all. */
  readonly layout = $derived.by(() => {
    if (!this.#isRoundTable) return this.#usual
    const isBelow = this.#isAsked() && !this.asksBeside
    return !isBelow && this.#around.isCrowded ? 'low' : 'desk'
  })
  readonly isDesk = $derived.by(() => this.layout === 'desk')
  readonly fan = $derived.by(() =>
    this.isDesk
      ? this.#fanOnDesk
      : handIn(this.layout, this.#shown.cards.length, this.#area(), this.#isAsked(), this.#taken),
  )
  /** The height of everything but the hand and the mat on a phone. A call that is due takes from the mat. */
  readonly #taken = $derived.by(() => {
    if (!this.#isAsked()) return this.seatsHeight + this.promptHeight + this.actionsHeight + HAND_HEM.usual
    return this.seatsHeight + this.#questionHeight + HAND_HEM.asked + (this.mustCall ? CALL_ROW : 0)
  })
  /** What is left of the hand on a phone at least while a question is open. */
  readonly leastHand = $derived.by(() => leastHand(this.#shown.cards.length, this.#area()))
  readonly #fanOnDesk = $derived.by(() => handIn('desk', this.#shown.cards.length, this.#room))
  /** The height of the hand on a wide table. */
  readonly foot = $derived.by(() => (this.#shown.plays ? handHeight(this.#fanOnDesk, this.#area()) : NO_HAND))
  readonly #matOnDesk = $derived.by(() => matOnDesk(this.#room, this.foot))
  readonly mat = $derived.by(() =>
    this.isDesk ? this.#matOnDesk : { width: this.matWidth, height: this.matHeight },
  )

  readonly perRow = $derived.by(() => seatsPerRow(this.#shown.sitting.length, this.layout))
  /** Where people sit around a wide mat; null on a phone. */
  readonly seating = $derived.by(() => (this.isDesk ? this.#around : null))
  /** How much of the mat a sheet at the bottom covers. */
  readonly overlap = $derived.by(() => {
    const isBelow = this.#isAsked() && !this.asksBeside
    return isBelow ? overlapOf(this.#questionHeight, !this.mustCall) : 0
  })
  /** The part of a wide mat that nothing covers. */
  readonly free = $derived.by(() => {
    const whole = lessHigh(this.#matOnDesk, this.overlap)
    const isShownHere =
      this.#shownHeight > 0 && (this.outside < COLUMN || this.#shown.hasVerdict) && !this.asksBeside
    return isShownHere && !this.#hasRoomBelow ? lessHigh(whole, this.#shownHeight + CLEAR) : whole
  })
  /** Whether what is shown on a wide mat fits below the piles, so that nothing has to move. */
  readonly #hasRoomBelow = $derived.by(() => {
    const whole = lessHigh(this.#matOnDesk, this.overlap)
    const usual = seating(this.#shown.sitting.length, whole, isLowDesk(this.#area()))
    return !usual.isCrowded && freeBelow(whole, widestShown(whole), usual) >= this.#shownHeight + CLEAR
  })
  readonly #around = $derived.by(() =>
    seating(this.#shown.sitting.length, this.free, isLowDesk(this.#area())),
  )
  /** Where tags about calls are on a wide mat, by seat of the table. Small plates have them inside. */
  readonly tags = $derived.by(() =>
    this.seating?.plate.name === 'wide' ? tagsAround(this.#shown.sitting, this.seating, this.free) : NO_TAGS,
  )
  readonly corner = $derived.by(() => {
    const count = this.#shown.calls.catches.length + this.#shown.calls.flags.length
    return { count, width: this.callsWidth, height: count && this.callsHeight }
  })
  readonly footing = $derived.by(() => footing(this.mat, this.corner))
  readonly pile = $derived.by(
    () => this.seating?.card ?? pileOnPhone(this.mat, this.room, this.footing.isAside),
  )
  readonly widestCalls = $derived.by(() => widestCalls(this.mat, this.footing, this.pile))
  /** The direction of the current player, for the chevrons. */
  readonly toward = $derived.by(() => this.#toward())

  /** The center of a seat of the hand on a wide mat. */
  placeOf(handSeat: number): Point | null {
    const nth = this.#shown.sitting.findIndex((who) => who.handSeat === handSeat)
    return this.seating?.seats[nth] ?? null
  }

  /** The center of the piles. */
  readonly center = $derived.by(
    () => this.seating?.piles ?? { x: this.mat.width / 2, y: this.mat.height / 2 },
  )

  /** Where a seat of the hand is, in pixels of the mat: also yours, and those above the mat of a phone. */
  pointOf(handSeat: number): Point {
    const { width, height } = this.mat
    const nth = this.#shown.sitting.findIndex((who) => who.handSeat === handSeat)
    if (nth < 0) return { x: width / 2, y: height + BELOW_MAT }
    const place = this.placeOf(handSeat)
    return place ?? { x: ((nth % this.perRow) + 0.5) * (width / this.perRow), y: -BELOW_MAT / 2 }
  }

  #toward(): number | null {
    const { turn } = this.#shown
    if (turn === null || !this.seating) return null
    if (turn === this.#shown.hand?.you) return YOURS
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

/** Tells the style sheets a height; 0 is none. */
function setPixels(name: string, height: number): void {
  const page = document.documentElement.style
  if (height > 0) page.setProperty(name, `${String(height)}px`)
  else page.removeProperty(name)
}
