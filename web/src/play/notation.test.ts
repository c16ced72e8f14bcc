import { describe, expect, test } from 'vitest'
import { isOutOfTurn, laying, parseCard, parseMove, Unreadable } from './notation'

/** A move in notation, and its verb, card, color, target and call. */
const WRITTEN: readonly (readonly [string, string, string | null, string | null, number | null, boolean])[] =
  [
    ['play R7', 'play', 'R7', null, null, false],
    ['play W', 'play', 'W', null, null, false],
    ['play W!', 'play', 'W', null, null, true],
    ['play W>G', 'play', 'W', 'G', null, false],
    ['play HW@2', 'play', 'HW', null, 2, false],
    ['play R7!', 'play', 'R7', null, null, true],
    ['play W4>G@2!', 'play', 'W4', 'G', 2, true],
    ['draw', 'draw', null, null, null, false],
    ['keep', 'keep', null, null, null, false],
    ['color G', 'color', null, 'G', null, false],
    ['accept', 'accept', null, null, null, false],
    ['challenge', 'challenge', null, null, null, false],
    ['invis G', 'invis', null, 'G', null, false],
    ['invis G!', 'invis', null, 'G', null, true],
    ['invis', 'invis', null, null, null, false],
    ['uno', 'uno', null, null, null, false],
    ['catch 2', 'catch', null, null, 2, false],
    ['flag 0', 'flag', null, null, 0, false],
    ['jump R5', 'jump', 'R5', null, null, false],
    ['jump R7@2!', 'jump', 'R7', null, 2, true],
  ]

describe('a move', () => {
  test.each(WRITTEN)('is read from %s', (text, verb, card, color, target, uno) => {
    expect(parseMove(text)).toEqual({ verb, card, more: [], color, target, uno })
  })

  test.each(['', 'play ', 'Play R7', 'play R7 G', 'play >G', 'catch -1', 'draw 2', 'color G>R'])(
    'cannot be read from %j',
    (text) => {
      expect(() => parseMove(text)).toThrow(Unreadable)
    },
  )

  test('of several cards has them in their order', () => {
    expect(parseMove('play R5+B5+R5!')).toMatchObject({ card: 'R5', more: ['B5', 'R5'], uno: true })
    expect(() => parseMove('play R5+')).toThrow(Unreadable)
  })

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
