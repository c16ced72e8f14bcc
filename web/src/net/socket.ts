/** A live connection to a table, which reconnects by itself. No other file knows about WebSocket. */

import {
  AFTER_GOODBYE,
  type Bye,
  LONGEST_PAUSE,
  OPENING_SECONDS,
  PATIENCE,
  PAUSES,
  PROTOCOL,
  type ToClient,
  type ToServer,
  type Why,
} from '../protocol'
import { api, Problem } from './api'
import {
  type Answer,
  type Environment,
  browserEnvironment,
  type Cancel,
  isKept,
  type ConnectionStatus,
  type Listener,
  type Outgoing,
  type Socket,
  type Connection,
  Unanswered,
} from './connection'
import { addresses } from './addresses'

/** How long a connection may be silent before it is pinged. */
const SILENCE_SECONDS = { idle: 5, asked: 1, unanswered: 0.7 }
/** A connection that does not answer a ping counts as lost. It has this much longer before a new one replaces it. */
const DOUBT_SECONDS = 2
/** After the device wakes up, an attempt that hangs is usually dead. */
const WAKING_SECONDS = 2
/** After this many failures, asks whether the server still knows us. */
const FAILURES_TO_ASK = 2

/** A refusal with this id answers no message. */
const UNASKED = 0

/** Every other final goodbye leads to `ended`. */
const STATUS_AFTER: Partial<Record<Why, ConnectionStatus>> = { reload: 'reload', taken_over: 'elsewhere' }

export class LiveConnection implements Connection {
  readonly #code: string
  readonly #around: Environment
  /** Identifies this connection's message numbers to the server after a reconnect. */
  readonly #session: string
  readonly #ahead = new Ahead()
  readonly #unanswered = new Unanswered()
  #password: string
  #listener: Listener | null = null
  #socket: Socket | null = null
  #ready = false
  #since: number | null = null
  #attempt = 0
  #isAsked = false
  /** When the ping was sent that is not answered yet. */
  #pinged: number | null = null
  /** The last three. The shortest counts: one that includes an outage says nothing. */
  #roundTrips: number[] = []
  #status: ConnectionStatus = 'connecting'
  #next: Cancel = () => undefined
  #awake: Cancel = () => undefined

  constructor(code: string, around: Environment, password = '') {
    this.#code = code
    this.#around = around
    this.#session = String(around.chance()).slice(2)
    this.#password = password
  }

  open(listener: Listener): void {
    this.#listener = listener
    this.#awake = this.#around.onAwake(() => {
      this.#wake()
    })
    this.#connect()
  }

  close(): void {
    this.#listener = null
    this.#awake()
    this.#drop()
    this.#unanswered.answerAll({ type: 'lost' })
  }

  send(message: Outgoing): Promise<Answer> {
    if (!this.#ready && !(this.#willBeBack && isKept(message))) return Promise.resolve({ type: 'lost' })
    const [id, answer] = this.#unanswered.expect(message)
    if (this.#ready) {
      this.#write({ ...message, id })
      this.#listenOn()
    }
    return answer
  }

  attend(isAsked: boolean): void {
    if (this.#isAsked === isAsked) return
    this.#isAsked = isAsked
    if (this.#ready) this.#listenOn()
  }

  takeOver(): void {
    if (this.#status === 'elsewhere') this.#connect()
  }

  reconnect(password: string): void {
    this.#password = password
    this.#connect()
  }

  serverNow(): number {
    return this.#around.now() + this.#ahead.seconds
  }

  /** Whether it will reconnect. */
  get #willBeBack(): boolean {
    return this.#listener !== null && this.#status === 'lost'
  }

  #connect(): void {
    this.#drop()
    if (this.#status !== 'lost') this.#change(this.#since === null ? 'connecting' : 'lost', null)
    const socket = this.#around.connect()
    this.#socket = socket
    socket.onopen = () => {
      this.#greet()
    }
    socket.onmessage = ({ data }) => {
      this.#hear(data)
    }
    socket.onclose = () => {
      this.#lose(null)
    }
    this.#after(openingSeconds(this.#attempt), () => {
      this.#lose(null)
    })
  }

  #greet(): void {
    const [table, since, password, session] = [this.#code, this.#since, this.#password, this.#session]
    this.#write({ type: 'hello', protocol: PROTOCOL, table, since, password, session })
  }

  #hear(data: unknown): void {
    const message = read(data)
    if (message === null) {
      this.#end('reload')
      return
    }
    if (message.type === 'bye') {
      this.#partFrom(message)
      return
    }
    if (this.#pinged !== null) this.#answered(this.#pinged)
    if ('time' in message) this.#ahead.hear(message.time, this.#around.now())
    if (message.type === 'welcome' || message.type === 'update') this.#follow(message)
    if (message.type === 'refused' && message.id === UNASKED && this.#ready) this.#listener?.refused(message)
    if (message.type === 'done' || message.type === 'refused') this.#unanswered.answer([message.id], message)
    if (this.#ready) this.#listenOn()
  }

  /** The ping was answered. */
  #answered(pinged: number): void {
    this.#roundTrips = [...this.#roundTrips.slice(-2), this.#around.now() - pinged]
    this.#pinged = null
    if (this.#status === 'lost') this.#change('here', null)
  }

  #follow(message: Extract<ToClient, { type: 'welcome' | 'update' }>): void {
    const isGreeting = !this.#ready
    this.#since = message.n
    this.#ready = true
    this.#attempt = 0
    this.#change('here', null)
    this.#listener?.heard(message)
    if (isGreeting) this.#sayAgain(message.yours ?? (message.type === 'update' ? [] : null))
    else if (message.type === 'update') this.#unanswered.answer(message.yours ?? [], message)
  }

  /** Resolves what has arrived and repeats the rest. After a restart the server does not know what has arrived. */
  #sayAgain(arrived: readonly number[] | null): void {
    if (arrived === null) {
      this.#unanswered.answerAll({ type: 'lost' })
      return
    }
    this.#unanswered.answer(arrived, { type: 'lost', arrived: true })
    for (const message of this.#unanswered.again()) this.#write(message)
  }

  /** A connection can be dead without being closed, so a silent one is pinged. */
  #listenOn(): void {
    if (this.#pinged !== null) return
    const { idle, asked, unanswered } = SILENCE_SECONDS
    this.#after(this.#unanswered.isEmpty ? (this.#isAsked ? asked : idle) : unanswered, () => {
      this.#ping(() => {
        this.#doubt()
      })
    })
  }

  #ping(dead: () => void): void {
    this.#pinged = this.#around.now()
    this.#write({ type: 'ping' })
    this.#after(patienceFor(this.#roundTrips), dead)
  }

  /** Reports the loss at once. A connection that is only slow can still answer. */
  #doubt(): void {
    this.#change('lost', null)
    this.#after(DOUBT_SECONDS, () => {
      this.#lose(null)
    })
  }

  /** After sleep or a change of the network: pings at once, and gives up an attempt that hangs. */
  #wake(): void {
    if (this.#ready) this.#ping(() => this.#lose(null))
    else if (this.#socket) this.#after(WAKING_SECONDS, () => this.#connect())
    else if (this.#status === 'lost' || this.#status === 'connecting') this.#connect()
  }

  #partFrom(bye: Bye): void {
    if (isWorthComingBack(bye.why)) {
      this.#lose(bye.why)
      return
    }
    this.#unanswered.answerAll(bye)
    this.#end(bye.why)
  }

  #lose(why: Why | null): void {
    const failed = !this.#ready
    this.#drop()
    this.#change(this.#since === null ? 'connecting' : 'lost', why)
    const attempt = this.#attempt++
    if (failed && attempt >= FAILURES_TO_ASK) void this.#askWhetherKnown()
    this.#after(pauseBefore(attempt, this.#around.chance(), why), () => {
      this.#connect()
    })
  }

  async #askWhetherKnown(): Promise<void> {
    const known = await this.#around.isKnown()
    if (!known && !this.#ready && this.#listener) this.#end('revoked')
  }

  #end(why: Why): void {
    this.#drop()
    this.#unanswered.answerAll({ type: 'lost' })
    this.#change(STATUS_AFTER[why] ?? 'ended', why)
  }

  /** Closes and forgets the socket, and what waits for it. */
  #drop(): void {
    const socket = this.#socket
    this.#next()
    this.#ready = false
    this.#socket = null
    this.#pinged = null
    this.#ahead.doubt()
    this.#unanswered.lose({ type: 'lost' })
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #change(status: ConnectionStatus, why: Why | null): void {
    this.#status = status
    this.#listener?.changed(status, why)
  }

  #write(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message))
  }

  /** There is one timer: for opening, for the next ping, for its answer or for the next attempt. */
  #after(seconds: number, act: () => void): void {
    this.#next()
    this.#next = this.#around.after(seconds, act)
  }
}

/** A connection to a table of this page's server. */
export function connectTo(code: string, password = ''): LiveConnection {
  return new LiveConnection(
    code,
    browserEnvironment(() => new WebSocket(addresses().live()) as Socket, isKnown),
    password,
  )
}

async function isKnown(): Promise<boolean> {
  try {
    await api.me()
    return true
  } catch (why) {
    return !(why instanceof Problem && why.status === 401)
  }
}

/** Null if this client does not understand it. */
function read(data: unknown): ToClient | null {
  try {
    const message = JSON.parse(String(data)) as ToClient | null
    return typeof message?.type === 'string' ? message : null
  } catch {
    return null
  }
}

/** A larger jump means that a clock was set or that the device slept. */
const CLOCK_JUMP = 2

/** How far the server's clock is ahead. Every message gives a lower bound, and the fastest one gives the best. */
class Ahead {
  #seconds = 0
  #doubtful = true

  get seconds(): number {
    return this.#seconds
  }

  hear(serverTime: number, now: number): void {
    const atLeast = serverTime - now
    const isReset = this.#doubtful || Math.abs(atLeast - this.#seconds) > CLOCK_JUMP
    this.#seconds = isReset ? atLeast : Math.max(this.#seconds, atLeast)
    this.#doubtful = false
  }

  /** A new connection may reach a server with another clock. The old offset stays until its first message. */
  doubt(): void {
    this.#doubtful = true
  }
}

/** How long to stay away after each goodbye, in seconds. */
const AWAY: Partial<Record<Why, number>> = AFTER_GOODBYE

/** Seconds before an attempt, which is counted from 0: short at first, and by `chance` not the same for all. */
function pauseBefore(attempt: number, chance: number, why: Why | null): number {
  const least = (why && AWAY[why]) ?? 0
  const pause = PAUSES[attempt] ?? LONGEST_PAUSE
  return least + pause * (0.5 + chance)
}

/** How long an attempt may take. One that started without a network may hang. */
function openingSeconds(attempt: number): number {
  return Math.min(LONGEST_PAUSE, OPENING_SECONDS + 2 * attempt)
}

/** How long a ping may take, by the shortest of the last round trips. */
function patienceFor(roundTrips: readonly number[]): number {
  const roundTrip = roundTrips.length ? Math.min(...roundTrips) : 0
  const [least, most] = PATIENCE
  return Math.min(most, Math.max(least, 4 * roundTrip))
}

function isWorthComingBack(why: Why): boolean {
  return why in AWAY
}
