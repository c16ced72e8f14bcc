/** An entry in words, as Python's book renders it, in the current language. */

import type { EntryFacts } from '../generated'
import { hasWords, partNames, say } from '../words/language.svelte'
import { ALL, type Book, type Kind, kindOf } from './book'

/** A part of an entry. Paragraphs of its text are separated by an empty line. */
export interface Part {
  readonly name: string
  readonly label: string
  readonly text: string
}

export interface Entry {
  readonly id: string
  readonly kind: Kind
  /** The one that it is told for, or all. */
  readonly edition: string
  readonly title: string
  readonly parts: readonly Part[]
  readonly facts: EntryFacts
}

export function entryOf(book: Book, id: string, edition: string = ALL): Entry {
  const facts = book.facts(id)
  const message = messageOf(id)
  const read = editionRead(facts, edition)
  return {
    id,
    kind: kindOf(id),
    edition: read,
    title: entryTitle(book, id, edition),
    parts: partNames(message).map((name) => partOf(book, id, name, read)),
    facts,
  }
}

export function entryTitle(book: Book, id: string, edition: string = ALL): string {
  return say(messageOf(id), { edition: editionRead(book.facts(id), edition) })
}

export function sectionTitle(id: string, edition: string = ALL): string {
  return say(hasWords(`section-${id}`) ? `section-${id}` : `contents-${id}`, { edition })
}

/** The text to search in. */
export function entryText(entry: Entry): string {
  return entry.parts.map((part) => part.text).join('\n')
}

/** An entry that holds for one edition only is worded for that edition. */
function editionRead(facts: EntryFacts, edition: string): string {
  const [only, ...others] = facts.editions
  return edition === ALL && only !== undefined && others.length === 0 ? only : edition
}

function messageOf(id: string): string {
  return kindOf(id) === 'option' ? `option-${id}` : id
}

function partOf(book: Book, id: string, name: string, edition: string): Part {
  const value = valueOf(name)
  const isValue = book.choices(id)?.values.includes(value) ?? false
  const label = isValue ? valueLabel(book, id, value, edition) : say(`part-${name}`)
  return { name, label, text: paragraphed(say(`${messageOf(id)}.${name}`, { edition })) }
}

/** The value of an option; the default is marked. */
function valueLabel(book: Book, name: string, value: string, edition: string): string {
  const editions = edition === ALL ? book.facts(name).editions : [edition]
  const isUsual = editions.every((each) => book.choices(name)?.usual[each] === value)
  return isUsual ? say('option-default', { value }) : value
}

/** The value that a part explains: `n500` is 500. */
function valueOf(part: string): string {
  return /^n\d+$/.test(part) ? part.slice(1) : part
}

/** A line break becomes a space, an empty line a new paragraph. Non-breaking spaces stay. */
function paragraphed(text: string): string {
  return text
    .split(/\n *\n/)
    .map((each) => each.replace(/[ \n]+/g, ' ').replace(/^ +| +$/g, ''))
    .join('\n\n')
}
