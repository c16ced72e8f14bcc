/** A live connection to a table that comes back by itself: the only file that knows there is a WebSocket. */

import { type Bye, PROTOCOL, type ToClient, type ToServer, type Why } from '../protocol'
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

/** How long a line may be silent before it is asked whether it is alive. */
const SILENCE_SECONDS = { idle: 5, asked: 1, unanswered: 0.7 }
/** A line that does not answer is taken for lost, and listened to for so long before another one takes its place. */
const DOUBT_SECONDS = 2
/** After sleep a try that hangs is more often dead than slow. */
const WAKING_SECONDS = 2
/** So many failures to open are looked into: the server may not know us any more. */
const FAILURES_TO_ASK = 2

/** Names no message: the table says it of itself. */
const UNASKED = 0

/** Every other goodbye for good is an end. */
const AFTER_GOODBYE: Partial<Record<Why, ConnectionStatus>> = { reload: 'reload', taken_over: 'elsewhere' }

export class LiveConnection implements Connection {
  readonly #code: string
  readonly #around: Environment
  /** By which the server knows us again, and our numbers. */
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
  /** When it was asked whether it is alive, until it is heard again. */
  #pinged: number | null = null
  /** The last three. The least counts: what answers after an outage says nothing of the line. */
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

  knock(password: string): void {
    this.#password = password
    this.#connect()
  }

  serverNow(): number {
    return this.#around.now() + this.#ahead.seconds
  }

  /** Whether it is lost for a while, and not for good. */
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

  /** It is alive after all. */
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

  /** What had arrived is done, and the rest is said again; a server that was started anew does not know which is which. */
  #sayAgain(arrived: readonly number[] | null): void {
    if (arrived === null) {
      this.#unanswered.answerAll({ type: 'lost' })
      return
    }
    this.#unanswered.answer(arrived, { type: 'lost', arrived: true })
    for (const message of this.#unanswered.again()) this.#write(message)
  }

  /** A line can be dead without having been closed: one that is silent for long is asked whether it is alive. */
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

  /** Everybody is told at once, and if it is only slow it may still answer. */
  #doubt(): void {
    this.#change('lost', null)
    this.#after(DOUBT_SECONDS, () => {
      this.#lose(null)
    })
  }

  /** After sleep, or where the network has changed: a line is asked at once whether it is alive; one that hangs is given up. */
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
    this.#change(AFTER_GOODBYE[why] ?? 'ended', why)
  }

  /** Forgets the socket, whatever it may still say, and everything that waits for it. */
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

  /** One thing at a time is waited for: the opening, the next ping, its answer or the next try. */
  #after(seconds: number, act: () => void): void {
    this.#next()
    this.#next = this.#around.after(seconds, act)
  }
}

/** A line to a table of this page's server. */
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

/** null where it is nothing that this client understands. */
function read(data: unknown): ToClient | null {
  try {
    const message = JSON.parse(String(data)) as ToClient | null
    return typeof message?.type === 'string' ? message : null
  } catch {
    return null
  }
}

/** Beyond this it is not the line that was slow: one of the clocks was set, or the machine slept. */
const SET_ANEW = 2

/**
 * A message is never read before it was sent, so each one says how far ahead the server is at least, and the
 * fastest message says it best.
 */
class Ahead {
  #seconds = 0
  #doubtful = true

  get seconds(): number {
    return this.#seconds
  }

  hear(serverTime: number, now: number): void {
    const atLeast = serverTime - now
    const anew = this.#doubtful || Math.abs(atLeast - this.#seconds) > SET_ANEW
    this.#seconds = anew ? atLeast : Math.max(this.#seconds, atLeast)
    this.#doubtful = false
  }

  /** Another connection may be one to a server with another clock; until it speaks, the old one counts on. */
  doubt(): void {
    this.#doubtful = true
  }
}

/** How long to wait for a line, and before a lost one is tried again: fast at first, and never all clients at once. */
const SECONDS = [0.2, 0.5, 1, 2, 4, 8]
const LONGEST = 15
const SOONEST = 4
const PATIENCE = { least: 1.2, most: 8 }

/** What a goodbye asks for before one comes back. */
const AFTER: Partial<Record<Why, number>> = { closing: 3, too_slow: 1, too_fast: 30 }

/** Seconds before the try of this number, counted from 0; `chance` is from 0 to 1. */
function pauseBefore(attempt: number, chance: number, why: Why | null): number {
  const least = (why && AFTER[why]) ?? 0
  const pause = SECONDS[attempt] ?? LONGEST
  return least + pause * (0.5 + chance)
}

/** Seconds in which the try of this number has to succeed: one that began while the network was dead may hang. */
function openingSeconds(attempt: number): number {
  return Math.min(LONGEST, SOONEST + 2 * attempt)
}

/** Seconds in which a line that took so long there and back lately has to answer; the least of them counts. */
function patienceFor(roundTrips: readonly number[]): number {
  const roundTrip = roundTrips.length ? Math.min(...roundTrips) : 0
  return Math.min(PATIENCE.most, Math.max(PATIENCE.least, 4 * roundTrip))
}

function isWorthComingBack(why: Why): boolean {
  return why in AFTER
}
