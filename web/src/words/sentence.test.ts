import { describe, expect, test } from 'vitest'
import { capitalized, markedCard, markedRule, piecesOf, plain, textOf, unmarked } from './sentence'

const RED = '\uE000color:R\uE001red\uE002'

describe('a sentence', () => {
  test('without marks is one piece', () => {
    expect(piecesOf('Your turn.')).toEqual([{ kind: 'text', text: 'Your turn.' }])
  })

  test('of nothing has no pieces', () => {
    expect(piecesOf('')).toEqual([])
  })

  test('has its colors, cards and rules as pieces, wherever they stand', () => {
    const marked = `Ana laid ${markedCard('RS', `${RED} Skip`)}, not ${RED}: ${markedRule('R-26')}.`

    expect(piecesOf(marked)).toEqual([
      { kind: 'text', text: 'Ana laid ' },
      {
        kind: 'card',
        card: 'RS',
        text: 'red Skip',
        inside: [
          { kind: 'color', color: 'R', text: 'red' },
          { kind: 'text', text: ' Skip' },
        ],
      },
      { kind: 'text', text: ', not ' },
      { kind: 'color', color: 'R', text: 'red' },
      { kind: 'text', text: ': ' },
      { kind: 'rule', rule: 'R-26', text: 'R-26' },
      { kind: 'text', text: '.' },
    ])
    expect(plain(marked)).toBe('Ana laid red Skip, not red: R-26.')
  })

  test('begins with a large letter, also within marks', () => {
    expect(plain(capitalized(markedCard('RS', `${RED} Skip`)))).toBe('Red Skip')
    expect(capitalized('été')).toBe('Été')
    expect(capitalized('')).toBe('')
  })

  test('is said aloud without the rules at its end, but with those within', () => {
    const pieces = piecesOf(`Wrong under ${markedRule('R-16')}. ${markedRule('R-49')}${markedRule('R-50')}`)

    expect(textOf(pieces)).toBe('Wrong under R-16.')
  })
})

test('what people write cannot be mistaken for a piece', () => {
  expect(unmarked('\uE000card:W4\uE001hello\uE002\nthere')).toBe('card:W4hello there')
})
