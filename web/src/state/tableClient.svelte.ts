/** The state of one table: view, connection, log and talk. The only place that changes it. */

import type { Answer, Connection, ConnectionStatus, Outgoing } from '../net/connection'
import { isOutOfTurn } from '../play/notation'
import { questions, type Questions } from '../play/offers'
import {
  type Refused,
  type Update,
  type Welcome,
  type WholeEvent,
  type WholeHand,
  type WholeTable,
  type Why,
  wholeEvent,
} from '../protocol'
import { type Company, companyOf, NOBODY } from '../words/company'
import { type Given, handWith, MoveSender, problemOf } from './moves'
import { Chronicle } from './chronicle.svelte'
import { followed, type Seen, welcomed } from './seen'
import type { LogLine, TalkLine } from './log'
import type { Memory } from './memory'
import { reloadOnce } from './storage'

interface Surroundings {
  readonly reload?: () => void
  /** What was seen before a reload. */
  readonly memory?: Memory
}

export interface Happened {
  readonly events: readonly WholeEvent[]
  readonly before: Seen | null
  readonly after: Seen
  /** Whether it happened while we were away. Then it is not animated. */
  readonly missed: boolean
  readonly company: Company
}

/** Whether the table waits for this person: for a move, a call or an agreement. */
function isWaitedFor({ table, hand }: Seen): boolean {
  if (table.you !== null && table.waited.includes(table.you)) return true
  return hand !== null && hand.held === null && hand.moves.length > 0
}

export class TableClient {
  readonly #connection: Connection
  readonly #reload: () => void
  #listeners: readonly ((happened: Happened) => void)[] = []
  readonly #sender: MoveSender
  readonly #chronicle: Chronicle

  #status = $state<ConnectionStatus>('connecting')
  #why = $state<Why | null>(null)
  #seen = $state.raw<Seen | null>(null)
  #company = $state.raw<Company>(NOBODY)

  #problem = $state.raw<Refused | null>(null)
  #acting = $state(false)
  #given = $state.raw<Given | null>(null)
  readonly #hand = $derived(handWith(this.#given, this.#seen))
  readonly #questions = $derived(questions(this.hand?.moves ?? [], this.hand ?? undefined))

  constructor(connection: Connection, around: Surroundings = {}) {
    this.#connection = connection
    this.#sender = new MoveSender(connection, () => this.#seen)
    this.#chronicle = new Chronicle(around.memory)
    this.#reload = around.reload ?? reloadOnce
  }

  get status(): ConnectionStatus {
    return this.#status
  }

  /** The reason of the goodbye, if there was one. */
  get why(): Why | null {
    return this.#why
  }

  get seen(): Seen | null {
    return this.#seen
  }

  get person(): string {
    return this.#seen?.person ?? ''
  }

  /** The number of the last update. */
  get n(): number {
    return this.#seen?.n ?? 0
  }

  /** Everything but the cards. */
  get view(): WholeTable | null {
    return this.#seen?.table ?? null
  }

  get hand(): WholeHand | null {
    return this.#hand
  }

  get company(): Company {
    return this.#company
  }

  get questions(): Questions {
    return this.#questions
  }

  /** Your seat at the table; null for spectators. */
  get you(): number | null {
    return this.view?.you ?? null
  }

  get isSeated(): boolean {
    return this.you !== null
  }

  get isHost(): boolean {
    return this.#seen !== null && this.#seen.table.host === this.#seen.person
  }

  get log(): readonly LogLine[] {
    return this.#chronicle.lines
  }

  get talk(): readonly TalkLine[] {
    return this.#chronicle.talk
  }

  /** People you have muted. */
  get muted(): ReadonlySet<string> {
    return this.#chronicle.muted
  }

  /** The last refusal, until it is dismissed or something else is sent. */
  get problem(): Refused | null {
    return this.#problem
  }

  /** Whether a move of the turn is on its way. */
  get acting(): boolean {
    return this.#acting
  }

  open(): void {
    this.#connection.open({
      heard: (message) => {
        this.#hear(message)
      },
      refused: (message) => {
        this.#problem = message
      },
      changed: (status, why) => {
        this.#change(status, why)
      },
    })
  }

  /** Disconnects. The seat is kept. */
  close(): void {
    this.#connection.close()
    this.#chronicle.close()
  }

  takeOver(): void {
    this.#connection.takeOver()
  }

  /** Connects again, with a password. */
  reconnect(password: string): void {
    this.#connection.reconnect(password)
  }

  serverNow(): number {
    return this.#connection.serverNow()
  }

  /** Calls the listener after every change of the state. */
  listen(listener: (happened: Happened) => void): () => void {
    this.#listeners = [...this.#listeners, listener]
    return () => {
      this.#listeners = this.#listeners.filter((each) => each !== listener)
    }
  }

  async send(message: Outgoing): Promise<Answer> {
    this.#problem = null
    const answer = await this.#connection.send(message)
    this.#problem = problemOf(answer) ?? this.#problem
    return answer
  }

  /** Makes a move. While a move of the turn is on its way, a second one is ignored. */
  async act(move: string): Promise<Answer> {
    this.#problem = null
    const sending = this.#sender.send(move)
    this.#acting = this.#sender.isBusy
    const answer = await sending
    this.#acting = this.#sender.isBusy
    // A lost move that is no longer offered has been decided.
    if (answer.type !== 'lost' || this.#isOffered(move)) this.#problem = problemOf(answer) ?? this.#problem
    if (answer.type === 'done' && !isOutOfTurn(move)) this.#given = { move, n: this.n }
    return answer
  }

  /** Asks why a move that is not offered cannot be made. Changes nothing. */
  async ask(move: string): Promise<Refused | null> {
    return problemOf(await this.#connection.send({ type: 'why_not', move }))
  }

  async mute(person: string, on = true): Promise<Answer> {
    const answer = await this.send({ type: 'mute', person, on })
    if (answer.type === 'done') this.#chronicle.mute(person, on)
    return answer
  }

  dismiss(): void {
    this.#problem = null
  }

  #isOffered(move: string): boolean {
    return this.hand?.held === null && this.hand.moves.some(([each]) => each === move)
  }

  #change(status: ConnectionStatus, why: Why | null): void {
    this.#status = status
    this.#why = why
    if (status === 'reload') this.#reload()
    if (status === 'ended') this.#chronicle.forget()
  }

  #hear(message: Welcome | Update): void {
    const before = this.#seen
    if (message.type === 'update' && !before) return
    const after = message.type === 'welcome' ? welcomed(message) : followed(before as Seen, message)
    const events = (message.type === 'welcome' ? message.missed : message.events) ?? []
    this.#seen = after
    this.#company = companyOf(after.person, after.table, after.hand ?? before?.hand ?? null)
    const missed = message.type === 'welcome' || (before !== null && message.n > before.n + 1)
    const told = events.map(wholeEvent)
    const happened = { events: told, before, after, missed, company: this.#company }
    const hand = message.type === 'welcome' ? (message.log ?? []).map(wholeEvent) : []
    this.#chronicle.write({ ...happened, hand }, message.type === 'welcome')
    for (const listener of this.#listeners) listener(happened)
    this.#connection.attend(isWaitedFor(after))
  }
}
