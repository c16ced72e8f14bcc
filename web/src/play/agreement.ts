/**
 * What a table agrees on: rules as text (`hp2003+legality=table`) and as choices. Which options there are, what is usual
 * and what makes a difference stands in the catalogue.
 */

import type { Catalogue, Edition, Format, Option, Preset } from '../generated'

export interface Agreement {
  readonly edition: string
  /** Every option that was named; all others are as usual. */
  readonly chosen: Readonly<Record<string, string>>
}

export interface Difference {
  readonly option: string
  readonly printed: string
  readonly here: string
  readonly rules: readonly string[]
}

export interface OptionGroup {
  readonly group: string
  readonly options: readonly Option[]
}

/** From `edition`, `edition/language`, or either with `+name=value`; null where the edition is unknown. */
export function readRules(text: string, catalogue: Catalogue): Agreement | null {
  const [head = '', ...pairs] = text.trim().split('+')
  const sheet = playedBy(head, catalogue)
  if (sheet === null) return null
  const chosen = pairs.map((pair) => pair.split('=', 2)).map(([name = '', value = '']) => [name, value])
  return { ...sheet, chosen: { ...sheet.chosen, ...Object.fromEntries(chosen) } }
}

/** As the server writes it: only what is unusual, in the order of the catalogue. */
export function writeRules(agreement: Agreement, catalogue: Catalogue): string {
  const unusual = catalogue.options
    .filter((option) => valueOf(option, agreement) !== usualIn(option, agreement.edition))
    .map((option) => `${option.name}=${valueOf(option, agreement)}`)
  return [agreement.edition, ...unusual].join('+')
}

/** What a table plays that takes a sheet, or an edition where its sheets agree, and changes nothing. */
export function playedBy(sheet: string, catalogue: Catalogue): Agreement | null {
  const preset = catalogue.presets.find((each) => each.id === sheet)
  if (preset) return { edition: preset.edition, chosen: preset.options }
  return editionOf(sheet, catalogue) ? { edition: sheet, chosen: {} } : null
}

/** What a sheet prints: also the rules that a table plays by only where it agrees to. */
export function printedBy(sheet: string, catalogue: Catalogue): Agreement | null {
  const played = playedBy(sheet, catalogue)
  if (played === null) return null
  const printed = editionOf(played.edition, catalogue)?.printed
  return { ...played, chosen: { ...printed, ...played.chosen } }
}

/** Of an edition: the sheet in the language of the reader, where there is one. */
export function sheetFor(edition: string, language: string, catalogue: Catalogue): string {
  const sheets = catalogue.presets.filter((preset) => preset.edition === edition)
  const own = sheets.find((preset) => preset.language === language) ?? sheets[0]
  return own?.id ?? edition
}

export function valueOf(option: Option, agreement: Agreement): string {
  return agreement.chosen[option.name] ?? usualIn(option, agreement.edition)
}

export function choose(agreement: Agreement, option: Option, value: string): Agreement {
  return { ...agreement, chosen: { ...agreement.chosen, [option.name]: value } }
}

/** The same wishes for another edition: what the sheet before had printed is not taken along. */
export function changeSheet(
  agreement: Agreement,
  from: Agreement,
  to: Agreement,
  catalogue: Catalogue,
): Agreement {
  const wished = catalogue.options.filter((option) => valueOf(option, agreement) !== valueOf(option, from))
  const chosen = wished.map((option) => [option.name, valueOf(option, agreement)])
  return { edition: to.edition, chosen: { ...to.chosen, ...Object.fromEntries(chosen) } }
}

/** Where a table plays otherwise than a sheet prints; what makes no difference is no difference. */
export function differences(agreement: Agreement, printed: Agreement, catalogue: Catalogue): Difference[] {
  return catalogue.options
    .filter((option) => matters(option, agreement, catalogue))
    .map((option) => ({
      option: option.name,
      printed: valueOf(option, printed),
      here: valueOf(option, agreement),
      rules: option.rules,
    }))
    .filter(({ printed, here }) => printed !== here)
}

/** The options that make a difference here, under their headings. */
export function optionGroups(agreement: Agreement, catalogue: Catalogue): OptionGroup[] {
  const shown = catalogue.options.filter((option) => matters(option, agreement, catalogue))
  return catalogue.groups
    .map((group) => ({ group, options: shown.filter((option) => option.group === group) }))
    .filter(({ options }) => options.length > 0)
}

export function matters(option: Option, agreement: Agreement, catalogue: Catalogue): boolean {
  const format = formatOf(agreement, catalogue)
  const heeded = option.formats === undefined || option.formats.includes(format?.value ?? '')
  return heeded && option.editions.includes(agreement.edition)
}

export function formatOf(agreement: Agreement, catalogue: Catalogue): Format | null {
  const option = catalogue.options.find(({ name }) => name === catalogue.format_option)
  const value = option && valueOf(option, agreement)
  return catalogue.formats.find((format) => format.value === value) ?? null
}

/** The one amount that is agreed on, where it matters: the points that end a match. */
export function targetOf(agreement: Agreement, catalogue: Catalogue): number | null {
  const amount = catalogue.options.find((each) => each.amount && matters(each, agreement, catalogue))
  return amount ? Number(valueOf(amount, agreement)) : null
}

/** Whether what is said can be reported as a suggestion; by rules that only a newer server knows it can be tried. */
export function punishesHints(rules: string, catalogue: Catalogue): boolean {
  const { report, options } = catalogue
  const agreement = readRules(rules, catalogue)
  const option = options.find(({ name }) => name === report.option)
  return !agreement || !option || valueOf(option, agreement) === report.value
}

/** What a wrong accusation costs, as the value of an option; empty by rules that only a newer server knows. */
export function priceOfAccusing(rules: string, catalogue: Catalogue): string {
  const agreement = readRules(rules, catalogue)
  const option = catalogue.options.find(({ name }) => name === catalogue.accuse.option)
  return agreement && option ? valueOf(option, agreement) : ''
}

/** What a table has agreed on, compared with the printed sheet that it follows most. */
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
 * does what every table plays unless it agrees otherwise.
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

/** A typed amount as rules write it; null where it is none, or out of bounds. */
export function tidyAmount(option: Option, typed: string): string | null {
  const digits = typed.trim()
  if (!option.amount || !/^\d{1,15}$/.test(digits)) return null
  const amount = Number(digits)
  return amount >= option.amount.least && amount <= option.amount.most ? String(amount) : null
}

export function editionOf(id: string, catalogue: Catalogue): Edition | null {
  return catalogue.editions.find((edition) => edition.id === id) ?? null
}

function usualIn(option: Option, edition: string): string {
  return option.usual[edition] ?? ''
}
