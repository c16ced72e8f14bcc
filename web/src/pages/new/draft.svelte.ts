/** A table before it is opened: the rules and terms chosen so far. */

import type { Catalogue, Format, HousePreset, Option, Preset } from '../../generated'
import { hasWords, numbered, say } from '../../words/language.svelte'
import { valueName } from '../../words/options'
import {
  type Agreement,
  changeSheet,
  choose,
  type Difference,
  differences,
  formatOf,
  matters,
  type OptionGroup,
  optionGroups,
  playedBy,
  printedBy,
  readRules,
  sheetFor,
  unknownIn,
  valueOf,
  writeRules,
} from '../../play/agreement'
import type { NewTable, Pace } from '../../protocol'

const NOTHING: Agreement = { edition: '', chosen: {} }

/** A preset of the house rules, and how many of its choices the table has. */
export interface Filled {
  readonly id: string
  readonly filled: number
  readonly total: number
}

/** The lines under one heading of the house rules. */
export interface HouseGroup {
  readonly group: string
  readonly options: readonly Option[]
}

export class Draft {
  readonly #catalogue: Catalogue
  #sheet = $state('')
  #agreement = $state.raw<Agreement>(NOTHING)
  #seats = $state(0)
  #bots = $state.raw<readonly string[]>([])

  turnSeconds = $state(0)
  windowSeconds = $state(0)
  #pace = $state.raw<Pace | null>(null)
  isPublic = $state(false)
  spectators = $state(true)
  freeText = $state(true)
  password = $state('')

  /** The option that somebody changed last: a conflict is shown there. */
  #touched = $state('')

  /** Options whose number is being typed, and is none yet. */
  #unfinished = $state.raw<readonly string[]>([])
  /** What a link named that is not known here. */
  readonly unknown: readonly string[]

  readonly printed: Agreement = $derived.by(() => printedBy(this.#sheet, this.#catalogue) ?? NOTHING)
  readonly format: Format | null = $derived.by(() => formatOf(this.#agreement, this.#catalogue))
  readonly differences: readonly Difference[] = $derived.by(() =>
    differences(this.#agreement, this.printed, this.#catalogue),
  )
  /** What somebody changed. What every table plays by default does not count. */
  readonly changes: readonly Difference[] = $derived.by(() => {
    const usual = differences(this.#agreement, this.#play(this.#sheet), this.#catalogue)
    return this.differences.filter((each) => usual.some(({ option }) => option === each.option))
  })
  readonly rules: string = $derived.by(() => writeRules(this.#agreement, this.#catalogue))
  readonly houseGroups: readonly HouseGroup[] = $derived.by(() =>
    this.#catalogue.house.groups.map(({ group, options }) => ({
      group,
      options: options.map((name) => this.#optionOf(name)).filter((option) => option !== undefined),
    })),
  )
  /** What somebody changed among the house rules. */
  readonly houseRules: readonly Difference[] = $derived.by(() => {
    const options = this.houseGroups.flatMap((each) => each.options)
    return this.changes.filter(({ option }) => options.some(({ name }) => name === option))
  })
  /** The comparison with the sheet: house rules, then other changes, then what every table plays by default. */
  readonly compared: readonly Difference[] = $derived.by(() => {
    const rank = (each: Difference) =>
      Number(!this.houseRules.includes(each)) + Number(!this.changes.includes(each))
    return this.differences.toSorted((one, other) => rank(one) - rank(other))
  })
  readonly presets: readonly Filled[] = $derived.by(() =>
    this.#catalogue.house.presets.map(({ id, options }) => {
      const choices = this.#choicesOf(options)
      const filled = choices.filter(([option, value]) => this.value(option) === value).length
      return { id, filled, total: choices.length }
    }),
  )
  /** The group with the format comes first. */
  readonly groups: readonly OptionGroup[] = $derived.by(() => {
    const groups = optionGroups(this.#agreement, this.#catalogue)
    const first = this.#optionOf(this.#catalogue.format_option)?.group
    return groups.toSorted((a, b) => Number(b.group === first) - Number(a.group === first))
  })

  /** Starts from the sheet in the reader's language, or from the rules of a link. */
  constructor(catalogue: Catalogue, language: string, rules = '') {
    this.#catalogue = catalogue
    const { seats, turn_seconds, window_seconds } = catalogue.terms
    this.#seats = seats.usual
    this.turnSeconds = turn_seconds.usual
    this.windowSeconds = window_seconds.usual
    this.unknown = rules ? unknownIn(rules, catalogue) : []
    const sound = rules.split('+').filter((word) => !this.unknown.includes(word))
    const linked = rules ? readRules(sound.join('+'), catalogue) : null
    this.#sheet = sheetFor(linked?.edition ?? catalogue.editions[0]?.id ?? '', language, catalogue)
    this.#agreement = linked ?? this.#play(this.#sheet)
    this.seat(this.#seats)
  }

  get touched(): string {
    return this.#touched
  }

  get unfinished(): readonly string[] {
    return this.#unfinished
  }

  get edition(): string {
    return this.#agreement.edition
  }

  /** The sheet to compare with. */
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

  /** The chosen pace of the bots, or the usual one for so many seats. */
  get pace(): Pace {
    return this.#pace ?? this.#catalogue.terms.pace.usual[String(this.#seats)] ?? 'normal'
  }

  set pace(chosen: Pace) {
    this.#pace = chosen
  }

  /** Whether nobody has changed anything. Wrong cards that are refused, not punished, count as unchanged. */
  get isUsual(): boolean {
    return this.changes.length === 0
  }

  /** Whether the sheet punishes wrong cards, while a table refuses them by default. */
  get refusesPrinted(): boolean {
    return differences(this.#play(this.#sheet), this.printed, this.#catalogue).length > 0
  }

  /** Whether bots take all other seats. */
  get isFull(): boolean {
    return this.#bots.length === this.#seats - 1
  }

  /** How many options make a difference, the house rules included. */
  get optionCount(): number {
    return this.#catalogue.options.filter((option) => matters(option, this.#agreement, this.#catalogue))
      .length
  }

  get option(): (name: string) => Option | undefined {
    return (name) => this.#optionOf(name)
  }

  value(option: Option): string {
    return valueOf(option, this.#agreement)
  }

  differs(option: Option): boolean {
    return this.changes.some((difference) => difference.option === option.name)
  }

  /** The rules an option touches. For the format, those of the chosen one. */
  rulesOf(option: Option): readonly string[] {
    return option.name === this.#catalogue.format_option ? (this.format?.rules ?? []) : option.rules
  }

  choose(option: Option, value: string): void {
    this.#agreement = choose(this.#agreement, option, value)
    this.#touched = option.name
    this.seat(this.#seats)
  }

  /** Notes whether the number of an option still has to be typed. */
  leaveOpen(option: Option, isOpen: boolean): void {
    const others = this.#unfinished.filter((name) => name !== option.name)
    this.#unfinished = isOpen ? [...others, option.name] : others
  }

  /** Adds a preset to the house rules; if all of it is chosen, takes it away. */
  turnPreset({ id, options }: HousePreset): void {
    const isFull = this.presets.some((each) => each.id === id && each.filled === each.total)
    const printed = this.#play(this.#sheet)
    for (const [option, value] of this.#choicesOf(options)) {
      this.choose(option, isFull ? valueOf(option, printed) : value)
    }
  }

  /** Plays without any house rule. */
  clearHouse(): void {
    this.takeHouse({})
  }

  /** Exactly these house rules, and no others. */
  takeHouse(chosen: Readonly<Record<string, string>>): void {
    const printed = this.#play(this.#sheet)
    for (const option of this.houseGroups.flatMap(({ options }) => options)) {
      this.choose(option, chosen[option.name] ?? valueOf(option, printed))
    }
    this.#touched = ''
  }

  /** Changes the edition. Choices are kept, unless they came with the sheet before. */
  turnTo(edition: string, language: string): void {
    this.take(sheetFor(edition, language, this.#catalogue))
  }

  take(sheet: string): void {
    const [from, to] = [this.#play(this.#sheet), this.#play(sheet)]
    this.#agreement = changeSheet(this.#agreement, from, to, this.#catalogue)
    this.#sheet = sheet
    this.seat(this.#seats)
  }

  backToPrinted(): void {
    this.#agreement = this.printed
    this.seat(this.#seats)
  }

  /** Sets the number of seats, or the nearest that the format allows. */
  seat(seats: number): void {
    const fitting = this.format?.seats ?? [seats]
    this.#seats = fitting.toSorted((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0] ?? seats
    this.seatBots(this.#bots.length)
  }

  seatBots(count: number): void {
    const most = Math.min(count, this.#seats - 1)
    this.#bots = Array.from({ length: most }, (_, nth) => this.#bots[nth] ?? this.#catalogue.usual_bot)
  }

  /** All bots. */
  changeBots(kind: string): void {
    this.#bots = this.#bots.map(() => kind)
  }

  changeBot(nth: number, kind: string): void {
    this.#bots = this.#bots.with(nth, kind)
  }

  /** The message that opens the table. */
  table(): NewTable {
    return {
      terms: {
        rules: this.rules,
        seats: this.#seats,
        public: this.isPublic,
        spectators: this.spectators,
        free_text: this.freeText,
        turn_seconds: this.turnSeconds,
        window_seconds: this.windowSeconds,
        pace: this.#pace,
      },
      bots: this.#bots,
      password: this.password,
      start: this.isFull,
    }
  }

  #play(sheet: string): Agreement {
    return playedBy(sheet, this.#catalogue) ?? NOTHING
  }

  #choicesOf(chosen: Readonly<Record<string, string>>): (readonly [Option, string])[] {
    return this.#catalogue.options.flatMap((option) => {
      const value = chosen[option.name]
      return value === undefined ? [] : [[option, value] as const]
    })
  }

  #optionOf(name: string): Option | undefined {
    return this.#catalogue.options.find((option) => option.name === name)
  }
}

/** Options in words: sentences of the rulebook, and short words for buttons. */
export function optionTitle(option: string, edition: string): string {
  return say(`option-${option}`, { edition })
}

/** A part of the rulebook's entry about an option: what it decides, what a value means, what the sheets say. */
export function optionWords(option: string, part: string, edition: string): string | null {
  const id = `option-${option}.${part}`
  return hasWords(id) ? withoutReferences(say(id, { edition })) : null
}

export function meaning(option: Option, value: string, edition: string): string | null {
  if (!/^\d/.test(value)) return optionWords(option.name, value, edition)
  return optionWords(option.name, `n${value}`, edition) ?? optionWords(option.name, 'any-number', edition)
}

/** What a value means, in a sentence if the rulebook has one for it; any other number says itself. */
export function valueWords(option: Option, value: string, edition: string): string {
  const isAny = /^\d/.test(value) && !hasWords(`option-${option.name}.n${value}`)
  return (isAny ? null : meaning(option, value, edition)) ?? valueName(option.name, value)
}

/** Without rules in parentheses, which are shown as chips beside the text. */
export function withoutReferences(text: string): string {
  return text.replace(/\s*\((?:[RADHC]-\d+(?:, )?)+\)/g, '').replace(/`([^`]*)`/g, '“$1”')
}

/** "30 sec", "2 min" */
export function duration(seconds: number): string {
  const whole = seconds >= 60 && seconds % 60 === 0
  const unit = whole ? 'minute' : 'second'
  return numbered(whole ? seconds / 60 : seconds, { style: 'unit', unit, unitDisplay: 'short' })
}
