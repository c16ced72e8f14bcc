/** What the server says about the rules chosen so far: which of them do not go together. */

import type { CheckedRules, RulesConflict } from '../../../protocol'

/** Distinguishes a conflict from every other one: two numbers out of range have the same id. */
export const conflictKey = ({ id, switches }: RulesConflict): string => [id, ...switches].join('-')

/** Milliseconds. Several changes at once are asked about together. */
const PAUSE = 120

const aShortWhile = (): Promise<void> => new Promise((passed) => setTimeout(passed, PAUSE))

export class RulesCheck {
  readonly #ask: (rules: string, seats: number) => Promise<CheckedRules>
  #conflicts = $state.raw<readonly RulesConflict[]>([])
  readonly #pause: () => Promise<void>
  #latest = 0

  constructor(ask: (rules: string, seats: number) => Promise<CheckedRules>, pause = aShortWhile) {
    this.#ask = ask
    this.#pause = pause
  }

  /** As of the last answer. Without an answer there are none: the server refuses such a table anyway. */
  get conflicts(): readonly RulesConflict[] {
    return this.#conflicts
  }

  /** Only the latest question counts, whichever answer arrives last. */
  async look(rules: string, seats: number): Promise<void> {
    const asked = ++this.#latest
    await this.#pause()
    if (asked !== this.#latest) return
    const found = await this.#ask(rules, seats).catch(() => ({ conflicts: [] }))
    if (asked === this.#latest) this.#conflicts = found.conflicts
  }
}
