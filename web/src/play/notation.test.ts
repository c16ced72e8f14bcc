import { describe, expect, test } from 'vitest'
import { isOutOfTurn, laying, parseCard, parseMove, Unreadable, writeMove } from './notation'

const WRITTEN = [
  'play R7',
  'play W',
  'play W!',
  'play W>G',
  'play HW@2',
  'play R7!',
  'play W4>G@2!',
  'draw',
  'keep',
  'color G',
  'accept',
  'challenge',
  'invis G',
  'invis G!',
  'invis',
  'uno',
  'catch 2',
  'flag 0',
]

describe('a move', () => {
  test.each(WRITTEN)('is read from %s and written back the same', (text) => {
    expect(writeMove(parseMove(text))).toBe(text)
  })

  test('names its card, color, target and call', () => {
    expect(parseMove('play W4>G@2!')).toEqual({
      verb: 'play',
      card: 'W4',
      color: 'G',
      target: 2,
      uno: true,
    })
  })

  test('can lay a card of one letter', () => {
    expect(parseMove('play W!')).toMatchObject({ card: 'W', color: null, uno: true })
  })

  test('that aims without a card names a seat and no card', () => {
    expect(parseMove('catch 2')).toEqual({ verb: 'catch', card: null, color: null, target: 2, uno: false })
  })

  test.each(['', 'play ', 'Play R7', 'play R7 G', 'play >G', 'catch -1', 'draw 2', 'color G>R'])(
    'cannot be read from %j',
    (text) => {
      expect(() => parseMove(text)).toThrow(Unreadable)
    },
  )

  test('that calls, catches or flags is made out of turn', () => {
    expect(['uno', 'catch 1', 'flag 3'].every(isOutOfTurn)).toBe(true)
    expect(['play R7!', 'draw', 'accept', 'color R'].some(isOutOfTurn)).toBe(false)
  })
})

describe('a card', () => {
  test('has a color and a face', () => {
    expect(parseCard('R7')).toEqual({ color: 'R', face: '7' })
    expect(parseCard('YD')).toEqual({ color: 'Y', face: 'D' })
  })

  test.each(['W', 'W4', 'HW', 'IN', 'SH', '?', '*'])('without a color is its own face: %s', (code) => {
    expect(parseCard(code)).toEqual({ color: null, face: code })
  })

  test('is laid by a plain move', () => {
    expect(laying('B3')).toBe('play B3')
  })
})
