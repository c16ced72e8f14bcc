/** Options in words: the rulebook's own sentences, and the short words that stand on a button. */

import type { Option } from '../../generated'
import { hasWords, numbered, partOf, say } from '../../words/current.svelte'

export function optionTitle(option: string, edition: string): string {
  return say(`option-${option}`, { edition })
}

/** What it decides, what a value means, what the sheets say: as in the rulebook. */
export function optionWords(option: string, part: string, edition: string): string | null {
  const id = `option-${option}.${part}`
  return hasWords(id) ? withoutReferences(say(id, { edition })) : null
}

export function meaning(option: Option, value: string, edition: string): string | null {
  return optionWords(option.name, /^\d/.test(value) ? `n${value}` : value, edition)
}

/** A word or two. */
export function valueName(option: string, value: string): string {
  const amount = /^\d+$/.test(value)
  return say(partOf('web-choice', option), { value: amount ? numbered(Number(value)) : value })
}

/** Rules in brackets stand beside as chips already. */
export function withoutReferences(text: string): string {
  return text.replace(/\s*\((?:[RAD]-\d+(?:, )?)+\)/g, '').replace(/`([^`]*)`/g, '“$1”')
}

/** "30 sec", "2 min" */
export function duration(seconds: number): string {
  const whole = seconds >= 60 && seconds % 60 === 0
  const unit = whole ? 'minute' : 'second'
  return numbered(whole ? seconds / 60 : seconds, { style: 'unit', unit, unitDisplay: 'short' })
}
