/**
 * Elements on the screen by name, so that cards can fly between them: `hand`, `card:KEY` (a card in your hand),
 * `draw`, `discard` (the pile), `top` (its top card, hidden until it has landed), `seat:N` (a seat of the hand).
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

/** Another element may have the name by now. */
function leave(name: string, node: Element): void {
  if (places.get(name) === node) places.delete(name)
}

/** What takes the focus after a question: the tab stop in the hand. */
export function focusInHand(): HTMLElement | null {
  const hand = anchored('hand')
  if (!(hand instanceof HTMLElement)) return null
  return hand.querySelector<HTMLElement>('button[tabindex="0"]') ?? hand
}

/** What takes the focus while a dealer is found: the tab stop in the spread. */
export function focusInSpread(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.spread button[tabindex="0"]:enabled')
}
