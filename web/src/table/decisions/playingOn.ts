/** Where play goes on when a question is answered: at the card in the hand at which Tab stops. */

import { anchored } from '../motion/anchors'

export function wherePlayGoesOn(): HTMLElement | null {
  const hand = anchored('hand')
  if (!(hand instanceof HTMLElement)) return null
  return hand.querySelector<HTMLElement>('button[tabindex="0"]') ?? hand
}

/** The first card of the spread at which Tab stops, while a dealer is found. */
export function wherePickingGoesOn(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.spread button[tabindex="0"]:enabled')
}
