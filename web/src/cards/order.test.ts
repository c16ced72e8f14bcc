import { expect, test } from 'vitest'
import { byColor, byFigure } from './order'

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
