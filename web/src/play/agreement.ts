/**
 * What a table agrees on: rules as text (`hp2003+legality=table`) and as choices. The catalogue says which options
 * there are, their defaults, and where they make a difference.
 */

import type { Catalogue, Edition, Format, Option, Preset } from '../generated'

type Chosen = Readonly<Record<string, string>>

export interface Agreement {
  readonly edition: string
  /** The options that were named; the others have their defaults. */
  readonly chosen: Chosen
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

/**
 * Reads `edition` or `edition/language`, each with or without `+name=value` and presets of the house rules; null if the
 * edition is unknown.
 */
export function readRules(text: string, catalogue: Catalogue): Agreement | null {
  const [head = '', ...words] = text.trim().split('+')
  const sheet = playedBy(head, catalogue)
  if (sheet === null) return null
  const presets = catalogue.house.presets.filter(({ id }) => words.includes(id))
  const pairs = words.filter((word) => word.includes('=')).map((pair) => pair.split('=', 2))
  const chosen = Object.assign({}, sheet.chosen, ...presets.map(({ options }) => options)) as Chosen
  return { ...sheet, chosen: { ...chosen, ...Object.fromEntries(pairs) } }
}

/** The parts of such a text that mean nothing here: an unknown edition, preset, option or value. */
export function unknownIn(text: string, catalogue: Catalogue): readonly string[] {
  const [head = '', ...words] = text.trim().split('+')
  const isKnown = (word: string) => {
    const [name = '', value] = word.split('=', 2)
    if (value === undefined) return catalogue.house.presets.some(({ id }) => id === name)
    const option = catalogue.options.find((each) => each.name === name)
    return option !== undefined && (option.values.includes(value) || tidyAmount(option, value) === value)
  }
  return [...(playedBy(head, catalogue) ? [] : [head]), ...words.filter((word) => !isKnown(word))]
}

/** Writes rules as the server does: only what differs from the default, in the order of the catalogue. */
export function writeRules(agreement: Agreement, catalogue: Catalogue): string {
  const unusual = catalogue.options
    .filter((option) => valueOf(option, agreement) !== usualIn(option, agreement.edition))
    .map((option) => `${option.name}=${valueOf(option, agreement)}`)
  return [agreement.edition, ...unusual].join('+')
}

/** What a table plays by default with a sheet, or with an edition. */
export function playedBy(sheet: string, catalogue: Catalogue): Agreement | null {
  const preset = catalogue.presets.find((each) => each.id === sheet)
  if (preset) return { edition: preset.edition, chosen: preset.options }
  return editionOf(sheet, catalogue) ? { edition: sheet, chosen: {} } : null
}

/** What a sheet prints, including rules that a table plays by only if it agrees to. */
export function printedBy(sheet: string, catalogue: Catalogue): Agreement | null {
  const played = playedBy(sheet, catalogue)
  if (played === null) return null
  const printed = editionOf(played.edition, catalogue)?.printed
  return { ...played, chosen: { ...printed, ...played.chosen } }
}

/** The sheet of an edition in the reader's language, if there is one. */
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

/** The same choices for another sheet. What only the old sheet printed is not kept. */
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

/** Where a table differs from a sheet, as far as it makes a difference. */
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

/** The options that make a difference, by group. */
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

/** The points that end a match; null if none do. */
export function targetOf(agreement: Agreement, catalogue: Catalogue): number | null {
  const target = catalogue.options.find(({ name }) => name === catalogue.target_option)
  return target && matters(target, agreement, catalogue) ? Number(valueOf(target, agreement)) : null
}

/** Whether a suggestion can be reported. True for rules that only a newer server knows. */
export function punishesHints(rules: string, catalogue: Catalogue): boolean {
  const { report, options } = catalogue
  const agreement = readRules(rules, catalogue)
  const option = options.find(({ name }) => name === report.option)
  return !agreement || !option || valueOf(option, agreement) === report.value
}

/** What a false accusation costs, as the value of an option. Empty for rules that only a newer server knows. */
export function priceOfAccusing(rules: string, catalogue: Catalogue): string {
  const agreement = readRules(rules, catalogue)
  const option = catalogue.options.find(({ name }) => name === catalogue.accuse.option)
  return agreement && option ? valueOf(option, agreement) : ''
}

/** What a table agreed on, compared with the nearest printed sheet. */
interface Agreed {
  readonly edition: string
  /** The value that says how a match is won. */
  readonly format: string
  /** The points that end a match; null if the format has none. */
  readonly target: number | null
  /** The first sheet with the fewest differences. */
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

/** The printed rules that somebody changed. What every table plays by default does not count. */
export function changesFromSheet({ edition, differences }: Agreed, catalogue: Catalogue): Difference[] {
  const printed = editionOf(edition, catalogue)?.printed ?? {}
  return differences.filter(({ option }) => !(option in printed))
}

/** The same without the format and the target. */
export function changesIn(agreed: Agreed, catalogue: Catalogue): Difference[] {
  const ofMatch = [catalogue.format_option, catalogue.target_option]
  return changesFromSheet(agreed, catalogue).filter(({ option }) => !ofMatch.includes(option))
}

/** A typed amount as rules write it; null if it is not a number or out of bounds. */
export function tidyAmount(option: Option, typed: string): string | null {
  const digits = typed.trim()
  if (!option.amount || !/^\d{1,15}$/.test(digits)) return null
  const amount = Number(digits)
  const isWithin = amount >= option.amount.least && amount <= option.amount.most
  return isWithin || option.values.includes(String(amount)) ? String(amount) : null
}

export function editionOf(id: string, catalogue: Catalogue): Edition | null {
  return catalogue.editions.find((edition) => edition.id === id) ?? null
}

function usualIn(option: Option, edition: string): string {
  return option.usual[edition] ?? ''
}
