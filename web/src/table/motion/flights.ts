/** Which cards fly where after an update, as names of anchors, and where those are on the screen. */

import type { HandEvent, HandKind } from '../../protocol'
import { HIDDEN } from '../../words/cards'
import { anchored } from './anchors'
import type { Happened } from '../../state/tableClient.svelte'
import { BEATS } from '../moments/moments'

export interface Flight {
  /** `?` for the back. */
  readonly card: string
  /** Names of anchors. */
  readonly from: string
  readonly to: string
  /** Whether it turns over on the way. */
  readonly turns: boolean
  /** Whether it goes below the pile, whose top card stays in view. */
  readonly below?: boolean
  /** In milliseconds from the start. */
  readonly after: number
  readonly lasts: number
}

const PLAY = 260
const DRAW = { lasts: 240, apart: 70 }
const GIVEN = { lasts: 200, apart: 60 }
/** A deal has at most this many cards in the air. */
const DEAL = { lasts: 160, whole: 640, most: 12 }
/** The next flight starts while a laid card settles. */
const SETTLING = 160
const RESHUFFLED = 5
/** Hands that change places fly all at once, with at most this many backs each; yours comes card by card. */
const SWAP = { lasts: 420, apart: 24, backs: 4, most: 14 }
/** At most this many cards of a player who is put out. */
const PUT_OUT = { lasts: 260, apart: 30, most: 10 }
/** The cards of the others fly to you if you win: some of each hand. */
const LEFT = { from: 500, lasts: 420, apart: 40, most: 3 }

/** The flights, in the order of the events. */
export function flightsOf({ events, before, missed, company }: Happened): Flight[] {
  if (missed) return []
  const ofHand = events.filter((event) => event.of === 'hand')
  const sky = new Sky(company.handYou, before?.hand?.hand ?? [])
  sky.deal(ofHand.filter((event) => event.kind === 'dealt'))
  const swapped = ofHand.filter((event) => event.kind === 'gave')
  for (const event of ofHand) {
    if (event === swapped[0]) sky.swap(swapped)
    FLYING[event.kind]?.(sky, event)
  }
  return sky.flights
}

const FLYING: Partial<Record<HandKind, (sky: Sky, event: Required<HandEvent>) => void>> = {
  turned_up: (sky, { cards }) => {
    for (const card of cards)
      sky.fly({ card, from: 'draw', to: 'discard', turns: true, lasts: PLAY }, SETTLING)
  },
  returned: (sky, { cards }) => {
    for (const card of cards) {
      sky.fly({ card, from: 'draw', to: 'discard', turns: true, lasts: PLAY }, PLAY)
      sky.fly({ card, from: 'discard', to: 'draw', turns: false, lasts: PLAY }, PLAY)
    }
  },
  laid: (sky, { seat, cards }) => {
    for (const card of cards) {
      sky.fly({ card, from: sky.leaving(seat, card), to: 'discard', turns: false, lasts: PLAY }, SETTLING)
    }
  },
  drew: (sky, { seat, cards }) => {
    const { lasts, apart } = sky.isYours(seat) ? DRAW : GIVEN
    for (const card of cards) sky.fly({ ...sky.coming(seat, card), from: 'draw', lasts }, apart)
  },
  caught: (sky) => {
    sky.wait(BEATS.catch.flies)
  },
  guilty: (sky) => {
    sky.wait(BEATS.verdict.flies)
  },
  innocent: (sky) => {
    sky.wait(BEATS.verdict.flies)
  },
  out: (sky, { seat }) => {
    sky.goneOut = seat
  },
  left_with: (sky, { seat, cards }) => {
    if (!sky.isYours(sky.goneOut)) return
    sky.wait(LEFT.from)
    for (const card of cards.slice(0, LEFT.most))
      sky.fly({ card, from: seatPlace(seat), to: 'hand', turns: false, lasts: LEFT.lasts }, LEFT.apart)
  },
  put_out: (sky, { seat, cards }) => {
    for (const card of cards.slice(0, PUT_OUT.most)) {
      const to = { to: 'discard', turns: false, below: true }
      sky.fly({ card, from: sky.leaving(seat, card), ...to, lasts: PUT_OUT.lasts }, PUT_OUT.apart)
    }
  },
  took_back: (sky, { seat, cards }) => {
    for (const card of cards) {
      sky.fly({ ...sky.coming(seat, card), card, turns: false, from: 'discard', lasts: PLAY }, SETTLING)
    }
  },
  reshuffled: (sky, { number }) => {
    for (let nth = 0; nth < Math.min(RESHUFFLED, number ?? 0); nth++) {
      sky.fly({ card: HIDDEN, from: 'discard', to: 'draw', turns: false, lasts: GIVEN.lasts }, GIVEN.apart)
    }
  },
}

/** Collects flights. It knows the time, and which of several equal cards in your hand is meant. */
class Sky {
  readonly flights: Flight[] = []
  /** The seat that has no cards left. */
  goneOut: number | null = null
  readonly #you: number | null
  readonly #held = new Map<string, number>()
  #now = 0

  constructor(you: number | null, hand: readonly string[]) {
    this.#you = you
    for (const card of hand) this.#held.set(card, this.#count(card) + 1)
  }

  isYours(seat: number | null): boolean {
    return seat !== null && seat === this.#you
  }

  fly(flight: Omit<Flight, 'after'>, then: number): void {
    this.flights.push({ ...flight, after: this.#now })
    this.#now += then
  }

  /** Nothing flies before this time. */
  wait(until: number): void {
    this.#now = Math.max(this.#now, until)
  }

  /** The last of several equal cards goes first. */
  leaving(seat: number | null, card: string): string {
    if (!this.isYours(seat)) return seatPlace(seat)
    const left = Math.max(0, this.#count(card) - 1)
    this.#held.set(card, left)
    return cardPlace(card, left)
  }

  coming(seat: number | null, card: string): { card: string; to: string; turns: boolean } {
    if (!this.isYours(seat)) return { card: HIDDEN, to: seatPlace(seat), turns: false }
    const before = this.#count(card)
    this.#held.set(card, before + 1)
    return { card, to: cardPlace(card, before), turns: card !== HIDDEN }
  }

  /** Deals round by round, face down, in the same time for any number of players. */
  deal(dealt: readonly Required<HandEvent>[]): void {
    if (!dealt.length) return
    this.#held.clear()
    const rounds = Math.max(...dealt.map(({ cards }) => cards.length))
    const apart = DEAL.whole / (rounds * dealt.length)
    const lasts = Math.min(DEAL.lasts, apart * DEAL.most)
    for (let round = 0; round < rounds; round++) {
      for (const { seat, cards } of dealt) {
        const card = cards[round]
        if (card) {
          const { to } = this.coming(seat, card)
          this.fly({ card: HIDDEN, from: 'draw', to, turns: false, lasts }, apart)
        }
      }
    }
  }

  /** Hands change places at the same time: backs between the others, and your new cards face up. */
  swap(gave: readonly Required<HandEvent>[]): void {
    const start = this.#now
    if (gave.some(({ other }) => this.isYours(other))) this.#held.clear()
    for (const { seat, other, cards } of gave) {
      const isMine = this.isYours(other)
      const from = this.isYours(seat) ? 'hand' : seatPlace(seat)
      this.#now = start
      for (const card of cards.slice(0, isMine ? SWAP.most : SWAP.backs)) {
        this.fly({ ...this.coming(other, card), from, lasts: SWAP.lasts }, SWAP.apart)
      }
    }
    this.#now = start + SWAP.lasts
  }

  #count(card: string): number {
    return this.#held.get(card) ?? 0
  }
}

function seatPlace(seat: number | null): string {
  return `seat:${String(seat)}`
}

function cardPlace(card: string, nth: number): string {
  return `card:${card}#${String(nth)}`
}

/** All backs look alike, so one element can fly several times. */
type Timed = Pick<Flight, 'card' | 'after' | 'lasts'>

/** Groups flights by element. Each element has one drawing. */
export function lanesOf<T extends Timed>(flights: readonly T[]): T[][] {
  const lanes: T[][] = []
  for (const flight of flights) {
    const free = flight.card === HIDDEN && lanes.find((lane) => isFree(lane, flight))
    if (free) free.push(flight)
    else lanes.push([flight])
  }
  return lanes
}

function isFree(lane: readonly Timed[], { card, after }: Timed): boolean {
  const last = lane.at(-1)
  return last?.card === card && last.after + last.lasts <= after
}

/** When everything has landed. */
export function landedAt(flights: readonly Timed[]): number {
  return Math.max(0, ...flights.map(({ after, lasts }) => after + lasts))
}

/** A flight with its coordinates. */
export interface Placed extends Flight {
  readonly begin: Spot
  readonly end: Spot
}

/** The size of the element that flies. */
export const SIZE = { width: 120, height: 168 }
export const EASING = 'cubic-bezier(0.2, 0.8, 0.2, 1)'
/** How a card lies on the pile, in degrees. */
const LYING = -2

/** One animation for all flights of an element, over `lasts` milliseconds. It is hidden between flights. */
export function pathOf(flights: readonly Placed[], lasts: number): Keyframe[] {
  return flights.flatMap((flight) => {
    const begin = at(flight.begin, 0)
    const end = at(flight.end, flight.to === 'discard' ? LYING : 0)
    const [from, to] = [flight.after / lasts, Math.min(1, (flight.after + flight.lasts) / lasts)]
    return [
      { offset: from, transform: begin, opacity: 0 },
      { offset: from, transform: begin, opacity: 1, easing: EASING },
      { offset: to, transform: end, opacity: 1 },
      { offset: to, transform: end, opacity: 0 },
    ]
  })
}

function at({ x, y, width }: Spot, turn: number): string {
  const [left, top] = [x - SIZE.width / 2, y - SIZE.height / 2]
  const scale = width / SIZE.width
  return `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) scale(${scale.toFixed(3)}) rotate(${String(turn)}deg)`
}

/** Where a flight starts or ends, in pixels of the window. */
export interface Spot {
  /** The center. */
  readonly x: number
  readonly y: number
  /** The width of a card there. */
  readonly width: number
}

/** The width of a card at anchors that are larger than a card. */
const WIDTHS: readonly (readonly [beginning: string, width: number])[] = [
  ['seat:', 40],
  ['hand', 84],
]

/** Null if the anchor is not on the screen. */
function spotAt(name: string): Spot | null {
  const node = anchored(name)
  if (!node) return null
  const box = node.getBoundingClientRect()
  if (box.width === 0) return null
  const own = node instanceof HTMLElement ? node.offsetWidth : box.width
  const width = WIDTHS.find(([beginning]) => name.startsWith(beginning))?.[1] ?? own
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width }
}

/** Falls back to the hand for a card or a seat that is not on the screen. */
export function spotNear(name: string): Spot | null {
  return spotAt(name) ?? (name.startsWith('card:') || name.startsWith('seat:') ? spotAt('hand') : null)
}
