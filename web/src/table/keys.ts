/** Keys that work wherever one is at the table: D draw, U UNO, C catch, R B G Y a color, Escape puts the card down. */

export interface Shortcut {
  readonly does: 'draw' | 'uno' | 'catch' | 'down' | 'color'
  /** Empty where none is meant. */
  readonly color: string
}

const LETTERS: Readonly<Record<string, Shortcut>> = {
  d: { does: 'draw', color: '' },
  u: { does: 'uno', color: '' },
  c: { does: 'catch', color: '' },
  escape: { does: 'down', color: '' },
  r: { does: 'color', color: 'R' },
  b: { does: 'color', color: 'B' },
  g: { does: 'color', color: 'G' },
  y: { does: 'color', color: 'Y' },
}

const WRITING = 'input, textarea, select, [contenteditable]'

/** None while somebody writes, holds the key down or means a command of the browser. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  if (event.target instanceof Element && event.target.closest(WRITING)) return null
  return LETTERS[event.key.toLowerCase()] ?? null
}
