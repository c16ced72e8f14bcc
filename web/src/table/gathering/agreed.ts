/** What a table has agreed on, told by the printed sheet that it follows most. */

import type { Catalogue, Preset } from '../../generated'
import { differences, formatOf, printedBy, readRules, targetOf, type Difference } from '../../play/agreement'

export interface Agreed {
  readonly edition: string
  /** The value that says how a match is won. */
  readonly format: string
  /** The amount that ends a match; null where the format has none. */
  readonly target: number | null
  /** The sheet with the fewest differences; of equals the first. */
  readonly sheet: Preset | null
  readonly differences: readonly Difference[]
}

export function agreedBy(rules: string, catalogue: Catalogue): Agreed | null {
  const agreement = readRules(rules, catalogue)
  if (agreement === null) return null
  const compared = catalogue.presets
    .filter((preset) => preset.edition === agreement.edition)
    .map((sheet) => {
      const printed = printedBy(sheet.id, catalogue) ?? agreement
      return { sheet, differences: differences(agreement, printed, catalogue) }
    })
    .toSorted((one, other) => one.differences.length - other.differences.length)
  const [nearest] = compared
  return {
    edition: agreement.edition,
    format: formatOf(agreement, catalogue)?.value ?? '',
    target: targetOf(agreement, catalogue),
    sheet: nearest?.sheet ?? null,
    differences: nearest?.differences ?? [],
  }
}

/**
 * What somebody has changed of the printed rules. How long a match lasts, and who wins it, changes none of them; nor
 * does what every table plays unless it agrees otherwise (R-49).
 */
export function changesIn(
  { edition, differences }: Agreed,
  { editions, options, format_option }: Catalogue,
): Difference[] {
  const amounts = options.filter(({ amount }) => amount).map(({ name }) => name)
  const printed = editions.find(({ id }) => id === edition)?.printed ?? {}
  const unchanged = [format_option, ...amounts, ...Object.keys(printed)]
  return differences.filter(({ option }) => !unchanged.includes(option))
}

/** The name of the words about a value: a number cannot begin one. */
export function valueWords(option: string, value: string): string {
  return `option-${option}.${/^\d/.test(value) ? `n${value}` : value}`
}
