/** Which cards fly from where to where when something happens. Only names of places here; nothing is measured. */

import type { Happening } from '../../state/following'
import type { Happened } from '../../state/table.svelte'
import { HIDDEN } from '../../words/cards'

type HandHappening = Extract<Happening, { of: 'hand' }>

export interface Flight {
  /** `?` is a back. */
  readonly card: string
  /** Names of anchors. */
  readonly from: string
  readonly to: string
  /** Whether it shows its face only halfway. */
  readonly turns: boolean
  /** Milliseconds from the beginning. */
  readonly after: number
  readonly lasts: number
}

const PLAY = 260
const DRAW = { lasts: 240, apart: 70 }
const GIVEN = { lasts: 200, apart: 60 }
/** Of the many cards of a deal only so many are in the air at once. */
const DEAL = { lasts: 160, whole: 640, most: 12 }
/** What follows a card that was laid begins while it settles. */
const SETTLING = 160
const RESHUFFLED = 5

/** Everything flies in the order in which it happened. */
export function flightsOf({ events, before, missed, company }: Happened): Flight[] {
  if (missed) return []
  const ofHand = events.filter((event) => event.of === 'hand')
  const sky = new Sky(company.handYou, before?.hand?.hand ?? [])
  sky.deal(ofHand.filter((event) => event.kind === 'dealt'))
  for (const event of ofHand) FLYING[event.kind]?.(sky, event)
  return sky.flights
}

const FLYING: Partial<Record<string, (sky: Sky, event: HandHappening) => void>> = {
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

/** The flights so far, the time, and which of equal cards in your hand is meant. */
class Sky {
  readonly flights: Flight[] = []
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

  /** Of equal cards the last one is the first to go. */
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

  /** Round by round, in the same time for any number of players, and all face down. */
  deal(dealt: readonly HandHappening[]): void {
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
