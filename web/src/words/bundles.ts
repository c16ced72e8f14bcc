/** The words of one language, from the same Fluent files that Python reads; an overlay's are laid over its base's. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import VOLUMES from 'virtual:words'
import { type Base, COUNTRIES, type Language, LANGUAGES, LOCALES } from '../generated/languages'
import { type Facts, spread } from './nouns'
import { MARKED_COLOR, plain } from './sentence'

/** Lists have no comma before the last item, as in the other sentences. */
const LIST_LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' }

/** Every page needs `page`; the words of the table and of the rulebook are loaded when needed. */
export type Volume = 'page' | 'table' | 'book'

export async function loadWords(language: Language, volumes: readonly Volume[] = []): Promise<Words> {
  const wanted = ['page' as const, ...volumes]
  const [texts, own] = await Promise.all([textsOf(baseOf(language), wanted), textsOf(language, wanted)])
  return new Words(language, texts, language === baseOf(language) ? [] : own)
}

/** The language whose sheets are read, and whose words stand in where an overlay has none of its own. */
export function baseOf(language: Language): Base {
  return language.slice(0, 2) as Base
}

async function textsOf(language: Language, volumes: readonly Volume[]): Promise<string[]> {
  const loaded = await Promise.all(volumes.map((volume) => VOLUMES[language][volume]?.()))
  return loaded.flatMap((volume) => volume?.default ?? [])
}

/**
 * The first wanted language that we have; English if there is none. Browsers that ask for `fr` and then for `fr-FR` mean
 * the same by both: the first with a country decides.
 */
export function spokenLanguage(wanted: readonly string[]): Language {
  const tags = wanted.map((tag) => tag.toLowerCase().replaceAll('_', '-'))
  const base = tags.map((tag) => tag.split('-')[0]).find((tag) => isLanguage(tag))
  if (base === undefined) return 'en'
  const country = tags.find((tag) => tag.startsWith(`${base}-`)) ?? ''
  return COUNTRIES[country] ?? base
}

export function isLanguage(text: unknown): text is Language {
  return typeof text === 'string' && Object.hasOwn(LANGUAGES, text)
}

/** Formats messages, with marks around colors. A missing message is visible and reported, but stops nothing. */
export class Words {
  readonly language: Language
  readonly locale: string
  readonly listLocale: string
  readonly #bundle: FluentBundle

  /** `own` is what an overlay says otherwise than its base. */
  constructor(language: Language, texts: readonly string[], own: readonly string[] = []) {
    this.language = language
    this.locale = LOCALES[language]
    this.listLocale = LIST_LOCALES[language] ?? this.locale
    this.#bundle = new FluentBundle(this.locale, { useIsolating: false })
    for (const resource of [...texts.map(read), COLOR]) this.#add(resource)
    for (const resource of own.map(read)) this.#layOver(resource)
  }

  /** `message`, or `message.part`. */
  has(id: string): boolean {
    return this.#pattern(id) !== null
  }

  /** The names of a message's parts, in the order of the file. */
  parts(message: string): readonly string[] {
    return Object.keys(this.#bundle.getMessage(message)?.attributes ?? {})
  }

  say(id: string, facts: Facts): string {
    const pattern = this.#pattern(id)
    if (pattern === null) return missing(id, `no message ${id} in ${this.language}`)
    const errors: Error[] = []
    const given = spread(facts, (items) => this.listed(items))
    const text = this.#bundle.formatPattern(pattern, given, errors)
    return errors[0] ? missing(text, `${id} in ${this.language}: ${errors[0].message}`) : text
  }

  /** "Ana, Ben and Chloé". What is listed may have marks; the language looks at the letters, as in "Ana e Inés". */
  listed(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    const letters = items.map((item) => plain(item).normalize('NFD').replace(/\p{M}/gu, ''))
    const parts = new Intl.ListFormat(this.listLocale, { type }).formatToParts(letters)
    const left = [...items]
    return parts.map((part) => (part.type === 'element' ? (left.shift() ?? '') : part.value)).join('')
  }

  #add(resource: FluentResource): void {
    for (const error of this.#bundle.addResource(resource)) report(error.message)
  }

  /** Message by message and part by part. */
  #layOver(resource: FluentResource): void {
    const merged = new FluentResource('')
    merged.body = resource.body.map(({ id, value, attributes }) => {
      const base = this.#bundle.getMessage(id)
      return { id, value: value ?? base?.value ?? null, attributes: { ...base?.attributes, ...attributes } }
    })
    this.#bundle.addResource(merged, { allowOverrides: true })
  }

  #pattern(id: string) {
    const [name = '', part] = id.split('.')
    const message = this.#bundle.getMessage(name)
    return (part === undefined ? message?.value : message?.attributes[part]) ?? null
  }
}

const COLOR = new FluentResource(MARKED_COLOR)
const resources = new Map<string, FluentResource>()

/** Parses a text only once: on a slow phone that takes longer than loading it. */
function read(text: string): FluentResource {
  const known = resources.get(text) ?? new FluentResource(withColorsFree(text))
  resources.set(text, known)
  return known
}

/** Renames the message `color`, which is replaced by one with marks. */
function withColorsFree(text: string): string {
  return text.replace(/^color = /m, 'color-word = ')
}

function missing(text: string, problem: string): string {
  report(problem)
  return `⟦${text}⟧`
}

/** Fails a test and shows up in development, but never disturbs players. */
function report(problem: string): void {
  if (import.meta.env.MODE === 'test') throw new Error(problem)
  if (import.meta.env.DEV) reportError(new Error(problem))
}
