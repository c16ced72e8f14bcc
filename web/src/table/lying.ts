/** What lies on the table. */

import type { Strength } from '../cards/faces'
import { catalogue } from '../generated'
import type { WholeHand } from '../state/following'
import type { Company } from '../words/company'
import { cardLabel } from '../words/cards'

export interface Lying {
  readonly top: string
  readonly label: string
  readonly color: string | null
  readonly direction: string
  readonly below: readonly string[]
  readonly draw: number
  readonly strength: Strength
}

export function lyingIn(hand: WholeHand, below: readonly string[], company: Company): Lying {
  const { top, color, direction, draw } = hand
  return {
    top,
    color,
    direction,
    draw,
    below,
    strength: strengthIn(company.edition),
    label: cardLabel(top, company.edition),
  }
}

/** What a Draw card of this edition shows. */
export function strengthIn(edition: string): Strength {
  return catalogue.editions.find(({ id }) => id === edition)?.draws ?? 2
}
