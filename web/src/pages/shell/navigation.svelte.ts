/** Which page is shown, and the browser's history. */

import { type Page, type Addresses, addresses } from '../../net/addresses'
import { lessons } from '../../generated'
import { tick } from 'svelte'
import { keep, kept } from '../../state/storage'

const SCROLLS = 'penult.scrolls'

export class Navigation {
  #page = $state.raw<Page>({ page: 'home' })
  #entry: number
  /** The scroll position of each entry in the history. */
  readonly #scrolls: Record<number, number>
  /** Where to scroll on the next page; null before the first one. */
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

  /** Changes only the address of the page that is shown, for a reload and for the way back to it. */
  readdress(page: Page, at: Addresses = addresses()): void {
    history.replaceState({ entry: this.#entry }, '', at.page(page))
  }

  /** Follows links of this site without loading it again, and restores the scroll position on the way back. */
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

  /** Called when a page is shown. Scrolls to where the reader was and focuses the heading. */
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
    // A page without a title must not keep the old one.
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

/** Focuses something that is not a tab stop, as a skip link does. */
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

/** The page of this site that a plain click on a link opens; null to leave the click to the browser. */
export function leadsTo(event: MouseEvent, at: Addresses): Page | null {
  const link = plainLink(event)
  if (link === null || link.origin !== location.origin) return null
  const page = at.parse(link)
  return page.page === 'nowhere' ? null : page
}

/**
 * The element of this page that a link like `#main` names. The browser would look for it on the home page, because of
 * the `<base>`.
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

/** The same for all addresses that one component shows. */
export function visitOf(page: Page): string {
  switch (page.page) {
    case 'table':
      return `table ${page.code}`
    case 'learn':
      return `learn ${page.lesson ?? ''}`
    default:
      return page.page
  }
}

/** Whether the page fills the screen and has its own bar: a table does. */
export function hasOwnBar(page: Page): boolean {
  return page.page === 'table' || (page.page === 'learn' && lessons.includes(page.lesson ?? ''))
}

/** Whether the page scrolls to the right place itself. */
export function findsItsPlace(page: Page): boolean {
  return page.page === 'rules' && page.rule !== null
}
