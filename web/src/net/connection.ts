/** The interface of a connection. socket.ts has the live one, guide/recording.ts a recorded one. */

import {
  SAID_AGAIN,
  type Bye,
  type Done,
  type Refused,
  type ToServer,
  type Update,
  type Welcome,
  type Why,
} from '../protocol'

/**
 * `elsewhere`: the same person has connected in another tab or device. `ended`: the server has closed the connection
 * for good. `reload`: the server speaks another protocol.
 */
export type ConnectionStatus = 'connecting' | 'here' | 'lost' | 'elsewhere' | 'ended' | 'reload'

/** The connection broke before the answer. Whether the message arrived is unknown. */
interface Lost {
  readonly type: 'lost'
  /** It arrived, as the server said later. */
  readonly arrived?: boolean
}

export type Answer = Update | Done | Refused | Bye | Lost

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** Every message to the server except hello and ping, which the connection sends itself. */
export type Outgoing = WithoutId<Exclude<ToServer, { type: 'hello' | 'ping' }>>

export interface Listener {
  heard(message: Welcome | Update): void
  /** Called when a move that was held back is refused later. */
  refused(message: Refused): void
  changed(status: ConnectionStatus, why: Why | null): void
}

export interface Connection {
  /** Connects, and reports to the listener. */
  open(listener: Listener): void
  /** Disconnects. The seat is kept. */
  close(): void
  /**
   * Resolves with the answer to this message, or as lost; never rejects. Decisions at the table are repeated after a
   * reconnect until they are answered, and count once.
   */
  send(message: Outgoing): Promise<Answer>
  /** Says whether the table waits for this person. If so, a dead connection is detected sooner. */
  attend(isAsked: boolean): void
  /** Comes back from `elsewhere`; the other connection ends. */
  takeOver(): void
  /** Connects again, with this password. */
  reconnect(password: string): void
  /** The server's clock, in seconds. */
  serverNow(): number
}

/** What a live connection needs: a socket, time and chance, from the browser or from a test. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  /** Also called if it could not be opened. */
  onclose: (() => void) | null
}

export type Cancel = () => void

export interface Environment {
  connect(): Socket
  /** In seconds, from any starting point. */
  now(): number
  after(seconds: number, act: () => void): Cancel
  /** From 0 to 1. */
  chance(): number
  /** Calls `act` when the network goes away or comes back, and when the page becomes visible again. */
  onAwake(act: () => void): Cancel
  /** Whether the server still knows this guest. Asked if no socket opens, because browsers do not say why. */
  isKnown(): Promise<boolean>
}

export function browserEnvironment(connect: () => Socket, isKnown: () => Promise<boolean>): Environment {
  return {
    connect,
    now: () => Date.now() / 1000,
    after: (seconds, act) => {
      const timer = setTimeout(act, seconds * 1000)
      return () => {
        clearTimeout(timer)
      }
    },
    chance: Math.random,
    onAwake,
    isKnown,
  }
}

function onAwake(act: () => void): Cancel {
  const look = () => {
    if (document.visibilityState === 'visible') act()
  }
  window.addEventListener('online', act)
  window.addEventListener('offline', act)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', act)
    window.removeEventListener('offline', act)
    document.removeEventListener('visibilitychange', look)
  }
}

/** Decisions at the table, which are repeated after a reconnect. Questions and talk are not. */
const KEPT: readonly Outgoing['type'][] = SAID_AGAIN

interface Waiting {
  readonly message: Outgoing
  readonly resolve: (answer: Answer) => void
}

export class Unanswered {
  readonly #waiting = new Map<number, Waiting>()
  #last = 0

  get isEmpty(): boolean {
    return this.#waiting.size === 0
  }

  /** Gives a new message its number, and promises the answer. */
  expect(message: Outgoing): readonly [id: number, answer: Promise<Answer>] {
    const id = ++this.#last
    return [id, new Promise((resolve) => this.#waiting.set(id, { message, resolve }))]
  }

  answer(ids: readonly number[], answer: Answer): void {
    for (const id of ids) {
      this.#waiting.get(id)?.resolve(answer)
      this.#waiting.delete(id)
    }
  }

  answerAll(answer: Answer): void {
    this.answer([...this.#waiting.keys()], answer)
  }

  /** The connection broke: what is not kept is lost. */
  lose(lost: Lost): void {
    this.answer(
      [...this.#waiting].filter(([, { message }]) => !isKept(message)).map(([id]) => id),
      lost,
    )
  }

  /** What to repeat, in order and under the same numbers. */
  again(): (Outgoing & { readonly id: number })[] {
    return [...this.#waiting].map(([id, { message }]) => ({ ...message, id }))
  }
}

export function isKept(message: Outgoing): boolean {
  return KEPT.includes(message.type)
}
