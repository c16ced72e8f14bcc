/** Which moment an update is, if it is one: a call, a catch, a verdict, a hand or a match that is won. */

import type { HandEvent, HandKind, WholeHand } from '../../protocol'
import { isGap, type LogLine } from '../../state/log'
import type { Happened } from '../../state/tableClient.svelte'
import { HIDDEN } from '../../words/cards'
import { soleGain } from '../scores/scores'

export interface Call {
  readonly kind: 'call'
  /** Seats are those of the hand. */
  readonly seat: number
}

export interface Catch {
  readonly kind: 'catch'
  readonly seat: number
  /** Who caught them. */
  readonly by: number
  /** How many cards they draw. */
  readonly cards: number
}

/** A player held too many cards, and is out of the hand. */
export interface PutOut {
  readonly kind: 'putOut'
  readonly seat: number
  /** How many cards they held. */
  readonly cards: number
}

export interface Verdict {
  readonly kind: 'verdict'
  readonly isBluff: boolean
  /** Who was challenged. */
  readonly seat: number
  /** The challenger. */
  readonly by: number
  /** The hand that was shown: faces for the challenger, as many backs for everybody else. */
  readonly cards: readonly string[]
  /** The card that proves a bluff; null if there is none, or if the reader does not see it. */
  readonly proof: string | null
  /** The color before the card, which decides. */
  readonly color: string | null
  /** How many cards the one who was wrong draws. */
  readonly drawn: number
  /** Who plays next. */
  readonly next: number | null
}

export interface HandWon {
  readonly kind: 'hand'
  readonly isMine: boolean
  /** A player of the match. */
  readonly player: number
  /** A seat of the hand. */
  readonly seat: number
  /** The last card. */
  readonly card: string
  /** The points, if only one player or team scores. */
  readonly points: number | null
}

export interface MatchWon {
  readonly kind: 'match'
  readonly isMine: boolean
  readonly player: number
  /** The last cards that the winner played, the last one at the end. */
  readonly cards: readonly string[]
}

export type Moment = Call | Catch | PutOut | Verdict | HandWon | MatchWon

/** When something begins and ends, in milliseconds. A moment has one length, whatever the cards are. */
export const BEATS = {
  call: { ends: 720 },
  catch: { flies: 260, ends: 900 },
  putOut: { ends: 1200 },
  verdict: { flies: 1100, ends: 3200 },
  hand: { mine: 1600, theirs: 1000 },
  match: { ends: 2600 },
} as const

/** A newer moment ends an older one in this time. */
export const LEAVING = 80

/** How many cards make the mark. */
export const MARK = 5

export function lengthOf(moment: Moment): number {
  if (moment.kind === 'hand') return moment.isMine ? BEATS.hand.mine : BEATS.hand.theirs
  return BEATS[moment.kind].ends
}

/** The greatest moment of an update. What happened before a reconnect is not shown. */
export function momentOf(happened: Happened, log: readonly LogLine[] = []): Moment | null {
  if (happened.missed) return null
  return (
    matchIn(happened, log) ??
    handIn(happened) ??
    verdictIn(happened) ??
    putOutIn(happened) ??
    catchIn(happened) ??
    callIn(happened)
  )
}

function ofHand({ events }: Happened): Required<HandEvent>[] {
  return events.filter((event) => event.of === 'hand')
}

function callIn(happened: Happened): Call | null {
  const called = ofHand(happened).findLast(({ kind }) => kind === 'called')
  return called && called.seat !== null ? { kind: 'call', seat: called.seat } : null
}

function catchIn(happened: Happened): Catch | null {
  const events = ofHand(happened)
  const caught = events.findLast(({ kind }) => kind === 'caught')
  if (!caught || caught.seat === null || caught.other === null) return null
  const { seat, other: by } = caught
  return { kind: 'catch', seat, by, cards: drawnBy(seat, events.slice(events.indexOf(caught))) }
}

function putOutIn(happened: Happened): PutOut | null {
  const out = ofHand(happened).findLast(({ kind }) => kind === 'put_out')
  return out && out.seat !== null ? { kind: 'putOut', seat: out.seat, cards: out.cards.length } : null
}

const VERDICTS: readonly HandKind[] = ['guilty', 'innocent']

function verdictIn(happened: Happened): Verdict | null {
  const events = ofHand(happened)
  const verdict = events.findLast(({ kind }) => VERDICTS.includes(kind))
  const shown = events.findLast(({ kind }) => kind === 'shown')
  if (!verdict || !shown || shown.seat === null || shown.other === null) return null
  const isBluff = verdict.kind === 'guilty'
  const { seat, other: by } = shown
  const isChallenger = by === happened.company.handYou
  return {
    kind: 'verdict',
    isBluff,
    seat,
    by,
    cards: isChallenger ? shown.cards : shown.cards.map(() => HIDDEN),
    proof: isChallenger ? verdict.proof : null,
    color: colorBefore(happened),
    drawn: drawnBy(isBluff ? seat : by, events.slice(events.indexOf(verdict))),
    next: happened.after.hand?.turn ?? null,
  }
}

function colorBefore({ before, after }: Happened): string | null {
  return before?.hand?.color_before ?? after.hand?.color_before ?? null
}

function drawnBy(seat: number, events: readonly Required<HandEvent>[]): number {
  return events
    .filter((event) => event.kind === 'drew' && event.seat === seat)
    .reduce((sum, { cards }) => sum + cards.length, 0)
}

/** The events of a player who wins the hand: out of cards, or the last one left. */
const WINNING: readonly HandKind[] = ['out', 'last_left']

/** Somebody went out or is the last one left, and the hand is counted. */
function handIn(happened: Happened): HandWon | null {
  const { after, company } = happened
  const out = ofHand(happened).findLast(({ kind }) => WINNING.includes(kind))
  const { outcome } = after.table
  if (!out || out.seat === null || !outcome || outcome.winner === null) return null
  return {
    kind: 'hand',
    isMine: outcome.winner === company.you,
    player: outcome.winner,
    seat: out.seat,
    card: lastCardOf(happened),
    points: soleGain(outcome.told),
  }
}

function lastCardOf(happened: Happened): string {
  const laid = ofHand(happened).findLast(({ kind }) => kind === 'laid')
  return laid?.cards.at(-1) ?? happened.after.hand?.top ?? happened.before?.hand?.top ?? HIDDEN
}

function matchIn(happened: Happened, log: readonly LogLine[]): MatchWon | null {
  const { events, before, after, company } = happened
  const won = events.find((event) => event.of === 'match' && event.kind === 'won')
  const { standing, outcome } = after.table
  if (!won || after.table.stage !== 'over' || !standing) return null
  const winners = standing.winners.flatMap((scorer) => standing.scorers[scorer] ?? [])
  const player = winners.find((each) => each === outcome?.winner) ?? winners[0]
  if (player === undefined) return null
  const hand = after.hand ?? before?.hand ?? null
  return {
    kind: 'match',
    isMine: company.you !== null && winners.includes(company.you),
    player,
    cards: hand ? lastPlayed(player, hand, log) : [],
  }
}

/** The last cards that a player laid in the hand that has just ended, as far as the log knows. */
export function lastPlayed(
  player: number,
  { order }: Pick<WholeHand, 'order'>,
  log: readonly LogLine[],
): string[] {
  const seat = order.indexOf(player)
  const laid = eventsOfLastHand(log).filter((event) => event.kind === 'laid' && event.seat === seat)
  return laid.flatMap(({ cards }) => cards).slice(-MARK)
}

/** The end of the log has the events after the hand. */
function eventsOfLastHand(log: readonly LogLine[]): Required<HandEvent>[] {
  const isBetween = (line: LogLine) => isGap(line) || line.events.some(({ of }) => of === 'match')
  const last = log.findLastIndex((line) => line.events.some(({ of }) => of === 'hand'))
  const before = log.slice(0, Math.max(0, last)).findLastIndex(isBetween)
  return log
    .slice(before + 1, last + 1)
    .flatMap(({ events }) => events.filter((event) => event.of === 'hand'))
}
