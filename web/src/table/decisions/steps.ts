/** What is still asked before something picked is a move, and what that move is called. */

import { nextStep, type Choice, type Chosen, type Questions } from '../../play/offers'
import type { Company } from '../../words/company'
import { moveWords } from '../../words/moves'

/** `sure`: the move can be made, but breaks a rule; it wants a second press. */
export type Step =
  | { readonly ask: 'color'; readonly colors: readonly string[] }
  | { readonly ask: 'target'; readonly targets: readonly number[] }
  | { readonly ask: 'sure'; readonly breaks: string }

/** Of what was picked and pressed. */
export function stepOf(offer: Choice, chosen: Chosen, isSure: boolean): Step | null {
  if (offer.breaks && !isSure) return { ask: 'sure', breaks: offer.breaks }
  const step = nextStep(offer, chosen)
  if (step.ask !== null) return step
  return step.breaks && !isSure ? { ask: 'sure', breaks: step.breaks } : null
}

/** Of a card that lies there already. */
export function namingOf({ naming }: Questions): Step | null {
  return naming && { ask: 'color', colors: naming.map((each) => each.color) }
}

/** Without what is asked only afterwards. */
export function choiceWords(offer: Choice, isCalling: boolean, top: string, company: Company): string {
  const [first] = offer.moves
  if (!first) return ''
  const color = offer.needsColor ? null : first.color
  const target = offer.needsTarget ? null : first.target
  return moveWords({ ...first, color, target, uno: isCalling && offer.canCall }, top, company)
}
