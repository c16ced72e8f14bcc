/** The language that is spoken now. Whatever was said in markup or in a derived value is said anew when it changes. */

import { loadBook, loadWords, type Facts, type Language, type Words } from './bundles'
import { piecesOf, plain, type Piece } from './sentence'

let words = $state.raw<Words | null>(null)
let bookIsOpen = false
/** Of several wishes in a row the last one counts, whichever chunk comes first. */
let wishes = 0

export async function speak(language: Language): Promise<void> {
  const wish = ++wishes
  const loaded = await complete(language)
  if (wish === wishes) words = loaded
}

/** From now on the words of the rulebook are there in every language. */
export async function openBook(): Promise<void> {
  if (bookIsOpen && words) return
  bookIsOpen = true
  await speak(language())
}

/** The text of `message` or `message.part`. */
export function say(id: string, facts: Facts = {}): string {
  return plain(sayMarked(id, facts))
}

export function sayPieces(id: string, facts: Facts = {}): Piece[] {
  return piecesOf(sayMarked(id, facts))
}

/** With the marks still in it, to be put into another sentence. */
export function sayMarked(id: string, facts: Facts = {}): string {
  return spoken().say(id, facts)
}

export function hasWords(id: string): boolean {
  return spoken().has(id)
}

/** The names of a message's parts, in the order of the file. */
export function partNames(message: string): readonly string[] {
  return spoken().parts(message)
}

/** "Ana, Ben and Chloé" */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(spoken().listLocale, { type: 'conjunction' }).format(items)
}

export function numbered(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale(), options).format(value)
}

export function language(): Language {
  return spoken().language
}

export function locale(): string {
  return spoken().locale
}

async function complete(language: Language): Promise<Words> {
  const table = await loadWords(language)
  return bookIsOpen ? loadBook(table) : table
}

function spoken(): Words {
  if (!words) throw new Error('words: expected a language that was loaded before anything is said, came none')
  return words
}
