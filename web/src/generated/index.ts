/** Types for what `make web-data` writes here. They hold no facts: those are in the files. */

import type { Strength } from '../cards/faces'
import type { Refused, Update, Welcome } from '../protocol'
import written from './catalogue.json'

export interface Edition {
  readonly id: string
  /** Of the product. */
  readonly number: string
  /** How many cards. */
  readonly size: number
  /** What a Draw card costs. */
  readonly draws: Strength
  /** Options that its sheets print otherwise than is usual at a table. */
  readonly printed: Readonly<Record<string, string>>
  /** The rule by which the first dealer is found. */
  readonly dealer: string
  /** The cards that not every edition has. */
  readonly own: readonly string[]
  /** The card that stands for the edition. */
  readonly face: string
  /** How many there are of each card, in order. */
  readonly deck: Readonly<Record<string, number>>
}

/** An edition as one of its sheets reads. */
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
  readonly group: string
  /** All there are; of an amount those worth a button. */
  readonly values: readonly string[]
  /** Any whole number within these. */
  readonly amount?: Bounds
  /** By edition: what holds unless a table agrees otherwise. */
  readonly usual: Readonly<Record<string, string>>
  /** Where it makes a difference. */
  readonly editions: readonly string[]
  readonly rules: readonly string[]
  /** The formats in which it makes a difference; without this all of them. */
  readonly formats?: readonly string[]
}

export interface Format {
  /** Of the option that `format_option` names. */
  readonly value: string
  readonly rules: readonly string[]
  /** How many can play it. */
  readonly seats: readonly number[]
  readonly partners: boolean
}

export interface Term extends Bounds {
  readonly usual: number
}

export interface Seconds extends Term {
  readonly choices: readonly number[]
}

export interface Catalogue {
  readonly editions: readonly Edition[]
  readonly points: Readonly<Record<string, number>>
  readonly presets: readonly Preset[]
  readonly groups: readonly string[]
  readonly options: readonly Option[]
  readonly format_option: string
  readonly formats: readonly Format[]
  /** The value of an option under which what is said can be reported as a suggestion, and the rule. */
  readonly report: { readonly option: string; readonly value: string; readonly rule: string }
  /** The option that says what a wrong accusation costs, and the rule. */
  readonly accuse: { readonly option: string; readonly rule: string }
  readonly terms: { readonly seats: Term; readonly turn_seconds: Seconds; readonly window_seconds: Seconds }
  /** In order of strength. */
  readonly bots: readonly string[]
  /** What bots are called, from the first seat; a person of the same name keeps it. */
  readonly bot_names: readonly string[]
}

export interface Source {
  readonly sheet: string
  readonly language: string
  readonly heading: string
  /** The card's own entry under the heading. */
  readonly entry?: string
}

export interface EntryFacts {
  readonly editions: readonly string[]
  /** The editions whose sheets print it. */
  readonly printed?: readonly string[]
  readonly sources?: readonly Source[]
  readonly see?: readonly string[]
  readonly options?: readonly string[]
}

export interface Rulebook {
  readonly sections: readonly { readonly id: string; readonly entries: readonly string[] }[]
  readonly entries: Readonly<Record<string, EntryFacts>>
}

/** A message, and the seconds to wait before it. */
export interface TimedUpdate {
  readonly after: number
  readonly message: Update
}

export interface GuideStep {
  /** The part of `web-guide-hint` that says it. */
  readonly hint: string
  readonly rule: string
  /** Cards and colors as written; `seat` is a seat of the hand. */
  readonly facts: {
    readonly top: string
    readonly color?: string
    readonly card?: string
    readonly seat?: number
  }
  readonly wanted: readonly string[]
  /** By the move that would lay it: what the table said about a card that it does not offer. */
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

/** Only for whoever opens the rulebook. */
export async function loadRulebook(): Promise<Rulebook> {
  return (await import('./rulebook.json')).default as unknown as Rulebook
}

const guides = import.meta.glob<Guide>('./guides/*.json', { import: 'default' })

/** The editions that have a hand to learn from. */
export const guidedEditions: readonly string[] = catalogue.editions
  .map((edition) => edition.id)
  .filter((edition) => guideFile(edition) in guides)

export async function loadGuide(edition: string): Promise<Guide | null> {
  return (await guides[guideFile(edition)]?.()) ?? null
}

function guideFile(edition: string): string {
  return `./guides/${edition}.json`
}
