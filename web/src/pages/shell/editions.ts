/** The names of editions. */

import { hasWords, say } from '../../words/current.svelte'
import { capitalized } from '../../words/sentence'

/** As it begins a line; some languages write it small within a sentence. Empty for what is no edition we know. */
export function editionName(edition: string): string {
  const id = `edition-${edition}`
  return hasWords(id) ? capitalized(say(id)) : ''
}
