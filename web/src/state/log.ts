/** The lines of the log and of the talk, independent of the language. */

import type { HandKind, TableKind, WholeEvent } from '../protocol'
import { say } from '../words/language.svelte'
import { toldTogether } from '../words/events'
import { unmarked, type Piece } from '../words/sentence'
import type { Company } from '../words/company'

/** The events of one move, or one that happened by itself. */
export interface LogLine {
  readonly id: number
  /** Empty for a gap, where moves are missing. */
  readonly events: readonly WholeEvent[]
  /** Who was at the table then. */
  readonly company: Company
}

export interface TalkLine {
  readonly id: number
  /** The number to report the line by; null if the table has forgotten it. */
  readonly number: number | null
  readonly person: string
  readonly name: string
  /** A seat of the table; null for spectators. */
  readonly seat: number | null
  readonly phrase: string | null
  readonly text: string
  readonly mine: boolean
}

/** The most lines. Each is about forty nodes on the page, and more would slow down a long match. */
export const LONGEST = 400
/** The table shows these events in other ways. */
const SHOWN_ELSEWHERE: readonly WholeEvent['kind'][] = ['turn', 'dealt', 'left_with', 'said']
/** The event that ends a move. */
const ENDS_A_MOVE: HandKind = 'turn'

export function logged(
  log: readonly LogLine[],
  events: readonly WholeEvent[],
  company: Company,
): readonly LogLine[] {
  const next = (log.at(-1)?.id ?? 0) + 1
  const lines = together(events).map((group, at) => ({ id: next + at, events: group, company }))
  return lines.length ? [...log, ...lines].slice(-LONGEST) : log
}

/** Adds a gap for moves that were missed, unless the log is empty. */
export function interrupted(log: readonly LogLine[], company: Company): readonly LogLine[] {
  const last = log.at(-1)
  return !last || isGap(last) ? log : [...log, { id: last.id + 1, events: [], company }].slice(-LONGEST)
}

export function isGap(line: LogLine): boolean {
  return line.events.length === 0
}

/** Events that only say who comes and goes. */
const PRESENCE: readonly TableKind[] = [
  'joined',
  'left',
  'gone',
  'back',
  'renamed',
  'sat',
  'stood',
  'bot_sat',
  'kicked',
  'host',
  'autopilot',
  'took_back',
  'door_shut',
  'door_opened',
]

/** Without the lines that only say who comes and goes, unless there are no others. */
export function plays(log: readonly LogLine[]): readonly LogLine[] {
  const played = log.filter(
    (line) =>
      isGap(line) || line.events.some((event) => event.of !== 'table' || !PRESENCE.includes(event.kind)),
  )
  return played.length ? played : log
}

export function talked(
  talk: readonly TalkLine[],
  events: readonly WholeEvent[],
  reader: string,
): readonly TalkLine[] {
  const next = (talk.at(-1)?.id ?? 0) + 1
  const lines = events
    .flatMap((event) => talkLine(event, reader))
    .map((line, at) => ({ ...line, id: next + at }))
  return lines.length ? [...stillNumbered(talk, lines), ...lines].slice(-LONGEST) : talk
}

/** After a restart the server counts from one again, so old numbers no longer apply. */
export function unnumbered(talk: readonly TalkLine[]): readonly TalkLine[] {
  return talk.map((line) => ({ ...line, number: null }))
}

function stillNumbered(talk: readonly TalkLine[], fresh: readonly TalkLine[]): readonly TalkLine[] {
  const isRestarted = (fresh[0]?.number ?? 0) <= (talk.at(-1)?.number ?? 0)
  return isRestarted ? unnumbered(talk) : talk
}

/** In the current language. */
export function lineWords(line: LogLine): Piece[] {
  if (isGap(line)) return [{ kind: 'text', text: say('web-table-missed') }]
  return toldTogether(line.events, line.company)
}

/** Groups the events of a hand into a line for each turn. Every other event has its own line. */
function together(events: readonly WholeEvent[]): WholeEvent[][] {
  const groups: WholeEvent[][] = []
  let open: WholeEvent[] | null = null
  for (const event of events) {
    if (event.of !== 'hand' || event.kind === ENDS_A_MOVE) open = null
    if (SHOWN_ELSEWHERE.includes(event.kind)) continue
    if (open) {
      open.push(event)
      continue
    }
    const group = [event]
    groups.push(group)
    open = event.of === 'hand' ? group : null
  }
  return groups
}

function talkLine(event: WholeEvent, reader: string): Omit<TalkLine, 'id'>[] {
  if (event.of !== 'table' || event.kind !== 'said' || event.message === null) return []
  const { message: number, seat, phrase } = event
  const person = event.person ?? ''
  const [name, text] = [unmarked(event.name), unmarked(event.text ?? '')]
  return [{ number, person, name, seat, phrase, text, mine: person === reader }]
}
