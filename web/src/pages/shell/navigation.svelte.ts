/** Which page is shown, and how people get from one to the next and back. */

import { type Page, type Addresses, addresses } from '../../net/addresses'
import { guidedEditions } from '../../generated'
import { tick } from 'svelte'
import { keep, kept } from '../../state/storage'

const SCROLLS = 'penult.scrolls'

export class Navigation {
  #page = $state.raw<Page>({ page: 'home' })
  #entry: number
  /** How far down each entry of the history was read. */
  readonly #scrolls: Record<number, number>
  /** Where the page that comes is to be shown; null where it is the first one, whose place the browser knows. */
  #wanted: number | null = null

  constructor(at: Addresses) {
    this.#page = at.parse(location)
    this.#entry = entryOf(history.state)
    this.#scrolls = readScrolls(kept(SCROLLS, session))
  }

  get page(): Page {
    return this.#page
  }

  go(page: Page, how: 'push' | 'replace' = 'push', at: Addresses = addresses()): void {
    this.#leave()
    this.#entry += how === 'push' ? 1 : 0
    this.#scrolls[this.#entry] = 0
    const state = { entry: this.#entry }
    if (how === 'push') history.pushState(state, '', at.page(page))
    else history.replaceState(state, '', at.page(page))
    this.#come(page)
  }

  /** Links of this site no longer load it anew, and back leads to where one was. */
  follow(at: Addresses): () => void {
    const clicked = (event: MouseEvent) => {
      const inside = within(event)
      const page = inside === null ? leadsTo(event, at) : null
      if (inside === null && page === null) return
      event.preventDefault()
      if (page) this.go(page, 'push', at)
      else if (inside) attend(inside)
    }
    const back = (event: PopStateEvent) => {
      this.#leave()
      this.#entry = entryOf(event.state)
      this.#come(at.parse(location))
    }
    const gone = () => {
      this.#leave()
      keep(SCROLLS, this.#scrolls, session)
    }
    history.scrollRestoration = 'manual'
    history.replaceState({ entry: this.#entry }, '')
    document.addEventListener('click', clicked)
    addEventListener('popstate', back)
    addEventListener('pagehide', gone)
    return () => {
      document.removeEventListener('click', clicked)
      removeEventListener('popstate', back)
      removeEventListener('pagehide', gone)
    }
  }

  /** The page stands: whoever reads or listens begins at its heading, or where they were. */
  async arrived(): Promise<void> {
    await tick()
    const first = this.#wanted === null
    const wanted = this.#wanted ?? this.#scrolls[this.#entry] ?? 0
    this.#wanted = 0
    if (findsItsPlace(this.#page)) return
    scrollTo({ top: wanted, behavior: 'instant' })
    if (!first) focusHeading()
  }

  #leave(): void {
    this.#scrolls[this.#entry] = scrollY
  }

  #come(page: Page): void {
    const moved = visitOf(page) !== visitOf(this.#page)
    this.#wanted = this.#scrolls[this.#entry] ?? 0
    // A page that says no title of its own must not keep the one before.
    if (moved) document.title = 'Penult'
    this.#page = page
  }
}

export const navigation = new Navigation(addresses())

export function go(page: Page): void {
  navigation.go(page)
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) attend(heading, true)
}

/** Focus for what is usually not a stop, as at the end of a skip link. */
function attend(place: HTMLElement, still = false): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1
  place.focus({ preventScroll: true })
  if (!still) place.scrollIntoView()
}

function entryOf(state: unknown): number {
  const known = typeof state === 'object' && state !== null && 'entry' in state
  return known && typeof state.entry === 'number' ? state.entry : 0
}

function readScrolls(found: unknown): Record<number, number> {
  const entries = Object.entries(typeof found === 'object' && found !== null ? found : {})
  return Object.fromEntries(entries.filter(([, scroll]) => typeof scroll === 'number')) as Record<
    number,
    number
  >
}

function session(): Storage {
  return sessionStorage
}

/** The page of this site that a plain click leads to; null where the browser is to follow the link itself. */
export function leadsTo(event: MouseEvent, at: Addresses): Page | null {
  const link = plainLink(event)
  if (link === null || link.origin !== location.origin) return null
  const page = at.parse(link)
  return page.page === 'nowhere' ? null : page
}

/**
 * The place within this page that a link names. The browser would look for it at the root: the base of all
 * addresses is there, also of those that begin with #.
 */
export function within(event: MouseEvent): HTMLElement | null {
  const address = plainLink(event)?.getAttribute('href') ?? ''
  return address.startsWith('#') ? document.getElementById(address.slice(1)) : null
}

function plainLink(event: MouseEvent): HTMLAnchorElement | null {
  const otherwise = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0
  if (event.defaultPrevented || otherwise || !(event.target instanceof Element)) return null
  const link = event.target.closest<HTMLAnchorElement>('a[href]')
  return link?.target || link?.hasAttribute('download') ? null : link
}

/** The same for addresses between which a page only turns its leaves. */
export function visitOf(page: Page): string {
  switch (page.page) {
    case 'table':
      return `table ${page.code}`
    case 'learn':
      return `learn ${page.edition ?? ''}`
    default:
      return page.page
  }
}

/** A table fills the screen. */
export function hasOwnBar(page: Page): boolean {
  return page.page === 'table' || (page.page === 'learn' && guidedEditions.includes(page.edition ?? ''))
}

/** Whether the page itself brings its reader to the right place. */
export function findsItsPlace(page: Page): boolean {
  return page.page === 'rules' && page.rule !== null
}
