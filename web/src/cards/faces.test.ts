import { expect, test } from 'vitest'
import { byColor, byFigure, COLORS, drawn, INKS, type Size, sizeAt } from './faces'
import { contrast, token } from '../../tests/contrast'

const SIZES: Size[] = ['full', 'small', 'hand']
const FACES = [...'0123456789', 'S', 'V', 'D']
const CODES = [
  ...COLORS.flatMap((color) => FACES.map((face) => color + face)),
  'W',
  'W4',
  'HW',
  'IN',
  'SH',
  '*',
  '?',
]

test('every face is put together without a gap', () => {
  for (const size of SIZES)
    for (const code of CODES) {
      const face = drawn(code, size)
      expect(face, `${code} ${size}`).toMatch(/^<rect width="200" height="280"/)
      expect(face, `${code} ${size}`).not.toContain('$')
    }
})

test('no two cards look alike', () => {
  for (const size of SIZES) expect(new Set(CODES.map((code) => drawn(code, size))).size).toBe(CODES.length)
})

test('a seven sends out seven rings', () => {
  const rings = drawn('R7', 'full').match(/<circle[^>]*fill="none"/g)

  expect(rings).toHaveLength(7)
})

test('a Draw card shows what its edition gives', () => {
  expect(drawn('RD', 'full', null, 3)).not.toBe(drawn('RD', 'full', null, 2))
})

test('a called wild wears the color under its edge', () => {
  const called = drawn('W4', 'full', 'G')

  expect(called.indexOf(INKS.G.ground, called.indexOf('y="252"'))).toBeGreaterThan(0)
  expect(called.endsWith(drawn('W4', 'full').slice(-80))).toBe(true)
})

test('a card nobody knows is drawn blank', () => {
  expect(drawn('Q9Q', 'full')).toBe(drawn('*', 'full'))
})

test('from 84 pixels a face is drawn out', () => {
  expect([sizeAt(84), sizeAt(83.9)]).toEqual(['full', 'small'])
})

const sorted = (cards: string, order: typeof byColor) => cards.split(' ').toSorted(order).join(' ')

test('a hand is sorted by color, red, blue, green, yellow, then wilds', () => {
  expect(sorted('W Y4 G6 B7 R2', byColor)).toBe('R2 B7 G6 Y4 W')
})

test('within a color figures come first, then Skip, Reverse and Draw', () => {
  expect(sorted('RD RV RS R9 R0', byColor)).toBe('R0 R9 RS RV RD')
})

test('wilds have an order of their own', () => {
  expect(sorted('SH HW IN W4 W', byColor)).toBe('W W4 IN HW SH')
})

test('by figure equal figures lie together in the order of colors', () => {
  expect(sorted('Y7 R8 W B7 R7', byFigure)).toBe('R7 B7 Y7 R8 W')
})

test('a card that nobody knows lies behind all others', () => {
  expect(sorted('? XX W R0', byColor)).toBe('R0 W ? XX')
})

test('the figures of a card can be read on its ground and its tint', () => {
  for (const suit of COLORS) {
    const { ground, tint, figure } = INKS[suit]
    expect(contrast(figure, ground), suit).toBeGreaterThan(4.5)
    expect(contrast(figure, tint), suit).toBeGreaterThan(4.5)
  }
})

test.each(COLORS)('the tokens of %s are the inks of its cards', (suit) => {
  const { name, ground, tint, figure } = INKS[suit]

  expect([token(name, 0), token(`${name}-tint`, 0), token(`${name}-figure`, 0)]).toEqual(
    [ground, tint, figure].map((ink) => ink.toLowerCase()),
  )
})
