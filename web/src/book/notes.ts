/** What stands under an entry: where it holds, which sheet prints it, under which heading. */

import { catalogue, type Source } from '../generated'
import { language, say } from '../words/current.svelte'
import type { Entry } from './entry'

export interface Note {
  readonly label: string
  readonly text: string
}

/** The editions by name where it does not hold in all of them. */
export function editionsNote(entry: Entry): Note | null {
  const { editions } = entry.facts
  if (entry.kind === 'option' || editions.length === catalogue.editions.length) return null
  const names = editions.map((edition) => say(`edition-${edition}`))
  return { label: say('entry-editions'), text: names.join(', ') }
}

/** Which sheets print it, and where to look on them. */
export function sheetNotes(entry: Entry): readonly Note[] {
  const sources = entry.facts.sources ?? []
  const label = say('entry-printed')
  if (sources.length > 0)
    return [
      { label, text: sheetNames(sources).join(', ') },
      { label: say('entry-heading'), text: heading(sources) },
    ]
  return entry.kind === 'rule' ? [{ label, text: say('entry-unprinted') }] : []
}

/** Each sheet once, with the languages in which it prints the rule. */
function sheetNames(sources: readonly Source[]): string[] {
  const sheets = new Set(sources.map((source) => source.sheet))
  return [...sheets].map((sheet) => {
    const spoken = new Set(
      sources.filter((source) => source.sheet === sheet).map((source) => source.language),
    )
    const languages = [...spoken].map((each) => say('source-language', { language: each })).join(', ')
    return say('source', { sheet: `s${sheet.replaceAll(' ', '-')}`, languages })
  })
}

/** In the reader's language if a sheet speaks it. */
function heading(sources: readonly Source[]): string {
  const source = sources.find((each) => each.language === language()) ?? sources[0]
  if (!source?.entry) return source?.heading ?? ''
  return say('source-entry', { heading: source.heading, entry: source.entry })
}
