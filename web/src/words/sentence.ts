/**
 * A sentence as text and as pieces. Cards, colors and rules pass through Fluent between private marks, so that
 * translators decide on the word order, and come out as pieces that can be drawn.
 */

interface TextPiece {
  readonly kind: 'text'
  readonly text: string
}

interface ColorPiece {
  readonly kind: 'color'
  /** `R`, `G`, `B` or `Y`. */
  readonly color: string
  readonly text: string
}

interface CardPiece {
  readonly kind: 'card'
  readonly card: string
  readonly text: string
  /** The pieces of its name, such as the color. */
  readonly inside: readonly Piece[]
}

interface RulePiece {
  readonly kind: 'rule'
  readonly rule: string
  readonly text: string
}

export type Piece = TextPiece | ColorPiece | CardPiece | RulePiece

const OPEN = '\uE000'
const NAMED = '\uE001'
const CLOSE = '\uE002'
const MARKS = /[\uE000-\uE002]/g
const TAGS = /\uE000[^\uE000-\uE002]*\uE001|\uE002/g
const FIRST_LETTER = /^((?:\uE000[^\uE000-\uE002]*\uE001)*)(\P{M}\p{M}*)/u

/** Fluent's own message about a color, in Fluent: each word for it between marks, its article before them. */
export const MARKED_COLOR = `color = ${markedColor('color-word')}
    .the = { color-word.the }
    .feminine = ${markedColor('color-word.feminine')}
    .many = ${markedColor('color-word.many')}
    .many-feminine = ${markedColor('color-word.many-feminine')}
`

function markedColor(word: string): string {
  return `${OPEN}color:{ $color }${NAMED}{ ${word} }${CLOSE}`
}

export function markedCard(card: string, name: string): string {
  return `${OPEN}card:${card}${NAMED}${name}${CLOSE}`
}

export function markedRule(rule: string): string {
  return `${OPEN}rule:${rule}${NAMED}${rule}${CLOSE}`
}

/** Without marks. */
export function plain(marked: string): string {
  return marked.replace(TAGS, '')
}

/** Text from people, without our marks and without line breaks. */
export function unmarked(text: string): string {
  return text.replace(MARKS, '').replace(/\p{Cc}/gu, ' ')
}

/** With a capital letter at the start, also within marks. */
export function capitalized(marked: string): string {
  return marked.replace(FIRST_LETTER, (_, tags: string, letter: string) => tags + letter.toLocaleUpperCase())
}

export function piecesOf(marked: string): Piece[] {
  return read(marked, 0).pieces
}

/** The text for a label or an announcement, without the rules at the end. */
export function textOf(pieces: readonly Piece[]): string {
  const said = pieces.filter(
    (piece, at) => piece.kind !== 'rule' || at < pieces.length - trailingRules(pieces),
  )
  return said
    .map((piece) => piece.text)
    .join('')
    .trim()
}

function trailingRules(pieces: readonly Piece[]): number {
  const last = pieces.findLastIndex((piece) => piece.kind !== 'rule')
  return pieces.length - 1 - last
}

/** Reads up to the end, or to the closing mark. */
function read(marked: string, from: number): { pieces: Piece[]; end: number } {
  const pieces: Piece[] = []
  let at = from
  while (at < marked.length && marked[at] !== CLOSE) {
    if (marked[at] === OPEN) {
      const named = marked.indexOf(NAMED, at)
      const inner = read(marked, named + 1)
      pieces.push(made(marked.slice(at + 1, named), inner.pieces))
      at = inner.end + 1
    } else {
      const next = nextMark(marked, at)
      pieces.push({ kind: 'text', text: marked.slice(at, next) })
      at = next
    }
  }
  return { pieces, end: at }
}

function nextMark(marked: string, from: number): number {
  const found = marked.slice(from).search(MARKS)
  return found < 0 ? marked.length : from + found
}

function made(tag: string, inside: readonly Piece[]): Piece {
  const [kind, code = ''] = tag.split(':')
  const text = inside.map((piece) => piece.text).join('')
  if (kind === 'color') return { kind, color: code, text }
  if (kind === 'rule') return { kind, rule: code, text }
  return { kind: 'card', card: code, text, inside }
}
