/** What a table's state needs of a connection. The live one is in socket.ts; a recorded hand is another. */

import type { Bye, Done, Refused, ToServer, Update, Welcome, Why } from '../protocol'

/**
 * `elsewhere`: the same person has connected in another place. `ended`: the server has said goodbye for good.
 * `reload`: the server speaks another protocol.
 */
export type ConnectionStatus = 'connecting' | 'here' | 'lost' | 'elsewhere' | 'ended' | 'reload'

/** The line broke before an answer came, and nobody knows whether the message had arrived. */
export interface Lost {
  readonly type: 'lost'
  /** It has turned out that it had arrived. */
  readonly arrived?: boolean
}

export type Answer = Update | Done | Refused | Bye | Lost

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** Everything a client can say, but greeting and pinging, which are the line's own business. */
export type Outgoing = WithoutId<Exclude<ToServer, { type: 'hello' | 'ping' }>>

export interface Listener {
  heard(message: Welcome | Update): void
  /** What was accepted before is refused after all: an answer that waited, and can no longer be given. */
  refused(message: Refused): void
  changed(status: ConnectionStatus, why: Why | null): void
}

export interface Connection {
  /** Begins, and tells the listener from now on. */
  open(listener: Listener): void
  /** Hangs up without a word: the seat waits. */
  close(): void
  /**
   * Resolves with the one answer that names it, or as lost; never rejects. What is decided while playing is said again
   * after a loss until it has its answer, and counts once.
   */
  send(message: Outgoing): Promise<Answer>
  /** Whether somebody here is waited for: then a dead line is to be noticed sooner. */
  attend(isAsked: boolean): void
  /** Back from `elsewhere`, and the other place ends. */
  takeOver(): void
  /** Once more, with this password. */
  knock(password: string): void
  /** The server's clock, in seconds. */
  serverNow(): number
}

/** What a line needs of its surroundings: a socket, time and chance. The browser's own, or those of a test. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  /** Also after it could not be opened. */
  onclose: (() => void) | null
}

export type Cancel = () => void

export interface Environment {
  connect(): Socket
  /** Seconds, of whichever clock. */
  now(): number
  after(seconds: number, act: () => void): Cancel
  /** From 0 to 1. */
  chance(): number
  /** Calls whenever a line may have changed: the network is gone or back, or somebody looks at the page again. */
  onAwake(act: () => void): Cancel
  /** Whether the server still knows us, where a line cannot be opened; a browser does not say why. */
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

/** What somebody has decided at the table; a question or a line of talk is not worth much later. */
const KEPT: readonly Outgoing['type'][] = ['act', 'agree', 'take_back', 'resume', 'pick', 'birthday']

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

  /** The number of a new message, and its answer to come. */
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

  /** The line broke: what is not kept is lost with it. */
  lose(lost: Lost): void {
    this.answer(
      [...this.#waiting].filter(([, { message }]) => !isKept(message)).map(([id]) => id),
      lost,
    )
  }

  /** What is to be said again, in its order and under its numbers. */
  again(): (Outgoing & { readonly id: number })[] {
    return [...this.#waiting].map(([id, { message }]) => ({ ...message, id }))
  }
}

export function isKept(message: Outgoing): boolean {
  return KEPT.includes(message.type)
}
