/** The names of cards and colors. */

import { hasWords, listed, say, sayMarked } from './language.svelte'
import { type Noun, NOTHING, nounOf, nounOfAll } from './nouns'
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

const COLOR_PARTS = ['the', 'feminine', 'many', 'many-feminine']

/** "Blue 7" */
export function cardName(code: string, edition: string): string {
  return plain(capitalized(said(code, edition, null)))
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

/** With its marks, for a message to take in the form it needs. */
export function cardNoun(code: string, edition: string): Noun {
  return nounOf((part) => (part === 'gender' ? gender(code, edition) : said(code, edition, part)))
}

/** Several cards as a list; where they are indefinite, equal ones are counted. */
export function cardsNoun(codes: readonly string[], edition: string): Noun {
  if (!codes.length) return NOTHING
  const counted = [...new Set(codes)].map((code) => {
    const count = codes.filter((each) => each === code).length
    return count > 1 ? said(code, edition, 'many', count) : said(code, edition, 'a')
  })
  return nounOfAll(
    codes.map((code) => cardNoun(code, edition)),
    counted,
    listed,
  )
}

/** A color, where a message is told of another one than the one in play. */
export function colorNoun(color: string): Noun {
  const parts = COLOR_PARTS.map((part) => [part, sayMarked(`color.${part}`, { color })])
  return { name: sayMarked('color', { color }), parts: Object.fromEntries(parts) }
}

function said(code: string, edition: string, part: string | null, count = 1): string {
  const { color, face } = parseCard(code)
  const id = messageOf(code)
  const name = sayMarked(part === null ? id : `${id}.${part}`, { color: color ?? '', face, edition, count })
  return markedCard(code, name)
}

function gender(code: string, edition: string): string {
  return say(`${messageOf(code)}.gender`, { edition })
}

function messageOf(code: string): string {
  const { color, face } = parseCard(code)
  return MESSAGES[face] ?? (color ? 'card-number' : 'card-hidden')
}

/** Capitalized: in some languages the name starts with a small letter. Empty for an unknown edition. */
export function editionName(edition: string): string {
  const id = `edition-${edition}`
  return hasWords(id) ? capitalized(say(id)) : ''
}
