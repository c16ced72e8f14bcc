/**
 * Where things are on the screen, by name, so that cards can fly between them:
 * `hand` · `card:KEY` a card in your hand · `draw` · `discard` the pile · `top` its upper card, unseen until it has
 * landed · `seat:N` by seat of the hand.
 */

import type { Action } from 'svelte/action'

const places = new Map<string, Element>()

export const anchor: Action<Element, string> = (node, name) => {
  let mine = name
  places.set(mine, node)
  return {
    update: (next) => {
      leave(mine, node)
      mine = next
      places.set(mine, node)
    },
    destroy: () => {
      leave(mine, node)
    },
  }
}

export function anchored(name: string): Element | null {
  return places.get(name) ?? null
}

/** Somebody else may have taken the place meanwhile. */
function leave(name: string, node: Element): void {
  if (places.get(name) === node) places.delete(name)
}

/** Where play goes on when a question is answered: at the card in the hand at which Tab stops. */
export function wherePlayGoesOn(): HTMLElement | null {
  const hand = anchored('hand')
  if (!(hand instanceof HTMLElement)) return null
  return hand.querySelector<HTMLElement>('button[tabindex="0"]') ?? hand
}

/** The first card of the spread at which Tab stops, while a dealer is found. */
export function wherePickingGoesOn(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.spread button[tabindex="0"]:enabled')
}
