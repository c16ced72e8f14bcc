/** The cards that are drawn beside a section. */

import { drawn, type Strength } from '../cards/faces'
import { catalogue } from '../generated'
import { ALL } from './ids'

export interface Pictured {
  readonly code: string
  readonly strength: Strength
}

/** Only those of which the section speaks; a section about no card in particular has none. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  setup: ['R0', 'B9', 'G4', 'Y7'],
  'first-card': ['GS', 'YV'],
  turn: ['R7', 'B7'],
  'action-cards': ['RD', 'GV', 'YS'],
  wild: ['W', 'W4'],
  howler: ['HW'],
  invisibility: ['IN'],
  'sorting-hat': ['SH'],
  uno: ['B1'],
  penalties: ['R4', 'G6'],
  scoring: ['B7', 'YS', 'W4'],
  'two-handed': ['RV', 'BS'],
}

/** As the edition draws them; for the whole book also what another edition draws differently. */
export function pictured(section: string, edition: string): readonly Pictured[] {
  const editions = catalogue.editions.filter(({ id }) => edition === ALL || id === edition)
  const drawings = new Map<string, Pictured>()
  for (const code of PICTURES[section] ?? [])
    for (const { deck, draws: strength } of editions)
      if (code in deck) drawings.set(drawn(code, 'full', null, strength), { code, strength })
  return [...drawings.values()]
}

export function picturedSections(): readonly string[] {
  return Object.keys(PICTURES)
}
