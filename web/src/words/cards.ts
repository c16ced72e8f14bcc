/** The names of cards, colors and shapes. */

import { hasWords, say, sayMarked } from './language.svelte'
import { capitalized, markedCard, plain } from './sentence'
import { parseCard } from '../play/notation'

/** A card that the reader may not see. */
export const HIDDEN = '?'

/** By the face of a colored card, or by the code of another card. */
const MESSAGES: Readonly<Record<string, string>> = {
  D: 'card-draw',
  V: 'card-reverse',
  S: 'card-skip',
  W: 'wild',
  W4: 'wild-four',
  HW: 'howler',
  IN: 'invisibility',
  SH: 'sorting-hat',
  '*': 'card-blank',
}

/** "Blue 7" */
export function cardName(code: string, edition: string): string {
  return plain(capitalized(named(code, edition)))
}

/** "Blue 7, square" */
export function cardLabel(code: string, edition: string): string {
  const { color } = parseCard(code)
  return say('web-card', { card: cardName(code, edition), color: color ?? 'none' })
}

/** "Blue" */
export function colorName(color: string): string {
  return plain(capitalized(sayMarked('color', { color })))
}

/** "square" */
export function shapeName(color: string): string {
  return say('shape', { color })
}

/** With marks, to be put into a sentence. */
export function named(code: string, edition: string): string {
  const { color, face } = parseCard(code)
  const id = MESSAGES[face] ?? (color ? 'card-number' : 'card-hidden')
  return markedCard(code, sayMarked(id, { color: color ?? '', face, edition }))
}

/** Capitalized: in some languages the name starts with a small letter. Empty for an unknown edition. */
export function editionName(edition: string): string {
  const id = `edition-${edition}`
  return hasWords(id) ? capitalized(say(id)) : ''
}
