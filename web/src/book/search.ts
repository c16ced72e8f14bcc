/** Finds entries by id, title or text, ignoring accents and case, best match first. */

import { kindOf, tidyId } from './book'

interface SearchedEntry {
  readonly id: string
  readonly title: string
  readonly text: string
}

export interface Found {
  readonly id: string
  readonly title: string
  /** The text around the match; empty if the title matches. */
  readonly passage: string
}

interface Folded extends SearchedEntry {
  readonly foldedTitle: string
  readonly foldedText: string
}

/** The score of a match: a whole word, the start of a word, or inside a word. */
const IN_TITLE = { word: 100, start: 60, inside: 20 }
const IN_TEXT = { word: 10, start: 6, inside: 2 }
/** A rule comes before rulings and differences of the same score. */
const RULE = 1
const PASSAGE = { before: 36, length: 130 }

export class Index {
  readonly #pages: readonly Folded[]

  constructor(pages: readonly SearchedEntry[]) {
    this.#pages = pages.map((page) => ({
      ...page,
      foldedTitle: folded(page.title),
      foldedText: folded(page.text),
    }))
  }

  /** Entries with all these words. One whose id was typed comes first. */
  find(sought: string): readonly Found[] {
    const words = folded(sought).split(/\s+/).filter(Boolean)
    if (words.length === 0) return []
    const id = tidyId(sought).toLowerCase()
    return this.#pages
      .map((page) => ({ page, worth: worthOf(page, words, id) }))
      .filter(({ worth }) => worth > 0)
      .toSorted((one, other) => other.worth - one.worth)
      .map(({ page }) => ({ id: page.id, title: page.title, passage: passageOf(page, words) }))
  }
}

/** Without accents and capitals. Every letter keeps its index. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === letter.length ? bare : letter
  }).join('')
}

function worthOf(page: Folded, words: readonly string[], id: string): number {
  const own = page.id.toLowerCase()
  if (own === id) return Infinity
  if (own.startsWith(id)) return 1000
  const each = words.map((word) => wordWorth(page, word))
  return each.includes(0) ? 0 : each.reduce((sum, worth) => sum + worth, isRule(page) ? RULE : 0)
}

function isRule(page: SearchedEntry): boolean {
  return kindOf(page.id) === 'rule'
}

function wordWorth(page: Folded, word: string): number {
  return hit(page.foldedTitle, word, IN_TITLE) || hit(page.foldedText, word, IN_TEXT)
}

function hit(text: string, word: string, worth: typeof IN_TITLE): number {
  const places = [...text.matchAll(new RegExp(escaped(word), 'g'))].map((found) => found.index)
  const starts = places.filter((at) => !isLetter(text[at - 1]))
  if (starts.some((at) => !isLetter(text[at + word.length]))) return worth.word
  if (starts.length > 0) return worth.start
  return places.length > 0 ? worth.inside : 0
}

/** The text around the first word that is not in the title, cut at spaces. */
function passageOf(page: Folded, words: readonly string[]): string {
  const word = words.find((each) => !page.foldedTitle.includes(each) && page.foldedText.includes(each))
  if (word === undefined) return ''
  const at = page.foldedText.indexOf(word)
  const from = at > PASSAGE.before ? page.text.indexOf(' ', at - PASSAGE.before) + 1 : 0
  const rest = page.text.slice(Math.min(from, at))
  const cut = rest.length > PASSAGE.length ? rest.lastIndexOf(' ', PASSAGE.length) : rest.length
  return `${from > 0 ? '… ' : ''}${rest.slice(0, cut)}${cut < rest.length ? ' …' : ''}`.replace(/\s+/g, ' ')
}

function isLetter(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}]/u.test(letter)
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
