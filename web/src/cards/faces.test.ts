import { expect, test } from 'vitest'
import { COLORS, drawn, INKS, type Size, sizeAt } from './faces'
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
