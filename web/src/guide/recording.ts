/**
 * A recorded hand behind the interface of a connection. It plays by itself and accepts only the moves it asks for.
 */

import type { Guide, TimedUpdate } from '../generated'
import type { Answer, Environment, Cancel, Listener, Outgoing, Connection } from '../net/connection'
import type { HandView, Refused, TableView, Update, Welcome } from '../protocol'

/** How far the learner is. */
export interface Progress {
  /** The current step; -1 before the first one. It stays current while the others respond. */
  readonly at: number
  /** Whether it is the learner's move. */
  readonly asking: boolean
  /** How often another move was tried at this step. */
  readonly misses: number
  /**
   * The half that is done of a card that is laid with a call: the call, which counts, or the card alone, which does
   * not.
   */
  readonly half: 'call' | 'card' | null
  readonly over: boolean
}

/** The code for a move that the lesson does not ask for. */
export const NOT_TAUGHT = 'guide'

/** The move that calls UNO without laying a card. */
const CALL = 'uno'

export const BEFORE: Progress = { at: -1, asking: false, misses: 0, half: null, over: false }

type Offers = NonNullable<HandView['moves']>
type Time = Pick<Environment, 'now' | 'after'>

export const BROWSER_TIME: Time = {
  now: () => Date.now() / 1000,
  after: (seconds, act) => {
    const timer = setTimeout(act, seconds * 1000)
    return () => {
      clearTimeout(timer)
    }
  },
}

export class RecordedConnection implements Connection {
  readonly #guide: Guide
  readonly #around: Time
  readonly #name: string
  readonly #watching: (progress: Progress) => void
  #progress: Progress = BEFORE
  #listener: Listener | null = null
  #lastId = 0
  /** The last update. */
  #last: Pick<Update, 'n' | 'time'> & { readonly moves: Offers } = { n: 0, time: 0, moves: [] }
  #next: Cancel = () => undefined

  /** `name` is the learner's. */
  constructor(guide: Guide, around: Time, name: string, watching: (progress: Progress) => void) {
    this.#guide = guide
    this.#around = around
    this.#name = name
    this.#watching = watching
  }

  /** Starts from the beginning. */
  open(listener: Listener): void {
    this.close()
    this.#listener = listener
    listener.changed('here', null)
    this.#go(BEFORE)
    this.#tell(this.#guide.welcome)
    this.#play(this.#guide.opening)
  }

  close(): void {
    this.#listener = null
    this.#next()
  }

  send(message: Outgoing): Promise<Answer> {
    const id = ++this.#lastId
    if (this.#listener === null) return Promise.resolve({ type: 'lost' })
    if (message.type === 'why_not') return Promise.resolve(this.#why(message.move, id))
    if (message.type === 'act' && message.move === CALL && this.#asksForCall()) {
      this.#go({ ...this.#progress, misses: 0, half: 'call' })
      this.#hasCalled()
      return Promise.resolve({ type: 'done', id })
    }
    const [first, ...rest] = this.#answersTo(message)
    if (first === undefined) return Promise.resolve(this.#miss(message, id))
    const answer: Update = { ...first.message, yours: [id] }
    this.#go({ ...this.#progress, asking: false })
    this.#tell(answer)
    this.#play(rest)
    return Promise.resolve(answer)
  }

  attend(): void {
    // It cannot break.
  }

  takeOver(): void {
    // Nobody else can connect to it.
  }

  reconnect(): void {
    // It has no password.
  }

  serverNow(): number {
    return this.#around.now()
  }

  #answersTo(message: Outgoing): readonly TimedUpdate[] {
    const { at, asking } = this.#progress
    const step = this.#guide.steps[at]
    if (!asking || step === undefined || message.type !== 'act') return []
    const move = this.#progress.half === 'call' ? withCall(message.move) : message.move
    return step.wanted.includes(move) ? step.then : []
  }

  /** Whether the step is a card with a call. The call can also be made alone, before the card. */
  #asksForCall(): boolean {
    const { at, asking } = this.#progress
    return asking && callsUno(this.#guide, at)
  }

  /** After the call, no more calls are offered. */
  #hasCalled(): void {
    const { n, time, moves } = this.#last
    const left = moves.filter(([move]) => move !== CALL && !move.endsWith('!'))
    this.#tell({ type: 'update', n, time, hand: { moves: left } })
  }

  #isOnlyTheCard(message: Outgoing): boolean {
    if (message.type !== 'act' || !this.#asksForCall()) return false
    return this.#guide.steps[this.#progress.at]?.wanted.includes(withCall(message.move)) ?? false
  }

  /** The table's answer from the recording. None while the others play: the hint explains that. */
  #why(move: string, id: number): Answer {
    const { at, asking } = this.#progress
    const why = asking ? this.#guide.steps[at]?.why_not[move] : undefined
    return why ? { type: 'refused', id, ...why } : { type: 'done', id }
  }

  #miss(message: Outgoing, id: number): Refused {
    const { asking, misses, half } = this.#progress
    const rule = this.#guide.steps[this.#progress.at]?.rule ?? null
    if (this.#isOnlyTheCard(message)) this.#go({ ...this.#progress, misses: 0, half: 'card' })
    else if (asking) this.#go({ ...this.#progress, misses: misses + 1, half: half === 'card' ? null : half })
    return { type: 'refused', id, code: NOT_TAUGHT, rule, expected: 'the move that the hint asks for' }
  }

  /** Plays the updates, each after its pause, and then asks for the next step. */
  #play(told: readonly TimedUpdate[]): void {
    const [first, ...rest] = told
    if (first === undefined) {
      this.#ask()
      return
    }
    this.#next = this.#around.after(first.after, () => {
      this.#tell(first.message)
      this.#play(rest)
    })
  }

  #ask(): void {
    const at = this.#progress.at + 1
    const over = at >= this.#guide.steps.length
    this.#go({ at, asking: !over, misses: 0, half: null, over })
  }

  #go(progress: Progress): void {
    this.#progress = progress
    this.#watching(progress)
  }

  #tell(message: Welcome | Update): void {
    const table = message.table && this.#named(message.table)
    const moves = message.hand?.moves && this.#withoutCall(message.hand.moves)
    this.#last = { n: message.n, time: message.time, moves: moves ?? this.#last.moves }
    this.#listener?.heard({
      ...message,
      ...(table && { table }),
      ...(moves && { hand: { ...message.hand, moves } }),
    })
  }

  /** Hides the call until the lesson is about to teach it. */
  #withoutCall(moves: Offers): Offers {
    return callsUno(this.#guide, this.#progress.at + 1) ? moves : moves.filter(([move]) => move !== CALL)
  }

  /**
   * Puts in the learner's name. The others follow a script, so they are shown as bots. Nobody is asked for another
   * hand, and no clock runs.
   */
  #named(table: TableView): TableView {
    const learner = this.#guide.welcome.person
    return {
      ...table,
      ...(table.asked === 'next' && { asked: null }),
      ...(table.until && { until: null }),
      ...(table.people && {
        people: table.people.map((each) => (each.id === learner ? { ...each, name: this.#name } : each)),
      }),
      ...(table.seats && {
        seats: table.seats.map((each) =>
          each.person === learner ? { ...each, name: this.#name } : { ...each, by: 'bot' as const },
        ),
      }),
    }
  }
}

function callsUno({ steps }: Guide, at: number): boolean {
  return steps[at]?.wanted.some((move) => move.endsWith('!')) ?? false
}

function withCall(move: string): string {
  return move.endsWith('!') ? move : `${move}!`
}
