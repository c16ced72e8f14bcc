import { CODE_LETTERS } from '../protocol'

/** The letters of a table's code in what was typed or pasted: `k7 rm-4…`, or a whole link that ends in it. */
export function lettersOf(text: string): string {
  const link = /\/t\/([^/?#\s]+)/.exec(text)
  return (link?.[1] ?? text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LETTERS)
}

/** Two groups of letters are read out more easily than one. */
export function inGroups(code: string): string {
  return `${code.slice(0, CODE_LETTERS / 2)} ${code.slice(CODE_LETTERS / 2)}`
}

/** A link as people write it. */
export function withoutScheme(link: string): string {
  return link.replace(/^https?:\/\//, '')
}
