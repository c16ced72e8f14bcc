import { CODE_LETTERS } from '../protocol'

/** The letters of a table's code in what was typed or pasted: `k7 rm-4…`, or a whole link that ends in it. */
export function lettersOf(text: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(text)
  return (link?.[1] ?? text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LETTERS)
}
