/** The rulebook: the names of its entries, their order, and which of them an edition has. */

import { addresses } from '../net/addresses'
import {
  catalogue,
  type EntryFacts,
  loadRulebook,
  type Option,
  type Rulebook,
  type Switch,
} from '../generated'
import { loadBookWords } from '../words/language.svelte'

/** The edition that stands for the whole book. */
export const ALL = 'all'

export interface Section {
  readonly id: string
  readonly entries: readonly string[]
}

/** The section that explains what the sheets leave to a table; house rules have sections of their own. */
const OPTIONS = 'options'

export class Book {
  readonly #facts: ReadonlyMap<string, EntryFacts>
  readonly #sections: readonly Section[]
  readonly #choices: ReadonlyMap<string, Option | Switch>

  constructor(written: Rulebook) {
    const printed = catalogue.options.filter(({ name }) => !(name in written.switches))
    const options = printed.map(
      (option) => [option.name, { editions: option.editions, see: option.rules }] as const,
    )
    const switches = Object.entries(written.switches)
    this.#facts = new Map<string, EntryFacts>([...Object.entries(written.entries), ...switches, ...options])
    this.#sections = [...written.sections, { id: OPTIONS, entries: options.map(([name]) => name) }]
    this.#choices = new Map([...printed.map((option) => [option.name, option] as const), ...switches])
  }

  /** The values of an option and its defaults; null for any other entry. */
  choices(id: string): Option | Switch | null {
    return this.#choices.get(id) ?? null
  }

  facts(id: string): EntryFacts {
    const facts = this.#facts.get(id)
    if (!facts) throw new Error(`book: expected the id of an entry, came ${id}`)
    return facts
  }

  /** The sections with entries for the edition, each with only those entries. */
  sections(edition: string = ALL): readonly Section[] {
    return this.#sections
      .map(({ id, entries }) => ({ id, entries: entries.filter((entry) => this.holds(entry, edition)) }))
      .filter(({ entries }) => entries.length > 0)
  }

  holds(id: string, edition: string): boolean {
    return edition === ALL || this.facts(id).editions.includes(edition)
  }

  /** The id of an entry as the book writes it; null if there is no such entry. */
  find(name: string): string | null {
    const id = tidyId(name)
    return this.#facts.has(id) ? id : null
  }

  /** The section of that name, or the one that has the entry. */
  sectionOf(name: string): Section | null {
    const id = tidyId(name)
    return this.#sections.find((section) => section.id === id || section.entries.includes(id)) ?? null
  }

  /**
   * An edition to practice the section in: the chosen one, or the first that has its rules. House rules have none: a
   * practice table plays the printed game.
   */
  playable(section: Section, edition: string): string | null {
    if (section.entries.some((id) => kindOf(id) === 'house')) return null
    if (edition !== ALL) return edition
    const leading = section.entries.find((id) => kindOf(id) === 'rule') ?? section.entries[0]
    return (leading && this.facts(leading).editions[0]) ?? null
  }
}

let opened: Promise<Book> | null = null

/** The book and its words, fetched once. */
export function readBook(): Promise<Book> {
  opened ??= fetchBook()
  opened.catch(() => (opened = null))
  return opened
}

async function fetchBook(): Promise<Book> {
  const [written] = await Promise.all([loadRulebook(), loadBookWords()])
  return new Book(written)
}

/** What a reader has open, and how to turn to something else. */
export interface Reader {
  readonly book: Book
  readonly edition: string
  /** Opens an entry, an option or a section. */
  readonly open: (name: string) => void
}

export function addressOf(name: string): string {
  return addresses().page({ page: 'rules', rule: name })
}

/** R is a rule, A a ruling, D a difference; H is a house rule, C a mix of them that is refused; an option has its own name. */
export type Kind = 'rule' | 'ruling' | 'difference' | 'house' | 'option'

const KINDS: Readonly<Record<string, Kind>> = {
  R: 'rule',
  A: 'ruling',
  D: 'difference',
  H: 'house',
  C: 'house',
}
const TYPED = /^([RADHC])[- ]?0*(\d{1,3})$/i

/** `r28`, `R-28` and `R 28` are the same; options keep their names. */
export function tidyId(name: string): string {
  const found = TYPED.exec(name.trim())
  if (!found) return name.trim()
  const [, letter = '', number = ''] = found
  return `${letter.toUpperCase()}-${number.padStart(2, '0')}`
}

export function kindOf(id: string): Kind {
  return (/^[RADHC]-\d+$/.test(id) && KINDS[id.charAt(0)]) || 'option'
}

/** The numbers of the rules as ranges: "1–7, 70". */
export function ruleNumbers(ids: readonly string[]): string {
  const numbers = ids.filter((id) => kindOf(id) === 'rule').map((id) => Number(id.slice(2)))
  const runs: [number, number][] = []
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && last[1] + 1 === number) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${String(from)}–${String(to)}`)).join(', ')
}
