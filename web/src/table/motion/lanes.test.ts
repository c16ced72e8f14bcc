import { expect, test } from 'vitest'
import { landedAt, lanesOf } from './flights'

const back = (after: number) => ({ card: '?', after, lasts: 100 })

test('backs that fly one after the other need one node', () => {
  expect(lanesOf([back(0), back(100), back(250)])).toHaveLength(1)
})

test('backs that fly at the same time need one each, and fly again when they are free', () => {
  expect(lanesOf([back(0), back(60), back(120)]).map((lane) => lane.length)).toEqual([2, 1])
})

test('a face has a node of its own', () => {
  const face = { card: 'B7', after: 200, lasts: 100 }

  expect(lanesOf([back(0), face, back(300)]).map((lane) => lane.map(({ card }) => card))).toEqual([
    ['?', '?'],
    ['B7'],
  ])
})

test('the end is when the last one has landed', () => {
  expect(landedAt([back(50), back(10)])).toBe(150)
  expect(landedAt([])).toBe(0)
})
