/** A table that somebody is about to open: its rules and its manners, as chosen so far. */

import type { Catalogue, Format, Option, Preset } from '../../generated'
import {
  changeSheet,
  choose,
  differences,
  editionOf,
  formatOf,
  optionGroups,
  printedBy,
  valueOf,
  writeRules,
  type Agreement,
  type Difference,
  type OptionGroup,
} from '../../play/agreeing'
import type { NewTable } from '../../protocol'

export class Draft {
  readonly #catalogue: Catalogue
  #sheet = $state('')
  #agreement = $state.raw<Agreement>({ edition: '', chosen: {} })
  #seats = $state(0)
  #bots = $state.raw<readonly string[]>([])

  turnSeconds = $state(0)
  windowSeconds = $state(0)
  isPublic = $state(false)
  spectators = $state(true)
  freeText = $state(true)
  password = $state('')

  readonly printed: Agreement = $derived(this.#print(this.#sheet))
  readonly format: Format | null = $derived.by(() => formatOf(this.#agreement, this.#catalogue))
  readonly differences: readonly Difference[] = $derived.by(() =>
    differences(this.#agreement, this.printed, this.#catalogue),
  )
  /** What decides how a match is won stands before everything else. */
  readonly groups: readonly OptionGroup[] = $derived.by(() => {
    const groups = optionGroups(this.#agreement, this.#catalogue)
    const first = this.#optionOf(this.#catalogue.format_option)?.group
    return groups.toSorted((a, b) => Number(b.group === first) - Number(a.group === first))
  })

  constructor(catalogue: Catalogue, language: string) {
    this.#catalogue = catalogue
    const { seats, turn_seconds, window_seconds } = catalogue.terms
    this.#seats = seats.usual
    this.turnSeconds = turn_seconds.usual
    this.windowSeconds = window_seconds.usual
    this.#sheet = this.#sheetOf(catalogue.editions[0]?.id ?? '', language)
    this.#agreement = this.#print(this.#sheet)
  }

  get edition(): string {
    return this.#agreement.edition
  }

  /** Which sheet is taken as printed. */
  get sheet(): string {
    return this.#sheet
  }

  /** The sheets of this edition. */
  get sheets(): readonly Preset[] {
    return this.#catalogue.presets.filter((preset) => preset.edition === this.edition)
  }

  get seats(): number {
    return this.#seats
  }

  get bots(): readonly string[] {
    return this.#bots
  }

  /** Whether nobody else has to come. */
  get isFull(): boolean {
    return this.#bots.length === this.#seats - 1
  }

  get optionCount(): number {
    return this.groups.reduce((count, { options }) => count + options.length, 0)
  }

  value(option: Option): string {
    return valueOf(option, this.#agreement)
  }

  differs(option: Option): boolean {
    return this.differences.some((difference) => difference.option === option.name)
  }

  /** Which rules are at stake; of the format only those of the chosen one. */
  rulesOf(option: Option): readonly string[] {
    return option.name === this.#catalogue.format_option ? (this.format?.rules ?? []) : option.rules
  }

  choose(option: Option, value: string): void {
    this.#agreement = choose(this.#agreement, option, value)
    this.seat(this.#seats)
  }

  /** Wishes are taken along, what only the sheet before had printed is not. */
  turnTo(edition: string, language: string): void {
    this.take(this.#sheetOf(edition, language))
  }

  take(sheet: string): void {
    const to = this.#print(sheet)
    this.#agreement = changeSheet(this.#agreement, this.printed, to, this.#catalogue)
    this.#sheet = sheet
    this.seat(this.#seats)
  }

  backToPrinted(): void {
    this.#agreement = this.printed
    this.seat(this.#seats)
  }

  /** So many, or as many as can play it so and come nearest. */
  seat(seats: number): void {
    const fitting = this.format?.seats ?? [seats]
    this.#seats = fitting.toSorted((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0] ?? seats
    this.seatBots(this.#bots.length)
  }

  seatBots(count: number): void {
    const most = Math.min(count, this.#seats - 1)
    const best = this.#catalogue.bots.at(-1) ?? ''
    this.#bots = Array.from({ length: most }, (_, nth) => this.#bots[nth] ?? best)
  }

  /** All of them alike. */
  changeBots(kind: string): void {
    this.#bots = this.#bots.map(() => kind)
  }

  changeBot(nth: number, kind: string): void {
    this.#bots = this.#bots.with(nth, kind)
  }

  /** As the server wants it. */
  table(): NewTable {
    return {
      terms: {
        rules: writeRules(this.#agreement, this.#catalogue),
        seats: this.#seats,
        public: this.isPublic,
        spectators: this.spectators,
        free_text: this.freeText,
        turn_seconds: this.turnSeconds,
        window_seconds: this.windowSeconds,
      },
      bots: this.#bots,
      password: this.password,
      start: this.isFull,
    }
  }

  #print(sheet: string): Agreement {
    return printedBy(sheet, this.#catalogue) ?? { edition: '', chosen: {} }
  }

  /** Of an edition: the sheet in the language of the reader, where there is one. */
  #sheetOf(edition: string, language: string): string {
    const sheets = this.#catalogue.presets.filter((preset) => preset.edition === edition)
    const own = sheets.find((preset) => preset.language === language) ?? sheets[0]
    return own?.id ?? editionOf(edition, this.#catalogue)?.id ?? ''
  }

  #optionOf(name: string): Option | undefined {
    return this.#catalogue.options.find((option) => option.name === name)
  }
}
