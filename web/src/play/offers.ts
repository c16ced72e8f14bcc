/**
 * The moves of a view as a person picks them: a card or a button first, then a color or a player where there are several.
 * What a move does is not known here; moves that differ only in color, target or call belong together.
 */

import type { Offer, WholeHand } from '../protocol'
import { isOutOfTurn, parseMove, type Move } from './notation'

export interface Offered extends Move {
  readonly text: string
  readonly breaks: string | null
}

/** Moves among which only color, target and call are still to be chosen. */
export interface Choice {
  readonly moves: readonly Offered[]
  readonly needsColor: boolean
  readonly needsTarget: boolean
  readonly colors: readonly string[]
  /** Seats of the hand. */
  readonly targets: readonly number[]
  /** Whether it can be made with the call of UNO as well as without. */
  readonly canCall: boolean
  /** The rule that it would break, whatever is chosen. */
  readonly breaks: string | null
}

export interface CardOffer extends Choice {
  readonly card: string
}

export interface PlainOffer extends Choice {
  readonly verb: string
}

export interface Call {
  readonly seat: number
  readonly move: string
}

export interface Calls {
  readonly uno: string | null
  /** Of players who, as all can see, have not called. */
  readonly catches: readonly Call[]
  /** Of the card that lies on top; beside one plate there is room for one call, and a catch comes first. */
  readonly flags: readonly Call[]
  /** Every accusation, where some of them are neither a catch nor a flag of those above; otherwise none. */
  readonly accusations: readonly Call[]
}

/** What of a hand all can see, and somebody may be accused of. */
export interface InTheOpen {
  readonly exposed: readonly number[]
  readonly laid_by: number | null
}

export interface Naming {
  readonly color: string
  readonly move: string
}

/** All that a person can be asked, or may say, in one view. */
export interface Questions {
  /** By the code of the card. */
  readonly cards: ReadonlyMap<string, CardOffer>
  readonly buttons: readonly PlainOffer[]
  readonly calls: Calls
  /** The colors, where only a color is asked for. */
  readonly naming: readonly Naming[] | null
}

const OF_A_TURN: readonly string[] = ['draw', 'keep']

/** Whether it goes with any turn, and so is a button below the hand; everything else is a question, and asked as one. */
export function goesWithTurn({ verb }: PlainOffer): boolean {
  return OF_A_TURN.includes(verb)
}

export interface Chosen {
  readonly color?: string
  readonly target?: number
  readonly call?: boolean
}

/** What can be asked of a player. `sure`: a move can be made but breaks a rule, and wants a second press. */
export type Decision =
  | { readonly kind: 'color'; readonly colors: readonly string[] }
  | { readonly kind: 'target'; readonly targets: readonly number[] }
  | { readonly kind: 'sure'; readonly breaks: string }
  | { readonly kind: 'answer'; readonly answers: readonly PlainOffer[] }
  | { readonly kind: 'drawn'; readonly keep: PlainOffer; readonly card: string }
  | { readonly kind: 'settle'; readonly seat: number; readonly flag: string }

export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { readonly kind: Kind }>

/** What is still to be decided before a choice is a move, or that move. */
export type NextStep =
  | DecisionOf<'color' | 'target'>
  | { readonly kind: 'move'; readonly move: string; readonly breaks: string | null }

const NOTHING_OPEN: InTheOpen = { exposed: [], laid_by: null }

export function questions(moves: readonly Offer[], open: InTheOpen = NOTHING_OPEN): Questions {
  const offered = moves.map(read)
  const inTurn = offered.filter((move) => !isOutOfTurn(move.text))
  return {
    cards: grouped(
      inTurn,
      (move) => move.card,
      (card, choice) => ({ ...choice, card }),
    ),
    buttons: [...grouped(inTurn, plainVerb, (verb, choice) => ({ ...choice, verb })).values()],
    calls: callsAmong(offered, open),
    naming: namingAmong(inTurn),
  }
}

/** From a card or a button to a move: color, then target; the call is never asked for, it is added. */
export function nextStep(choice: Choice, chosen: Chosen): NextStep {
  const left = choice.moves.filter((move) => goesWith(move, chosen))
  const [first] = left
  if (!first) throw new Error(`move: expected a choice that is offered, came ${JSON.stringify(chosen)}`)
  const colors = distinct(left.map((move) => move.color))
  if (colors.length > 1) return { kind: 'color', colors }
  const targets = distinct(left.map((move) => move.target))
  if (targets.length > 1) return { kind: 'target', targets }
  const move = left.find((each) => each.uno === (chosen.call ?? false)) ?? first
  return { kind: 'move', move: move.text, breaks: move.breaks }
}

/** With the card that is taken up, at once, or not to any purpose. */
export type CallNow = 'with' | 'due' | 'not'

/** On your turn a call is for a card: where none can be laid and none is owed, nobody waits for it. */
export function callNow(hand: WholeHand, { cards, calls }: Questions, canCall: boolean): CallNow {
  if (canCall) return 'with'
  if (!calls.uno) return 'not'
  const isOwed = hand.you !== null && hand.exposed.includes(hand.you)
  return isOwed || hand.turn !== hand.you || cards.size > 0 ? 'due' : 'not'
}

function read([text, breaks]: Offer): Offered {
  return { ...parseMove(text), text, breaks: breaks ?? null }
}

/** Where nothing but a color is asked, the colors are the question; everything else without a card is a button. */
function plainVerb(move: Offered): string | null {
  return move.card || move.verb === 'color' ? null : move.verb
}

function grouped<T>(
  moves: readonly Offered[],
  keyOf: (move: Offered) => string | null,
  offer: (key: string, choice: Choice) => T,
): Map<string, T> {
  const keys = distinct(moves.map(keyOf))
  return new Map(
    keys.map((key) => [key, offer(key, choiceAmong(moves.filter((move) => keyOf(move) === key)))]),
  )
}

function choiceAmong(moves: readonly Offered[]): Choice {
  const colors = distinct(moves.map((move) => move.color))
  const targets = distinct(moves.map((move) => move.target))
  const [first] = moves
  return {
    moves,
    needsColor: colors.length > 1,
    needsTarget: targets.length > 1,
    colors,
    targets,
    canCall: moves.some((move) => move.uno) && moves.some((move) => !move.uno),
    breaks: moves.every((move) => move.breaks !== null) ? (first?.breaks ?? null) : null,
  }
}

function callsAmong(moves: readonly Offered[], { exposed, laid_by }: InTheOpen): Calls {
  const aimed = (verb: string) =>
    moves.flatMap((move) =>
      move.verb === verb && move.target !== null ? [{ seat: move.target, move: move.text }] : [],
    )
  const all = [...aimed('catch'), ...aimed('flag')]
  const catches = aimed('catch').filter(({ seat }) => exposed.includes(seat))
  const flags = aimed('flag').filter(
    ({ seat }) => seat === laid_by && !catches.some((call) => call.seat === seat),
  )
  return {
    uno: moves.find((move) => move.verb === 'uno')?.text ?? null,
    catches,
    flags,
    accusations:
      all.length > catches.length + flags.length ? all.toSorted((one, other) => one.seat - other.seat) : [],
  }
}

function namingAmong(moves: readonly Offered[]): readonly Naming[] | null {
  const named = moves.flatMap((move) =>
    move.verb === 'color' && move.color ? [{ color: move.color, move: move.text }] : [],
  )
  return named.length ? named : null
}

function goesWith(move: Offered, chosen: Chosen): boolean {
  return (
    (chosen.color === undefined || move.color === chosen.color) &&
    (chosen.target === undefined || move.target === chosen.target)
  )
}

function distinct<T>(values: readonly (T | null)[]): T[] {
  return [...new Set(values.filter((value) => value !== null))]
}
