/** What the printer is to get: the section that lies open, or the whole book. */

import { flushSync } from 'svelte'

export type Scope = 'section' | 'whole'

class Printing {
  #wanted: Scope = 'section'
  #scope = $state<Scope | null>(null)

  /** What is laid out for paper now; null while nobody prints. */
  get scope(): Scope | null {
    return this.#scope
  }

  print(scope: Scope): void {
    this.#wanted = scope
    window.print()
  }

  /** The browser takes what stands there when this returns. */
  begin(): void {
    flushSync(() => (this.#scope = this.#wanted))
  }

  end(): void {
    this.#scope = null
    this.#wanted = 'section'
  }
}

export const printing = new Printing()
