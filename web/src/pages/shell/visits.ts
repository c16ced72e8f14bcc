/** What makes a visit to a page a new one, and which pages bring a bar of their own. */

import { guidedEditions } from '../../generated'
import type { Page } from '../../net/place'

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
