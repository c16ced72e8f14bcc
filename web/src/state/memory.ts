/** What a tab keeps of a table for a reload: the latest lines that it showed. */

import { type WholeEvent, wholeEvent } from '../protocol'
import { forget, keep, kept } from './storage'
import type { Company } from '../words/company'
import { type Seen } from './seen'
import { interrupted, logged, type LogLine, type TalkLine } from './log'

/** Keeps one table until the tab is closed or the table is left. */
export interface Memory {
  recall(): unknown
  /** Keeps what `make` returns, soon: not with every update of a busy table. */
  keep(make: () => unknown): void
  /** Writes what is pending. */
  flush(): void
  forget(): void
}

export const NO_MEMORY: Memory = {
  recall: () => null,
  keep: () => undefined,
  flush: () => undefined,
  forget: () => undefined,
}

const SECONDS_BETWEEN_WRITES = 2

/** Writes at most every two seconds, and at once when the page is hidden or left. */
export function tabMemory(code: string, storage: () => Storage = () => sessionStorage): Memory {
  const name = `penult.log.${code}`
  let unwritten: (() => unknown) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    unwritten = null
    removeEventListener('pagehide', flush)
    document.removeEventListener('visibilitychange', flush)
  }
  const flush = () => {
    if (unwritten) keep(name, unwritten(), storage)
    stop()
  }
  return {
    recall: () => kept(name, storage),
    keep: (make) => {
      const isPlanned = unwritten !== null
      unwritten = make
      if (isPlanned) return
      timer = setTimeout(flush, SECONDS_BETWEEN_WRITES * 1000)
      addEventListener('pagehide', flush)
      document.addEventListener('visibilitychange', flush)
    },
    flush,
    forget: () => {
      stop()
      forget(name, storage)
    },
  }
}

/** The most lines of the log, and of the talk. */
export const KEPT = 200

/** The stored form. A company is stored once for all its lines. */
interface Kept {
  readonly person: string
  readonly n: number
  readonly fingerprint: string
  readonly companies: readonly Company[]
  readonly lines: readonly (readonly [company: number, events: readonly WholeEvent[]])[]
  readonly talk: readonly TalkLine[]
  readonly muted: readonly string[]
}

interface Recalled {
  /** The number of the last update. */
  readonly n: number
  /** The state of the cards after the last line. */
  readonly fingerprint: string
  readonly log: readonly LogLine[]
  readonly talk: readonly TalkLine[]
  /** People who are muted. */
  readonly muted: readonly string[]
}

export function packed({ log, talk, muted }: Pick<Recalled, 'log' | 'talk' | 'muted'>, seen: Seen): Kept {
  const places = new Map<string, number>()
  const companies: Company[] = []
  const lines = log.slice(-KEPT).map(({ events, company }) => {
    const text = JSON.stringify(company)
    const at = places.get(text) ?? companies.push(company) - 1
    places.set(text, at)
    return [at, events] as const
  })
  const { person, n } = seen
  return { person, n, fingerprint: fingerprintOf(seen), companies, lines, talk: talk.slice(-KEPT), muted }
}

/** Null if it is not valid, or another person's. */
export function unpacked(found: unknown, person: string): Recalled | null {
  if (!isRecord(found) || found.person !== person) return null
  const { n, fingerprint, companies, lines, talk, muted } = found
  if (typeof n !== 'number' || typeof fingerprint !== 'string' || !isListOf(muted, isPerson)) return null
  if (!isListOf(companies, isCompany) || !Array.isArray(lines) || !isListOf(talk, isTalk)) return null
  const log = lines.map((line, nth) => lineOf(line, nth + 1, companies))
  return log.every((line) => line !== null) ? { n, fingerprint, log, talk, muted } : null
}

type Followed = Pick<Recalled, 'fingerprint' | 'log'>

/** For somebody who has seen nothing yet. */
export const NOTHING: Followed = { fingerprint: '', log: [] }

/**
 * Continues the log with a whole view. If the cards have changed, moves were missed. The hand so far, if given,
 * replaces what was seen of it.
 */
export function wentOn(
  followed: Followed,
  seen: Seen,
  company: Company,
  hand: readonly WholeEvent[] = [],
): readonly LogLine[] {
  if (followed.fingerprint === fingerprintOf(seen)) return followed.log
  if (!hand.length) return interrupted(followed.log, company)
  const [last, now] = [handIn(followed.fingerprint), seen.hand?.number ?? 0]
  const before = last === now ? beforeHand(followed.log) : followed.log
  const follows = last === now || (last === now - 1 && isCounted(before))
  return logged(follows && hand.some(isBeginning) ? before : interrupted(before, company), hand, company)
}

/** Whether the log has the end of the last hand. */
function isCounted(log: readonly LogLine[]): boolean {
  return log.at(-1)?.events.some(({ of }) => of === 'match') ?? false
}

function isBeginning({ kind }: WholeEvent): boolean {
  return kind === 'turned_up'
}

function beforeHand(log: readonly LogLine[]): readonly LogLine[] {
  return log.slice(
    0,
    Math.max(
      0,
      log.findLastIndex(({ events }) => events.some(isBeginning)),
    ),
  )
}

/** The number of the hand. */
function handIn(fingerprint: string): number | null {
  if (!fingerprint) return null
  const [, , cards] = JSON.parse(fingerprint) as [unknown, unknown, readonly [number] | null]
  return cards?.[0] ?? null
}

/** A text that changes with every move that shows; a kept card does not. */
export function fingerprintOf({ table, hand }: Seen): string {
  const cards = hand && [
    ...[hand.number, hand.direction, hand.top, hand.color, hand.draw, hand.discards],
    ...[hand.counts, hand.exposed, hand.called],
  ]
  return JSON.stringify([table.stage, table.standing?.hands ?? 0, cards])
}

function lineOf(found: unknown, id: number, companies: readonly Company[]): LogLine | null {
  if (!Array.isArray(found)) return null
  const [at, events] = found as unknown[]
  const company = companies[Number(at)]
  return company && isListOf(events, isEvent) ? { id, events: events.map(wholeEvent), company } : null
}

function isCompany(found: unknown): found is Company {
  if (!isRecord(found)) return false
  const { edition, person, names, bots, you, order, handYou, scorers } = found
  const [isName, isSeat] = [isA('string'), isA('number')]
  return (
    [edition, person].every(isName) &&
    [names, bots].every((each) => isListOf(each, isName)) &&
    [you, handYou].every((seat) => seat === null || isSeat(seat)) &&
    isListOf(order, isSeat) &&
    isListOf(scorers, (players) => isListOf(players, isSeat))
  )
}

function isTalk(found: unknown): found is TalkLine {
  if (!isRecord(found)) return false
  const { id, number, person, name, seat, phrase, text, mine } = found
  return (
    typeof id === 'number' &&
    [number, seat].every((each) => each === null || typeof each === 'number') &&
    [person, name, text].every(isA('string')) &&
    (phrase === null || typeof phrase === 'string') &&
    typeof mine === 'boolean'
  )
}

const LISTS: Readonly<Record<string, 'string' | 'number'>> = { cards: 'string', players: 'number' }

function isEvent(found: unknown): found is WholeEvent {
  if (!isRecord(found) || !['hand', 'match', 'table'].includes(String(found.of))) return false
  return typeof found.kind === 'string' && Object.entries(found).every(([name, fact]) => isFact(name, fact))
}

function isFact(name: string, fact: unknown): boolean {
  const list = LISTS[name]
  if (list) return isListOf(fact, isA(list))
  return fact === null || ['string', 'number', 'boolean'].includes(typeof fact)
}

function isPerson(found: unknown): found is string {
  return typeof found === 'string'
}

function isRecord(found: unknown): found is Readonly<Record<string, unknown>> {
  return typeof found === 'object' && found !== null && !Array.isArray(found)
}

function isListOf<T>(found: unknown, fits: (each: unknown) => each is T): found is readonly T[]
function isListOf(found: unknown, fits: (each: unknown) => boolean): boolean
function isListOf(found: unknown, fits: (each: unknown) => boolean): boolean {
  return Array.isArray(found) && found.every(fits)
}

function isA(type: 'string' | 'number'): (found: unknown) => boolean {
  return (found) => typeof found === type
}
