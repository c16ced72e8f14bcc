/** A sentence whose rules are written in it, as `R-28`: they become chips. */

import type { Facts } from '../../words/bundles'
import { sayMarked } from '../../words/current.svelte'
import { capitalized, piecesOf, type Piece } from '../../words/sentence'

const RULE = /(\bR-\d+\b)/

export function sayRuled(id: string, facts: Facts = {}): Piece[] {
  return piecesOf(capitalized(sayMarked(id, facts))).flatMap(ruled)
}

function ruled(piece: Piece): Piece[] {
  if (piece.kind !== 'text') return [piece]
  const parts = piece.text.split(RULE).filter((part) => part !== '')
  return parts.map((text) => (RULE.test(text) ? { kind: 'rule', rule: text, text } : { kind: 'text', text }))
}
