/** The sounds and vibrations of a table. They are never the only signal of anything. */

import type { Event } from '../protocol'
import { feel, Player, type Wishes } from './player'

/** What the sounds need of a table. */
export interface Audible {
  listen(
    listener: (happened: {
      readonly events: readonly Event[]
      readonly missed: boolean
      readonly company: { readonly handYou: number | null }
    }) => void,
  ): () => void
}

export interface Sounds {
  /** Plays one of the last ten seconds. */
  tick(): void
  close(): void
}

export function sounds(table: Audible, wishes: Wishes): Sounds {
  const player = new Player(wishes)
  const ends = [
    player.waitForTouch(),
    table.listen(({ events, missed, company }) => {
      if (missed) return
      player.play(soundOfAll(events))
      if (
        events.some(
          (event) => event.kind === 'caught' && event.of === 'hand' && event.seat === company.handYou,
        )
      ) {
        feel('caught', wishes)
      }
    }),
  ]
  return {
    tick: () => {
      player.play(TICK)
    },
    close: () => {
      for (const end of ends) end()
      player.close()
    },
  }
}

/** Card on cloth, thumb along a deck, knuckle and hand on wood, a bar of a marimba. */
export type Voice = 'slap' | 'slide' | 'riffle' | 'tap' | 'knock' | 'hand' | 'bar' | 'tick'

export interface Stroke {
  readonly voice: Voice
  /** In seconds from the start. */
  readonly after: number
  /** In hertz; some voices ignore it. */
  readonly pitch: number
}

const HIGH = 1250
const LOW = 820
const TAPS_APART = 0.13
const SLIDES_APART = 0.07
const MOST_SLIDES = 4
/** The pause before the next event of the same update, in seconds. */
const FOLLOWS = 0.12

/** C, E, G and A. */
const NOTES: Readonly<Record<string, number>> = { R: 523.25, B: 659.25, G: 783.99, Y: 880 }
const WIN = [523.25, 659.25, 783.99, 1046.5]

const TICK: readonly Stroke[] = [stroke('tick')]

/** The sound of all events of an update, in order. A deal sounds once. */
export function soundOfAll(events: readonly Event[]): Stroke[] {
  const strokes: Stroke[] = []
  let after = 0
  for (const event of onceDealt(events)) {
    const sound = soundOf(event)
    strokes.push(...sound.map((each) => ({ ...each, after: each.after + after })))
    if (sound.length) after += FOLLOWS + Math.max(...sound.map((each) => each.after))
  }
  return strokes
}

export function soundOf(event: Event): readonly Stroke[] {
  return event.of === 'hand' ? (SOUNDS[event.kind]?.(event) ?? []) : []
}

type OfHand = Extract<Event, { of: 'hand' }>

const SOUNDS: Readonly<Partial<Record<string, (event: OfHand) => readonly Stroke[]>>> = {
  dealt: () => [stroke('riffle')],
  reshuffled: () => [stroke('riffle')],
  turned_up: () => [stroke('slap')],
  laid: () => [stroke('slap')],
  took_back: () => [stroke('slide')],
  drew: ({ cards }) => slides(cards?.length ?? 1),
  skipped: () => taps(LOW, LOW),
  reversed: ({ direction }) => (direction === 'L' ? taps(HIGH, LOW) : taps(LOW, HIGH)),
  named: ({ color }) => [stroke('bar', 0, NOTES[color ?? ''] ?? WIN[0])],
  called: () => [stroke('knock')],
  caught: () => [stroke('hand')],
  flagged: () => [stroke('hand')],
  out: () => WIN.map((pitch, nth) => stroke('bar', nth * 0.14, pitch)),
}

function slides(cards: number): Stroke[] {
  return Array.from({ length: Math.min(MOST_SLIDES, cards) }, (_, nth) => stroke('slide', nth * SLIDES_APART))
}

function taps(...pitches: readonly number[]): Stroke[] {
  return pitches.map((pitch, nth) => stroke('tap', nth * TAPS_APART, pitch))
}

function stroke(voice: Voice, after = 0, pitch = LOW): Stroke {
  return { voice, after, pitch }
}

function onceDealt(events: readonly Event[]): Event[] {
  const first = events.findIndex((event) => event.kind === 'dealt')
  return events.filter((event, at) => event.kind !== 'dealt' || at === first)
}
