/** An entry put into words, as Python's book does it. What it says follows the language. */

import { catalogue, type EntryFacts } from '../generated'
import { hasWords, partNames, say } from '../words/language.svelte'
import { ALL, type Book, type Kind, kindOf } from './book'

/** Its label and its text, paragraphs set apart by an empty line. */
export interface Part {
  readonly name: string
  readonly label: string
  readonly text: string
}

export interface Entry {
  readonly id: string
  readonly kind: Kind
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
    title: entryTitle(book, id, edition),
    parts: partNames(message).map((name) => partOf(id, name, read)),
    facts,
  }
}

export function entryTitle(book: Book, id: string, edition: string = ALL): string {
  return say(messageOf(id), { edition: editionRead(book.facts(id), edition) })
}

export function sectionTitle(id: string, edition: string = ALL): string {
  return say(hasWords(`section-${id}`) ? `section-${id}` : `contents-${id}`, { edition })
}

/** Everything in it, to search in. */
export function entryText(entry: Entry): string {
  return entry.parts.map((part) => part.text).join('\n')
}

/** What holds in one edition only is told as for that edition. */
function editionRead(facts: EntryFacts, edition: string): string {
  const [only, ...others] = facts.editions
  return edition === ALL && only !== undefined && others.length === 0 ? only : edition
}

function messageOf(id: string): string {
  return kindOf(id) === 'option' ? `option-${id}` : id
}

function partOf(id: string, name: string, edition: string): Part {
  const label = hasWords(`part-${name}`) ? say(`part-${name}`) : valueLabel(id, valueOf(name), edition)
  return { name, label, text: paragraphed(say(`${messageOf(id)}.${name}`, { edition })) }
}

/** The value of an option, marked where it holds unless a table agrees otherwise. */
function valueLabel(name: string, value: string, edition: string): string {
  const option = catalogue.options.find((each) => each.name === name)
  const editions = edition === ALL ? (option?.editions ?? []) : [edition]
  const isUsual = editions.every((each) => option?.usual[each] === value)
  return isUsual ? say('option-default', { value }) : value
}

/** The value of an option that a part explains: `n500` is 500. */
function valueOf(part: string): string {
  return /^n\d+$/.test(part) ? part.slice(1) : part
}

/** A line break is a space and an empty line a new paragraph; other spaces are meant. */
function paragraphed(text: string): string {
  return text
    .split(/\n *\n/)
    .map((each) => each.replace(/[ \n]+/g, ' ').replace(/^ +| +$/g, ''))
    .join('\n\n')
}
