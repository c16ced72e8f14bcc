/** For tests: an environment with scripted sockets and a clock that the test sets. */

import type { ToClient, ToServer } from '../src/protocol'
import type { Environment, Socket } from '../src/net/connection'

export class ScriptedSocket implements Socket {
  readonly sent: ToServer[] = []
  closed = false
  /** What the server does when it is pinged. */
  onping: (() => void) | null = null
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: (() => void) | null = null

  send(text: string): void {
    const message = JSON.parse(text) as ToServer
    this.sent.push(message)
    if (message.type === 'ping') this.onping?.()
  }

  close(): void {
    this.closed = true
  }

  hear(message: ToClient): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  break(): void {
    this.onclose?.()
  }
}

const ROUND_TRIP = 0.05

interface Timer {
  readonly at: number
  readonly act: () => void
}

export class ScriptedEnvironment implements Environment {
  readonly sockets: ScriptedSocket[] = []
  known = true
  /** Whether the server answers pings. */
  answers = false
  #now = 1000
  #timers: Timer[] = []
  #wakers = new Set<() => void>()

  /** The socket opened last. */
  get socket(): ScriptedSocket {
    const last = this.sockets.at(-1)
    if (!last) throw new Error('expected a socket, came none')
    return last
  }

  connect(): Socket {
    const socket = new ScriptedSocket()
    socket.onping = () => {
      if (this.answers) this.after(ROUND_TRIP, () => socket.hear({ type: 'pong', id: 0, time: 0 }))
    }
    this.sockets.push(socket)
    return socket
  }

  now(): number {
    return this.#now
  }

  after(seconds: number, act: () => void): () => void {
    const timer = { at: this.#now + seconds, act }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((each) => each !== timer)
    }
  }

  chance(): number {
    return 0.5
  }

  onAwake(act: () => void): () => void {
    this.#wakers.add(act)
    return () => this.#wakers.delete(act)
  }

  isKnown(): Promise<boolean> {
    return Promise.resolve(this.known)
  }

  awake(): void {
    for (const act of this.#wakers) act()
  }

  /** Lets time pass, and runs the timers. */
  pass(seconds: number): void {
    const end = this.#now + seconds
    for (;;) {
      const due = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
      if (!due) break
      this.#timers = this.#timers.filter((each) => each !== due)
      this.#now = due.at
      due.act()
    }
    this.#now = end
  }
}
