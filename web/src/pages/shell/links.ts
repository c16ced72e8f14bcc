/** What a click on a link asks for. */

import type { Page, Place } from '../../net/place'

/** The page of this site that a plain click leads to; null where the browser is to follow the link itself. */
export function leadsTo(event: MouseEvent, at: Place): Page | null {
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
