/** The card or the button that somebody has picked, and what is offered for it. */

import type { Choice, Questions } from '../../play/offers'
import { heldCards } from '../../play/hand'

export interface Picked {
  /** Of a card in the hand; a button has none. */
  readonly key: string | null
  /** A card, or the verb of a button. */
  readonly name: string
  /** What was offered for it then; nothing for a card that does not fit. */
  readonly moves: string
}

export function pickedCard(key: string, card: string, { cards }: Questions): Picked {
  return { key, name: card, moves: written(cards.get(card)) }
}

export function pickedButton(verb: string, questions: Questions): Picked {
  const picked = { key: null, name: verb, moves: '' }
  return { ...picked, moves: written(offerFor(picked, questions)) }
}

export function offerFor({ key, name }: Picked, { cards, buttons }: Questions): Choice | null {
  return (key ? cards.get(name) : buttons.find((each) => each.verb === name)) ?? null
}

/** After an update: what is gone, or is offered otherwise, is no longer picked. */
export function stillPicked(picked: Picked, questions: Questions, hand: readonly string[]): Picked | null {
  const moves = written(offerFor(picked, questions))
  const isHeld = !picked.key || heldCards(hand).some(({ key }) => key === picked.key)
  return !isHeld || (picked.moves && moves !== picked.moves) ? null : { ...picked, moves }
}

function written(offer: Choice | null | undefined): string {
  return (offer?.moves ?? []).map((move) => move.text).join(' ')
}
