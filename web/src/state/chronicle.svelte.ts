/** The log and the talk of one table, which the tab keeps for a reload. */

import { SvelteSet } from 'svelte/reactivity'
import { KEPT_UPDATES, type WholeEvent } from '../protocol'
import type { Company } from '../words/company'
import type { Seen } from './seen'
import { logged, type LogLine, talked, type TalkLine, unnumbered } from './log'
import { fingerprintOf, type Memory, NO_MEMORY, NOTHING, packed, unpacked, wentOn } from './memory'

interface ChronicleEntry {
  readonly events: readonly WholeEvent[]
  /** The events of the hand so far, if they came with the view. */
  readonly hand: readonly WholeEvent[]
  readonly before: Seen | null
  readonly after: Seen
  readonly company: Company
}

export class Chronicle {
  readonly #memory: Memory
  #lines = $state.raw<readonly LogLine[]>([])
  #talk = $state.raw<readonly TalkLine[]>([])
  readonly #muted = new SvelteSet<string>()
  #seen: Seen | null = null

  constructor(memory: Memory = NO_MEMORY) {
    this.#memory = memory
  }

  get lines(): readonly LogLine[] {
    return this.#lines
  }

  get talk(): readonly TalkLine[] {
    return this.#talk
  }

  /** People who are muted. */
  get muted(): ReadonlySet<string> {
    return this.#muted
  }

  /** A welcome may come after events that this tab has missed. */
  write(entry: ChronicleEntry, isWelcome: boolean): void {
    if (isWelcome) this.#takeUp(entry)
    this.#lines = logged(this.#lines, entry.events, entry.company)
    this.#talk = talked(this.#talk, entry.events, entry.after.person)
    this.#seen = entry.after
    this.#keep()
  }

  mute(person: string, on: boolean): void {
    if (on) this.#muted.add(person)
    else this.#muted.delete(person)
    this.#keep()
  }

  /** Called when the tab leaves the table for another page. */
  close(): void {
    this.#memory.flush()
  }

  forget(): void {
    this.#memory.forget()
  }

  /** Continues what was seen before. Nothing is missing if the events in between came along. */
  #takeUp({ events, hand, before, after, company }: ChronicleEntry): void {
    const seen = before
      ? { n: before.n, fingerprint: fingerprintOf(before), ...this.#written() }
      : unpacked(this.#memory.recall(), after.person)
    if (!seen) {
      this.#lines = wentOn(NOTHING, after, company, hand)
      return
    }
    this.#lines = events.length ? seen.log : wentOn(seen, after, company, hand)
    this.#talk = events.length || after.n <= seen.n + KEPT_UPDATES ? seen.talk : unnumbered(seen.talk)
    for (const person of seen.muted) this.#muted.add(person)
  }

  #keep(): void {
    const seen = this.#seen
    if (seen) this.#memory.keep(() => packed(this.#written(), seen))
  }

  #written() {
    return { log: this.#lines, talk: this.#talk, muted: [...this.#muted] }
  }
}
