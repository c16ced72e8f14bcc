/** The sounds and vibrations of a table. They are never the only signal of anything. */

import type { Event, HandEvent, HandKind, MatchEvent } from '../protocol'
import { feel, type Felt, Player, type Wishes } from './player'

/** What the sounds need to know of an update. */
export interface Heard {
  readonly events: readonly Event[]
  readonly missed: boolean
  readonly company: Listener
}

/** Who listens. */
export interface Listener {
  /** The seat of the hand. */
  readonly handYou: number | null
  /** The seat of the table. */
  readonly you: number | null
  /** The players behind each total. */
  readonly scorers: readonly (readonly number[])[]
}

/** What the sounds need of a table. */
export interface Audible<Update extends Heard = Heard> {
  listen(listener: (happened: Update) => void): () => void
}

export interface Sounds {
  /** Plays one of the last ten seconds. */
  tick(): void
  close(): void
}

/** `isTurn` says whether an update makes it the listener's turn. */
export function sounds<Update extends Heard>(
  table: Audible<Update>,
  wishes: Wishes,
  isTurn: (happened: Update) => boolean = () => false,
): Sounds {
  const player = new Player(wishes)
  const ends = [
    player.waitForTouch(),
    table.listen((happened) => {
      if (happened.missed) return
      const strokes = soundOfAll(happened.events, happened.company)
      player.play(isTurn(happened) ? [...strokes, ...later(YOUR_TURN, endOf(strokes))] : strokes)
      for (const what of feltIn(happened)) feel(what, wishes)
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

/** Card on cloth, thumb along a deck, knuckle and hand on wood, a bar of a marimba, a stamp, a soft seal. */
export type Voice =
  'slap' | 'slide' | 'riffle' | 'tap' | 'knock' | 'hand' | 'stamp' | 'seal' | 'swell' | 'bar' | 'tick'

export interface Stroke {
  readonly voice: Voice
  /** In seconds from the start. */
  readonly after: number
  /** In hertz; some voices ignore it. */
  readonly pitch: number
  /** For bars: the gain, and how long they ring in seconds. */
  readonly loud?: number
  readonly lasts?: number
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
const [C4, E4, G4, C5, E5, G5, C6] = [261.63, 329.63, 392, 523.25, 659.25, 783.99, 1046.5]

const TICK: readonly Stroke[] = [stroke('tick')]
const YOUR_TURN = bars([G4, C5], 0.12, 0.22, 0.35)
const CALL: readonly Stroke[] = [
  stroke('knock'),
  stroke('knock', 0.095),
  ...later(bars([G5], 0, 0.34, 0.5), 0.12),
]
const CAUGHT: readonly Stroke[] = [stroke('hand'), ...later(slides(2), 0.26)]
/** Always five cards are heard, however many are shown. */
const SHOWN = slides(5, 5)
const DECIDED = 0.76
const GUILTY = verdict('stamp', [E4, C4])
const INNOCENT = verdict('seal', [G4, C5])
const WIN_HAND: readonly Stroke[] = [...bars([C5, E5, G5, C6], 0.09, 0.3, 0.5), stroke('swell')]
const LOSE_HAND = bars([E4, C4], 0.16, 0.16, 0.4)
/** The mark as a tune: five edges, the last but one raised. */
const MARK = [0, 0.14, 0.28, 0.42, 0.7]
const WIN_MATCH: readonly Stroke[] = [
  ...tune(1, 0.32, 0.4),
  ...later(
    [C5, E5, G5].flatMap((pitch) => bars([pitch], 0, 0.32, 0.7)),
    1.1,
  ),
]
const LOSE_MATCH = tune(0.5, 0.16, 0.16)

const NOBODY: Listener = { handYou: null, you: null, scorers: [] }

/** The sound of all events of an update, in order. A deal sounds once; the end of a match is heard alone. */
export function soundOfAll(events: readonly Event[], listener: Listener = NOBODY): Stroke[] {
  const strokes: Stroke[] = []
  let after = 0
  for (const event of audible(events)) {
    const sound = soundOf(event, listener)
    strokes.push(...later(sound, after))
    if (sound.length) after += FOLLOWS + endOf(sound)
  }
  return strokes
}

export function soundOf(event: Event, listener: Listener = NOBODY): readonly Stroke[] {
  if (event.of === 'match')
    return event.kind === 'won' ? (hasWon(event, listener) ? WIN_MATCH : LOSE_MATCH) : []
  return event.of === 'hand' ? (SOUNDS[event.kind]?.(event, listener) ?? []) : []
}

/** What the listener feels: only what concerns them. */
export function feltIn({ events, company }: Pick<Heard, 'events' | 'company'>): Felt[] {
  const won = events.find((event) => event.of === 'match' && event.kind === 'won')
  if (won?.of === 'match') return hasWon(won, company) ? ['match'] : []
  return events.flatMap((event) => {
    if (event.of !== 'hand') return []
    const { seat = null, other = null } = event
    return FELT[event.kind]?.(isHere(seat, company), isHere(other, company)) ?? []
  })
}

const FELT: Readonly<Partial<Record<HandKind, (isSeat: boolean, isOther: boolean) => Felt | []>>> = {
  called: (isSeat) => (isSeat ? 'call' : []),
  caught: (isSeat, isOther) => (isSeat ? 'caught' : isOther ? 'catch' : []),
  guilty: (isSeat, isOther) => (isSeat || isOther ? 'guilty' : []),
  innocent: (isSeat, isOther) => (isSeat || isOther ? 'innocent' : []),
  out: (isSeat) => (isSeat ? 'hand' : []),
}

const SOUNDS: Readonly<
  Partial<Record<HandKind, (event: HandEvent, listener: Listener) => readonly Stroke[]>>
> = {
  dealt: () => [stroke('riffle')],
  reshuffled: () => [stroke('riffle')],
  turned_up: () => [stroke('slap')],
  laid: () => [stroke('slap')],
  took_back: () => [stroke('slide')],
  drew: ({ cards }) => slides(cards?.length ?? 1),
  skipped: () => taps(LOW, LOW),
  reversed: ({ direction }) => (direction === 'L' ? taps(HIGH, LOW) : taps(LOW, HIGH)),
  named: ({ color }) => [stroke('bar', 0, NOTES[color ?? ''] ?? C5)],
  called: () => CALL,
  caught: () => CAUGHT,
  guilty: () => GUILTY,
  innocent: () => INNOCENT,
  flagged: () => [stroke('hand')],
  out: ({ seat = null }, listener) => (isHere(seat, listener) ? WIN_HAND : LOSE_HAND),
}

function isHere(seat: number | null, { handYou }: Listener): boolean {
  return seat !== null && seat === handYou
}

function hasWon({ players = [] }: MatchEvent, { you, scorers }: Listener): boolean {
  return you !== null && players.some((scorer) => scorers[scorer]?.includes(you))
}

/** Events whose sound has the cards that are drawn after them. */
const WITH_CARDS: readonly Event['kind'][] = ['caught', 'guilty', 'innocent']

/** Without what is part of a greater sound. */
function audible(events: readonly Event[]): Event[] {
  const isOver = events.some(({ of, kind }) => of === 'match' && kind === 'won')
  const heard = isOver ? events.filter(({ kind }) => kind !== 'out') : events
  const from = heard.findIndex(({ kind }) => WITH_CARDS.includes(kind))
  return onceDealt(heard.filter(({ kind }, at) => from < 0 || at < from || kind !== 'drew'))
}

function later(strokes: readonly Stroke[], by: number): Stroke[] {
  return strokes.map((each) => ({ ...each, after: each.after + by }))
}

function endOf(strokes: readonly Stroke[]): number {
  return Math.max(0, ...strokes.map(({ after }) => after))
}

function bars(pitches: readonly number[], apart: number, loud: number, lasts: number): Stroke[] {
  return pitches.map((pitch, nth) => ({ ...stroke('bar', nth * apart, pitch), loud, lasts }))
}

function verdict(voice: Voice, pitches: readonly number[]): Stroke[] {
  return [...SHOWN, stroke(voice, DECIDED), ...later(bars(pitches, 0.11, 0.28, 0.4), DECIDED)]
}

/** `octave` is 1, or 0.5 for an octave below. */
function tune(octave: number, loud: number, raised: number): Stroke[] {
  return MARK.map((after, nth) => {
    const isRaised = nth === MARK.length - 2
    const pitch = octave * (isRaised ? G5 : C5)
    return { ...stroke('bar', after, pitch), loud: isRaised ? raised : loud, lasts: 0.7 }
  })
}

function slides(cards: number, most = MOST_SLIDES): Stroke[] {
  return Array.from({ length: Math.min(most, cards) }, (_, nth) => stroke('slide', nth * SLIDES_APART))
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
