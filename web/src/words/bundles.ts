/** The words of one language, from the same Fluent files that Python reads. */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import VOLUMES from 'virtual:words'
import { MARKED_COLOR } from './sentence'

export const LANGUAGES = { en: 'English', es: 'Español', fr: 'Français', pt: 'Português' } as const
export type Language = keyof typeof LANGUAGES

/** The locales for numbers and dates. */
export const LOCALES: Record<Language, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', pt: 'pt-PT' }

/** Lists have no comma before the last item, as in the other sentences. */
const LIST_LOCALES: Partial<Record<Language, string>> = { en: 'en-GB' }

export type Facts = Readonly<Record<string, string | number>>

/** Every page needs `page`; the words of the table and of the rulebook are loaded when needed. */
export type Volume = 'page' | 'table' | 'book'

export async function loadWords(language: Language, volumes: readonly Volume[] = []): Promise<Words> {
  const wanted = ['page' as const, ...volumes].map((volume) => VOLUMES[language][volume]())
  const texts = await Promise.all(wanted)
  return new Words(
    language,
    texts.flatMap((volume) => volume.default),
  )
}

/** The first wanted language that we have; English if there is none. */
export function spokenLanguage(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.toLowerCase().split(/[-_]/)[0])
  return short.find((tag) => isLanguage(tag)) ?? 'en'
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

  constructor(language: Language, texts: readonly string[]) {
    this.language = language
    this.locale = LOCALES[language]
    this.listLocale = LIST_LOCALES[language] ?? this.locale
    this.#bundle = new FluentBundle(this.locale, { useIsolating: false })
    for (const resource of [...texts.map(read), COLOR]) this.#add(resource)
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
    const text = this.#bundle.formatPattern(pattern, facts, errors)
    return errors[0] ? missing(text, `${id} in ${this.language}: ${errors[0].message}`) : text
  }

  #add(resource: FluentResource): void {
    for (const error of this.#bundle.addResource(resource)) report(error.message)
  }

  #pattern(id: string) {
    const [name = '', part] = id.split('.')
    const message = this.#bundle.getMessage(name)
    return (part === undefined ? message?.value : message?.attributes[part]) ?? null
  }
}

const COLOR = new FluentResource(`color = ${MARKED_COLOR}`)
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
