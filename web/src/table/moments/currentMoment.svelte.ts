/** The moment that the table shows now. Nothing waits for it: it ends by itself, or when something newer happens. */

import { settings } from '../../state/settings.svelte'
import type { Happened, TableClient } from '../../state/tableClient.svelte'
import { type Catch, lengthOf, type MatchWon, type Moment, momentOf, type Verdict } from './moments'

/** Something that moments run on. */
interface Timers {
  after(milliseconds: number, act: () => void): () => void
}

const BROWSER: Timers = {
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => {
      clearTimeout(timer)
    }
  },
}

export class CurrentMoment {
  readonly #timers: Timers
  #now = $state.raw<Moment | null>(null)
  #verdict = $state.raw<Verdict | null>(null)
  #isReopened = $state(false)
  #caught = $state.raw<Catch | null>(null)
  #fresh = $state.raw<readonly string[]>([])
  #matchWon = $state.raw<MatchWon | null>(null)
  #stop: () => void = () => undefined

  /** Create it while a component is set up. It stops with the component. */
  constructor(table: TableClient, timers: Timers = BROWSER) {
    this.#timers = timers
    $effect.pre(() => {
      const unheard = table.listen((happened) => {
        this.#hear(happened, table)
      })
      return () => {
        unheard()
        this.#stop()
      }
    })
  }

  get now(): Moment | null {
    return this.#now
  }

  /** A hand or a match is won. The scores come when this ends. */
  get isWinning(): boolean {
    return this.#now?.kind === 'hand' || this.#now?.kind === 'match'
  }

  /** The verdict that is on the table, because it was just given or because the challenger looks at it again. */
  get verdict(): Verdict | null {
    if (this.#now?.kind === 'verdict') return this.#now
    return this.#isReopened ? this.#verdict : null
  }

  /** The hand that the challenger can look at again, until the next turn begins. */
  get shownHand(): Verdict | null {
    return this.#verdict
  }

  get isReopened(): boolean {
    return this.#isReopened
  }

  /** Who caught you, until something else happens. */
  get caught(): Catch | null {
    return this.#caught
  }

  /** The cards that you have just drawn as a penalty. */
  get fresh(): readonly string[] {
    return this.#fresh
  }

  /** How the match was won, until the next one begins. */
  get matchWon(): MatchWon | null {
    return this.#matchWon
  }

  /** Ends a moment early. */
  readonly end = (): void => {
    this.#stop()
    this.#stop = () => undefined
    this.#now = null
  }

  /** Opens the hand that was shown to you, or closes it. */
  readonly reopen = (): void => {
    if (this.#now?.kind === 'verdict') this.end()
    else this.#isReopened = !this.#isReopened && this.#verdict !== null
  }

  #hear(happened: Happened, table: TableClient): void {
    const moment = momentOf(happened, table.log)
    const isPlayed = happened.events.some(({ of }) => of !== 'table')
    if (isPlayed) this.#forget(happened)
    if (moment) this.#begin(moment, happened)
    else if (isPlayed && this.#now?.kind === 'verdict') this.end()
    if (happened.after.table.stage === 'hand' && this.isWinning) this.end()
  }

  /** What was only true until the next event or the next turn. */
  #forget({ events, before, after }: Happened): void {
    this.#caught = null
    this.#fresh = []
    if (after.table.stage !== 'over') this.#matchWon = null
    const isNextTurn = events.some(({ of, kind }) => of === 'hand' && kind === 'turn')
    if (isNextTurn || before?.hand?.number !== after.hand?.number) {
      this.#verdict = null
      this.#isReopened = false
    }
  }

  #begin(moment: Moment, { events, company }: Happened): void {
    const { handYou } = company
    if (moment.kind === 'verdict' && moment.by === handYou) this.#verdict = moment
    if (moment.kind === 'match') this.#matchWon = moment
    if (moment.kind === 'catch' && moment.seat === handYou) {
      this.#caught = moment
      this.#fresh = events.flatMap((event) =>
        event.of === 'hand' && event.kind === 'drew' && event.seat === handYou ? event.cards : [],
      )
    }
    this.end()
    // Nobody sees it.
    if (document.hidden) return
    this.#now = moment
    this.#stop = this.#timers.after(lengthOf(moment), this.end)
  }
}

/** Whether moments appear without motion, by the settings of the page or of the system. */
export function isCalm(page: HTMLElement = document.documentElement): boolean {
  return (
    settings.moments === 'calm' ||
    page.dataset.motion === 'less' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
