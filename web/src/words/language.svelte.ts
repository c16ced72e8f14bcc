/** The current language. Texts in markup and in derived values follow it. */

import { type Base, type Language } from '../generated/languages'
import { baseOf, loadWords, type Volume, type Words } from './bundles'
import type { Facts } from './nouns'
import { capitalized, type Piece, piecesOf, plain } from './sentence'
import { untrack } from 'svelte'

interface Spoken {
  readonly words: Words
  readonly volumes: readonly Volume[]
}

let now = $state.raw<Spoken | null>(null)
let opened: readonly Volume[] = []
/** The latest request wins, whichever chunk arrives first. */
let coming: Promise<Spoken> | null = null

export async function speak(language: Language): Promise<void> {
  if (coming === null && untrack(() => isSpoken(language))) return
  const wish = complete(language)
  coming = wish
  try {
    const loaded = await wish
    if (wish === coming) now = loaded
  } finally {
    if (wish === coming) coming = null
  }
}

/** Loads the words of the table, in this language and in every later one. */
export function loadTableWords(): Promise<void> {
  return open('table')
}

/** The same for the rulebook. */
export function loadBookWords(): Promise<void> {
  return open('book')
}

/** The text of `message` or `message.part`. */
export function say(id: string, facts: Facts = {}): string {
  return plain(sayMarked(id, facts))
}

export function sayPieces(id: string, facts: Facts = {}): Piece[] {
  return piecesOf(sayMarked(id, facts))
}

/** With marks, to be put into another sentence. */
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
  return spoken().listed(items)
}

const FEW = 2

/** "Ana, Ben and 7 others", for places with little room. */
export function listedBriefly(items: readonly string[]): string {
  if (items.length <= FEW + 1) return listed(items)
  const names = items.slice(0, FEW).join(', ')
  return say('parts-few', { names, count: items.length - FEW })
}

/** "take four, challenge or lay Invisibility" */
export function listedAsChoices(items: readonly string[]): string {
  return spoken().listed(items, 'disjunction')
}

export function numbered(value: number, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale(), options).format(value)
}

export function language(): Language {
  return spoken().language
}

/** The language of the printed sheets that its readers take. */
export function sheetLanguage(): Base {
  return baseOf(language())
}

export function locale(): string {
  return spoken().locale
}

/** Before the first language is loaded, only notes what to load with it. */
async function open(volume: Volume): Promise<void> {
  if (!opened.includes(volume)) opened = [...opened, volume]
  while (coming) await coming
  if (now === null) return
  await speak(language())
  // The language may have changed meanwhile.
  while (coming) await coming
}

function isSpoken(language: Language): boolean {
  return now?.words.language === language && now.volumes === opened
}

async function complete(language: Language): Promise<Spoken> {
  const volumes = opened
  return { words: await loadWords(language, volumes), volumes }
}

function spoken(): Words {
  if (!now) throw new Error('words: expected a language that was loaded before anything is said, came none')
  return now.words
}

/** The first message that exists. Otherwise the last one, for what only a newer server knows. */
export function firstOf(...ids: readonly string[]): string {
  return ids.find(hasWords) ?? ids.at(-1) ?? ''
}

/** A part of a message, or the message itself if there is no such part. */
export function partOf(message: string, part: string): string {
  return firstOf(`${message}.${part}`, message)
}

/** Rules in a sentence, such as `R-28`, become chips; those of a house begin with H. */
const RULE = /(\b[RH]-\d+\b)/

export function sayRuled(id: string, facts: Facts = {}): Piece[] {
  return piecesOf(capitalized(sayMarked(id, facts))).flatMap(ruled)
}

function ruled(piece: Piece): Piece[] {
  if (piece.kind !== 'text') return [piece]
  const parts = piece.text.split(RULE).filter((part) => part !== '')
  return parts.map((text) => (RULE.test(text) ? { kind: 'rule', rule: text, text } : { kind: 'text', text }))
}
