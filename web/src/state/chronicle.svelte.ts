/** The log of one table, and the tab's memory of it. */

import type { Company } from '../words/company'
import type { Happening, Seen } from './following'
import { logged, type LogLine } from './logging'
import { lieOf, packed, unpacked, wentOn } from './recalling'
import { NO_MEMORY, type Memory } from './memory'

export interface Page {
  readonly events: readonly Happening[]
  readonly before: Seen | null
  readonly after: Seen
  readonly company: Company
}

export class Chronicle {
  readonly #memory: Memory
  #lines = $state.raw<readonly LogLine[]>([])

  constructor(memory: Memory = NO_MEMORY) {
    this.#memory = memory
  }

  get lines(): readonly LogLine[] {
    return this.#lines
  }

  /** With a welcome the view is whole, and what led to it may be unknown. */
  write(page: Page, isWelcome: boolean): void {
    if (isWelcome) this.#takeUp(page)
    this.#lines = logged(this.#lines, page.events, page.company)
    this.#memory.keep(packed(this.#lines, page.after))
  }

  forget(): void {
    this.#memory.forget()
  }

  /** What was seen before; where the events in between are told, nothing is missing. */
  #takeUp({ events, before, after, company }: Page): void {
    const seen = before
      ? { lie: lieOf(before), log: this.#lines }
      : unpacked(this.#memory.recall(), after.person)
    if (seen) this.#lines = events.length ? seen.log : wentOn(seen, after, company)
  }
}
