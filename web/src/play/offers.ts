/**
 * The moves of a view as a person picks them: first a card or a button, then a color or a player if there are
 * several. Moves that differ only in color, target or call belong together. What a move does is not known here.
 */

import type { Offer, WholeHand } from '../protocol'
import { isJump, isOutOfTurn, parseMove, type Move } from './notation'

export interface Offered extends Move {
  readonly text: string
  readonly breaks: string | null
}

/** Moves that differ only in color, target and call. */
export interface Choice {
  readonly moves: readonly Offered[]
  readonly needsColor: boolean
  readonly needsTarget: boolean
  readonly colors: readonly string[]
  /** Seats of the hand. */
  readonly targets: readonly number[]
  /** Whether it can be made with a call and without. */
  readonly canCall: boolean
  /** The rule that every one of the moves breaks; null otherwise. */
  readonly breaks: string | null
}

export interface CardOffer extends Choice {
  readonly card: string
  /** The moves that lay further cards with it. */
  readonly several: readonly Offered[]
  /** Whether it is laid though others have the turn. */
  readonly jumps: boolean
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
  /** Against players who visibly have not called. */
  readonly catches: readonly Call[]
  /** Against the player of the top card. A plate has room for one call, and a catch comes first. */
  readonly flags: readonly Call[]
  /** All accusations, if there are others than those above; otherwise none. */
  readonly accusations: readonly Call[]
}

/** What everybody can see of a hand, and may accuse somebody of. */
interface InTheOpen {
  readonly exposed: readonly number[]
  readonly laid_by: number | null
}

interface Naming {
  readonly color: string
  readonly move: string
}

/** Everything a person can do in one view. */
export interface Questions {
  /** By card. */
  readonly cards: ReadonlyMap<string, CardOffer>
  readonly buttons: readonly PlainOffer[]
  readonly calls: Calls
  /** The colors, if only a color is asked for. */
  readonly naming: readonly Naming[] | null
}

const OF_A_TURN: readonly string[] = ['draw', 'keep']

/** Whether it belongs to any turn, and is a button below the hand. Everything else is shown as a question. */
export function goesWithTurn({ verb }: PlainOffer): boolean {
  return OF_A_TURN.includes(verb)
}

export interface Chosen {
  readonly color?: string
  /** Null for nobody, where that is offered. */
  readonly target?: number | null
  readonly call?: boolean
}

/** What a player can be asked. `sure`: the move breaks a rule and needs a second press. */
export type Decision =
  | { readonly kind: 'color'; readonly colors: readonly string[] }
  | { readonly kind: 'target'; readonly targets: readonly number[]; readonly orNobody: boolean }
  | { readonly kind: 'sure'; readonly breaks: string }
  | { readonly kind: 'answer'; readonly answers: readonly PlainOffer[]; readonly cards: readonly CardOffer[] }
  | { readonly kind: 'drawn'; readonly keep: PlainOffer; readonly card: string }
  | { readonly kind: 'settle'; readonly seat: number; readonly flag: string }

export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { readonly kind: Kind }>

/** What to ask before a choice becomes a move, or the move. */
type NextStep =
  | DecisionOf<'color' | 'target'>
  | { readonly kind: 'move'; readonly move: string; readonly breaks: string | null }

const NOTHING_OPEN: InTheOpen = { exposed: [], laid_by: null }

export function questions(moves: readonly Offer[], open: InTheOpen = NOTHING_OPEN): Questions {
  const offered = moves.map(read)
  const inTurn = offered.filter((move) => !isOutOfTurn(move.text))
  return {
    cards: grouped(inTurn, (move) => move.card, cardOffer),
    buttons: [...grouped(inTurn, plainVerb, (verb, choice) => ({ ...choice, verb })).values()],
    calls: callsAmong(offered, open),
    naming: namingAmong(inTurn),
  }
}

/** From a card or a button to a move: asks for the color, then for the target. The call is never asked for. */
export function nextStep(choice: Choice, chosen: Chosen): NextStep {
  const left = choice.moves.filter((move) => goesWith(move, chosen))
  const [first] = left
  if (!first) throw new Error(`move: expected a choice that is offered, came ${JSON.stringify(chosen)}`)
  const colors = distinct(left.map((move) => move.color))
  if (colors.length > 1) return { kind: 'color', colors }
  const targets = distinct(left.map((move) => move.target))
  const orNobody = targets.length > 0 && left.some((move) => move.target === null)
  if (targets.length > 1 || orNobody) return { kind: 'target', targets, orNobody }
  const move = left.find((each) => each.uno === (chosen.call ?? false)) ?? first
  return { kind: 'move', move: move.text, breaks: move.breaks }
}

/** The choice that lays these further cards with the card; null if there is none. The last of them counts. */
export function withMore(offer: CardOffer, more: readonly string[]): Choice | null {
  if (!more.length) return offer
  const moves = offer.several.filter((move) => isSame(move.more, more) && move.more.at(-1) === more.at(-1))
  return moves.length ? choiceAmong(moves) : null
}

/** Whether a card can be laid with the card and these further ones. */
export function canAdd(offer: CardOffer, more: readonly string[], card: string): boolean {
  return offer.several.some((move) => without(move.more, [...more, card]) !== null)
}

/** Whether UNO can be called with the selected card, right now, or not. */
export type CallNow = 'with' | 'due' | 'not'

/** On your turn, a call without a card to lay is only offered if you owe it. */
export function callNow(hand: WholeHand, { cards, calls }: Questions, canCall: boolean): CallNow {
  if (canCall) return 'with'
  if (!calls.uno) return 'not'
  const isOwed = hand.you !== null && hand.exposed.includes(hand.you)
  return isOwed || hand.turn !== hand.you || cards.size > 0 ? 'due' : 'not'
}

function read([text, breaks]: Offer): Offered {
  return { ...parseMove(text), text, breaks: breaks ?? null }
}

/** Naming a color is a question of its own; every other move without a card is a button. */
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

/** Further cards are asked for one by one, so the choice is that of the card alone. */
function cardOffer(card: string, { moves }: Choice): CardOffer {
  const [alone, several] = [
    moves.filter((move) => !move.more.length),
    moves.filter((move) => move.more.length > 0),
  ]
  return { ...choiceAmong(alone), card, several, jumps: moves.some(isJump) }
}

/** Whether two lists have the same cards, in any order. */
function isSame(one: readonly string[], other: readonly string[]): boolean {
  return without(one, other)?.length === 0
}

/** What is left of the cards without these; null if they are not all there. */
function without(cards: readonly string[], these: readonly string[]): string[] | null {
  const left = [...cards]
  for (const card of these) {
    const at = left.indexOf(card)
    if (at < 0) return null
    left.splice(at, 1)
  }
  return left
}

function choiceAmong(moves: readonly Offered[]): Choice {
  const colors = distinct(moves.map((move) => move.color))
  const targets = distinct(moves.map((move) => move.target))
  const [first] = moves
  return {
    moves,
    needsColor: colors.length > 1,
    needsTarget: targets.length > 1 || (targets.length > 0 && moves.some((move) => move.target === null)),
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
