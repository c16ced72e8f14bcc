/** What a table's state needs of a connection. The live one is in socket.ts; a recorded hand is another. */

import type { Bye, Done, Refused, ToServer, Update, Welcome, Why } from '../protocol'

/**
 * `elsewhere`: the same person has connected in another place. `ended`: the server has said goodbye for good.
 * `reload`: the server speaks another protocol.
 */
export type LineStatus = 'connecting' | 'here' | 'lost' | 'elsewhere' | 'ended' | 'reload'

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
  changed(status: LineStatus, why: Why | null): void
}

export interface TableLine {
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
