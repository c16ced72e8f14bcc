/** A text of the book taken apart: entries that it names become links, options look like code. */

import { NAMED } from './ids'

export type Mark =
  | { readonly kind: 'text'; readonly text: string }
  /** `entry` is what it leads to. */
  | { readonly kind: 'entry' | 'code'; readonly text: string; readonly entry: string }

export function marked(text: string): Mark[] {
  const marks: Mark[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(NAMED)) {
    if (index > from) marks.push({ kind: 'text', text: text.slice(from, index) })
    marks.push(markOf(found))
    from = index + found.length
  }
  if (from < text.length) marks.push({ kind: 'text', text: text.slice(from) })
  return marks
}

/** `drawn=must` leads to the option. */
function markOf(found: string): Mark {
  if (!found.startsWith('`')) return { kind: 'entry', text: found, entry: found }
  const text = found.slice(1, -1)
  return { kind: 'code', text, entry: text.split('=')[0] ?? text }
}
