/** Types of the files that `make web-data` writes here. */

import type { Strength } from '../cards/faces'
import type { Pace, Refused, Update, Welcome } from '../protocol'
import written from './catalogue.json'

export interface Edition {
  readonly id: string
  /** The number of the product. */
  readonly number: string
  /** How many cards the deck has. */
  readonly size: number
  /** What a Draw card costs. */
  readonly draws: Strength
  /** Options whose printed value is not the usual one at a table. */
  readonly printed: Readonly<Record<string, string>>
  /** The rule that finds the first dealer. */
  readonly dealer: string
  /** The cards that not every edition has. */
  readonly own: readonly string[]
  /** The card that stands for the edition. */
  readonly face: string
  /** How many copies of each card there are, in order. */
  readonly deck: Readonly<Record<string, number>>
}

/** The options of an edition as one of its sheets prints them. */
export interface Preset {
  readonly id: string
  readonly edition: string
  readonly language: string
  readonly options: Readonly<Record<string, string>>
}

export interface Bounds {
  readonly least: number
  readonly most: number
}

export interface Option {
  readonly name: string
  /** Where it stands on the page for a new table; a switch of the house rules has a place in `house`. */
  readonly group?: string
  /** Whether no sheet prints it. */
  readonly house?: boolean
  /** All values; for an amount, those that have a button. */
  readonly values: readonly string[]
  /** For an amount: the bounds of its values. */
  readonly amount?: Bounds
  /** The default, by edition. */
  readonly usual: Readonly<Record<string, string>>
  /** The editions in which it makes a difference. */
  readonly editions: readonly string[]
  readonly rules: readonly string[]
  /** The formats in which it makes a difference; if missing, all of them. */
  readonly formats?: readonly string[]
}

/** A popular name for house rules, and what it chooses. */
export interface HousePreset {
  readonly id: string
  readonly options: Readonly<Record<string, string>>
}

export interface Format {
  /** A value of the option that `format_option` names. */
  readonly value: string
  readonly rules: readonly string[]
  /** The possible numbers of players. */
  readonly seats: readonly number[]
  readonly partners: boolean
}

export interface Term extends Bounds {
  readonly usual: number
}

export interface Seconds extends Term {
  readonly choices: readonly number[]
}

export interface Paces {
  readonly choices: readonly Pace[]
  /** By number of seats. */
  readonly usual: Readonly<Record<string, Pace>>
}

export interface Catalogue {
  readonly editions: readonly Edition[]
  readonly points: Readonly<Record<string, number>>
  readonly presets: readonly Preset[]
  readonly groups: readonly string[]
  readonly options: readonly Option[]
  /** The house rules: the lines under each heading, and the presets. */
  readonly house: {
    readonly groups: readonly { readonly group: string; readonly options: readonly string[] }[]
    readonly presets: readonly HousePreset[]
  }
  readonly format_option: string
  /** The option that says how many points a match is played to. */
  readonly target_option: string
  readonly formats: readonly Format[]
  /** With this value of this option, a suggestion can be reported. */
  readonly report: { readonly option: string; readonly value: string; readonly rule: string }
  /** This option says what a false accusation costs. */
  readonly accuse: { readonly option: string; readonly rule: string }
  readonly terms: {
    readonly seats: Term
    readonly turn_seconds: Seconds
    readonly window_seconds: Seconds
    readonly pace: Paces
  }
  /** In order of strength. */
  readonly bots: readonly string[]
  /** The kind that plays where nobody has chosen. */
  readonly usual_bot: string
  /** What bots are called, from the first seat; a person of the same name keeps it. */
  readonly bot_names: readonly string[]
}

export interface Source {
  readonly sheet: string
  /** Whose sheet it is. */
  readonly edition: string
  readonly language: string
  readonly heading: string
  /** The entries under the heading, of cards or by number. */
  readonly entry?: string
}

export interface EntryFacts {
  readonly editions: readonly string[]
  /** The editions whose sheets print it. */
  readonly printed?: readonly string[]
  readonly sources?: readonly Source[]
  readonly see?: readonly string[]
  readonly options?: readonly string[]
  /** Of a house rule that can be chosen: the others that it meets, and what says how they go together. */
  readonly meets?: readonly { readonly other: string; readonly ids: readonly string[] }[]
  /** Who plays it. */
  readonly heard?: readonly string[]
}

/** An option that no sheet prints. */
export interface Switch extends EntryFacts {
  readonly values: readonly string[]
  /** The default, by edition. */
  readonly usual: Readonly<Record<string, string>>
}

export interface Rulebook {
  readonly sections: readonly { readonly id: string; readonly entries: readonly string[] }[]
  readonly entries: Readonly<Record<string, EntryFacts>>
  /** The house rules that a table can choose; they stand in the sections. */
  readonly switches: Readonly<Record<string, Switch>>
}

/** An update, and how many seconds to wait before it. */
export interface TimedUpdate {
  readonly after: number
  readonly message: Update
}

export interface GuideStep {
  /** The part of the message `web-guide-hint`. */
  readonly hint: string
  readonly rule: string
  /** Cards and colors in notation; `seat` is a seat of the hand. */
  readonly facts: {
    readonly top: string
    readonly color?: string
    readonly card?: string
    readonly seat?: number
  }
  readonly wanted: readonly string[]
  /** By move: why a card that is not offered cannot be laid. */
  readonly why_not: Readonly<Record<string, Pick<Refused, 'code' | 'rule' | 'facts'>>>
  readonly then: readonly TimedUpdate[]
}

export interface Guide {
  readonly edition: string
  readonly welcome: Welcome
  readonly opening: readonly TimedUpdate[]
  readonly steps: readonly GuideStep[]
}

export const catalogue = written as unknown as Catalogue

/** How many cards a Draw card of this edition costs. */
export function strengthIn(edition: string): Strength {
  return catalogue.editions.find(({ id }) => id === edition)?.draws ?? 2
}

/** Loaded when somebody opens the rulebook. */
export async function loadRulebook(): Promise<Rulebook> {
  return (await import('./rulebook.json')).default as unknown as Rulebook
}

const guides = import.meta.glob<Guide>('./guides/*.json', { import: 'default' })

/** The editions that have a lesson. */
export const guidedEditions: readonly string[] = guidedAmong(catalogue.editions)
/** The presets of the house rules that have one. */
export const guidedPresets: readonly string[] = guidedAmong(catalogue.house.presets)
export const lessons: readonly string[] = [...guidedEditions, ...guidedPresets]

export async function loadGuide(lesson: string): Promise<Guide | null> {
  return (await guides[guideFile(lesson)]?.()) ?? null
}

function guidedAmong(named: readonly { readonly id: string }[]): string[] {
  return named.map(({ id }) => id).filter((id) => guideFile(id) in guides)
}

function guideFile(lesson: string): string {
  return `./guides/${lesson}.json`
}
