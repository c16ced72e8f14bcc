/**
 * Keys that work wherever one is at the table: D draw, U UNO, C catch, A accuse, R B G Y a color, L the last line once more,
 * Escape puts the card down.
 */

import { settings } from '../state/settings.svelte'

export interface Shortcut {
  readonly does: 'draw' | 'uno' | 'catch' | 'accuse' | 'color' | 'again' | 'down'
  /** Empty where none is meant. */
  readonly color: string
}

const LETTERS: Readonly<Record<string, Shortcut>> = {
  d: { does: 'draw', color: '' },
  u: { does: 'uno', color: '' },
  c: { does: 'catch', color: '' },
  a: { does: 'accuse', color: '' },
  r: { does: 'color', color: 'R' },
  b: { does: 'color', color: 'B' },
  g: { does: 'color', color: 'G' },
  y: { does: 'color', color: 'Y' },
  l: { does: 'again', color: '' },
}
const ESCAPE: Shortcut = { does: 'down', color: '' }

const WRITING = 'input, textarea, select, [contenteditable]'

/** None while somebody writes, holds the key down, means a command of the browser or has a sheet over the table. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  if (event.target instanceof Element && event.target.closest(WRITING)) return null
  if (document.querySelector('dialog:modal')) return null
  if (event.key === 'Escape') return ESCAPE
  return (settings.letterKeys && LETTERS[event.key.toLowerCase()]) || null
}
