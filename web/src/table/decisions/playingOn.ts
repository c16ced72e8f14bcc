/** Where play goes on when a question is answered: at the card in the hand at which Tab stops. */

import { anchored } from '../motion/anchors'

export function wherePlayGoesOn(): HTMLElement | null {
  const hand = anchored('hand')
  if (!(hand instanceof HTMLElement)) return null
  return hand.querySelector<HTMLElement>('button[tabindex="0"]') ?? hand
}
