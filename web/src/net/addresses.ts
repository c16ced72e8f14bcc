/** The addresses of the pages and of the server, also behind a proxy with a path. */

import { CODE_LETTERS } from '../protocol'

export type Page =
  | { readonly page: 'home' | 'tables' | 'settings' | 'nowhere' }
  /** `house` are its house rules, `rules` what the link to a house brings along. */
  | { readonly page: 'new'; readonly house?: boolean; readonly rules?: string }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'rules'; readonly rule: string | null }
  /** `lesson` is an edition, or a preset of the house rules. */
  | { readonly page: 'learn'; readonly lesson: string | null }

const CODE = new RegExp(`^[A-Z0-9]{${String(CODE_LETTERS)}}$`)
const HOUSE = 'house'
const RULES = /[?&]rules=([^&]*)/
const PLAIN = ['tables', 'settings'] as const

/** All addresses start with the root of the server, which ends with a slash. */
export class Addresses {
  readonly #root: URL

  constructor(root: string) {
    this.#root = new URL('.', root)
  }

  page(page: Page): string {
    return this.#at(pathOf(page))
  }

  parse(location: { readonly pathname: string; readonly search?: string }): Page {
    if (!location.pathname.startsWith(this.#root.pathname)) return { page: 'nowhere' }
    const path = location.pathname.slice(this.#root.pathname.length)
    const [first = '', second = '', ...more] = path.replace(/\/$/, '').split('/').map(decoded)
    return more.length ? { page: 'nowhere' } : named(first, second, location.search)
  }

  /** The address of a request; `path` comes after `/api/`. */
  api(path: string): string {
    return this.#at(`api/${path}`)
  }

  /** The address of the live connection. */
  live(): string {
    return this.api('live').replace(/^http/, 'ws')
  }

  /** The link that invites others to a table. */
  link(code: string): string {
    return this.page({ page: 'table', code })
  }

  #at(path: string): string {
    return new URL(path, this.#root).href
  }
}

let here: Addresses | null = null

/**
 * The addresses of this page's server. Makes the relative `<base>` absolute, because the address of the page changes.
 */
export function addresses(): Addresses {
  if (here) return here
  const root = document.baseURI
  const base = document.querySelector('base')
  if (base) base.href = root
  here = new Addresses(root)
  return here
}

/** Reads a table's code from what was typed or from a link; null if there is none. */
export function tidyCode(text: string): string | null {
  const link = /\/t\/([^/?#\s]+)/.exec(text)
  const code = (link?.[1] ?? text).replace(/[\s-]/g, '').toUpperCase()
  return CODE.test(code) ? code : null
}

function pathOf(page: Page): string {
  switch (page.page) {
    case 'table':
      return `t/${page.code}`
    case 'rules':
      return page.rule ? `rules/${encodeURIComponent(page.rule)}` : 'rules'
    case 'learn':
      return page.lesson ? `learn/${encodeURIComponent(page.lesson)}` : 'learn'
    case 'new':
      return `new${page.house ? `/${HOUSE}` : ''}${page.rules ? `?rules=${page.rules}` : ''}`
    case 'home':
    case 'nowhere':
      return ''
    default:
      return page.page
  }
}

function named(first: string, second: string, search = ''): Page {
  if (first === 't') {
    const code = tidyCode(second)
    return code ? { page: 'table', code } : { page: 'nowhere' }
  }
  if (first === 'rules') return { page: 'rules', rule: second || null }
  if (first === 'learn') return { page: 'learn', lesson: second || null }
  if (first === 'new' && ['', HOUSE].includes(second)) return newTable(second === HOUSE, search)
  if (second) return { page: 'nowhere' }
  if (first === '') return { page: 'home' }
  return { page: PLAIN.find((page) => page === first) ?? 'nowhere' }
}

/** A plus in an address is a plus, so that the rules in a link can be read. */
function newTable(house: boolean, search: string): Page {
  const rules = decoded(RULES.exec(search)?.[1] ?? '')
  return { page: 'new', ...(house ? { house } : {}), ...(rules ? { rules } : {}) }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
