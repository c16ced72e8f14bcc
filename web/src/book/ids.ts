/** How entries of the book are named: R is a rule, A a ruling, D a difference; an option goes by its name. */

/** The edition that stands for the whole book. */
export const ALL = 'all'

export type Kind = 'rule' | 'ruling' | 'difference' | 'option'

const KINDS: Readonly<Record<string, Kind>> = { R: 'rule', A: 'ruling', D: 'difference' }
const TYPED = /^([RAD])[- ]?0*(\d{1,3})$/i

/** An entry named in a text, or an option with or without a value between backquotes. */
export const NAMED = /\b[RAD]-\d{2,3}\b|`[^`]+`/g

/** `r28`, `R-28` and `R 28` are the same; options keep their names. */
export function tidyId(name: string): string {
  const found = TYPED.exec(name.trim())
  if (!found) return name.trim()
  const [, letter = '', number = ''] = found
  return `${letter.toUpperCase()}-${number.padStart(2, '0')}`
}

export function kindOf(id: string): Kind {
  return (/^[RAD]-\d+$/.test(id) && KINDS[id.charAt(0)]) || 'option'
}

/** The numbers of the rules among these, as runs: "1–7, 70". */
export function ruleNumbers(ids: readonly string[]): string {
  const numbers = ids.filter((id) => kindOf(id) === 'rule').map((id) => Number(id.slice(2)))
  const runs: [number, number][] = []
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const last = runs.at(-1)
    if (last && last[1] + 1 === number) last[1] = number
    else runs.push([number, number])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${String(from)}–${String(to)}`)).join(', ')
}
