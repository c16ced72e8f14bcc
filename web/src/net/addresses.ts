/** Where the server is, whatever path a proxy puts it under, and the addresses of pages. */

import { CODE_LETTERS } from '../protocol'

export type Page =
  | { readonly page: 'home' | 'new' | 'tables' | 'settings' | 'nowhere' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: 'learn'; readonly edition: string | null }

const CODE = new RegExp(`^[A-Z0-9]{${String(CODE_LETTERS)}}$`)
const PLAIN = ['new', 'tables', 'settings'] as const

/** The root of the server, as an address that ends with a slash. */
export class Addresses {
  readonly #root: URL

  constructor(root: string) {
    this.#root = new URL('.', root)
  }

  page(page: Page): string {
    return this.#at(pathOf(page))
  }

  parse(location: { readonly pathname: string }): Page {
    if (!location.pathname.startsWith(this.#root.pathname)) return { page: 'nowhere' }
    const path = location.pathname.slice(this.#root.pathname.length)
    const [first = '', second = '', ...more] = path.replace(/\/$/, '').split('/').map(decoded)
    return more.length ? { page: 'nowhere' } : named(first, second)
  }

  /** Of a request, from what follows `/api/`. */
  api(path: string): string {
    return this.#at(`api/${path}`)
  }

  /** Of the live connection. */
  live(): string {
    return this.api('live').replace(/^http/, 'ws')
  }

  /** What people share to invite others. */
  link(code: string): string {
    return this.page({ page: 'table', code })
  }

  #at(path: string): string {
    return new URL(path, this.#root).href
  }
}

let here: Addresses | null = null

/** This page's server. The relative `<base>` becomes absolute: it must not move when the address does. */
export function addresses(): Addresses {
  if (here) return here
  const root = document.baseURI
  const base = document.querySelector('base')
  if (base) base.href = root
  here = new Addresses(root)
  return here
}

/** The code of a table as somebody typed it, with spaces and small letters, or out of a link; null where it is none. */
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
      return page.edition ? `learn/${encodeURIComponent(page.edition)}` : 'learn'
    case 'home':
    case 'nowhere':
      return ''
    default:
      return page.page
  }
}

function named(first: string, second: string): Page {
  if (first === 't') {
    const code = tidyCode(second)
    return code ? { page: 'table', code } : { page: 'nowhere' }
  }
  if (first === 'rules') return { page: 'rules', rule: second || null }
  if (first === 'learn') return { page: 'learn', edition: second || null }
  if (second) return { page: 'nowhere' }
  if (first === '') return { page: 'home' }
  return { page: PLAIN.find((page) => page === first) ?? 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
