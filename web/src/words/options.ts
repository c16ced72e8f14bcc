/** House rules in words: presets, changed rules in short, and why some do not go together. */

import type { Catalogue, Option } from '../generated'
import { agreedBy, changesIn, valueOf, readRules } from '../play/agreement'
import { hasWords, numbered, partOf, say } from './language.svelte'

const NUMBER = /^\d+$/

export function presetName(id: string): string {
  return say(`preset-${id}`)
}

/** A value in a word or two. */
export function valueName(option: string, value: string): string {
  return say(partOf('web-choice', option), { value: NUMBER.test(value) ? Number(value) : value })
}

/**
 * What a table has changed, by name: the presets that it has all of, the largest first, and then the options that none
 * of them explains. Empty until the words of the rulebook are there.
 */
export function changesInShort(rules: string, catalogue: Catalogue): readonly string[] {
  const agreement = readRules(rules, catalogue)
  const agreed = agreedBy(rules, catalogue)
  if (!agreement || !agreed || !hasWords('source-language')) return []
  const value = (name: string) => {
    const option = catalogue.options.find((each) => each.name === name)
    return option && valueOf(option, agreement)
  }
  const left = new Set(changesIn(agreed, catalogue).map(({ option }) => option))
  const presets = catalogue.house.presets
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .filter((preset) => {
      const choices = Object.entries(preset.options)
      const isWhole = choices.every(([name, wanted]) => left.has(name) && value(name) === wanted)
      if (isWhole) for (const [name] of choices) left.delete(name)
      return isWhole
    })
  const { edition } = agreement
  return [
    ...presets.map(({ id }) => presetName(id)),
    ...[...left].map((option) => {
      const [label, chosen = ''] = [say(`option-${option}`, { edition }), value(option)]
      return NUMBER.test(chosen) ? say('labeled', { label, text: valueName(option, chosen) }) : label
    }),
  ]
}

const FEW = 3

/** "Seven-O · Jump-In · Mercy · +2", for places with little room. */
export function briefly(names: readonly string[]): string {
  const rest = names.length - FEW
  const shown = rest > 1 ? [...names.slice(0, FEW), `+${numbered(rest)}`] : names
  return shown.join(' · ')
}

/** Why choices do not go together. The rulebook writes them as text, `stack=off`; here they have their names. */
export function conflictWords(id: string, edition: string, options: readonly Option[]): string {
  return withNames(say(`${id}.conflict`, { edition }), edition, options)
}

/** A text of the rulebook with the names of options and values instead of what is typed. */
export function withNames(text: string, edition: string, options: readonly Option[]): string {
  let last: Option | undefined
  return text.replace(/`([^`]*)`/g, (_, written: string) => {
    const [name = '', value] = written.split('=')
    const option = options.find((each) => each.name === name)
    if (option === undefined)
      return say('web-house-quoted', { text: last ? valueName(last.name, name) : name })
    last = option
    const title = say(`option-${name}`, { edition })
    return value === undefined
      ? say('web-house-quoted', { text: title })
      : say('web-house-choice', { option: title, value: valueName(name, value) })
  })
}

function sizeOf({ options }: { readonly options: object }): number {
  return Object.keys(options).length
}
