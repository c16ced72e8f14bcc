import { expect, test } from 'vitest'
import { pathOf, type Placed } from './flights'

const SPOT = { x: 100, y: 200, width: 60 }
const FLIGHT: Placed = {
  card: '?',
  from: 'draw',
  to: 'seat:1',
  turns: false,
  after: 0,
  lasts: 100,
  begin: SPOT,
  end: { x: 300, y: 84, width: 120 },
}

test('a way goes from middle to middle, and is seen only on the way', () => {
  const path = pathOf([FLIGHT], 200)

  expect(path.map(({ offset, opacity }) => [offset, opacity])).toEqual([
    [0, 0],
    [0, 1],
    [0.5, 1],
    [0.5, 0],
  ])
  expect(path[0]?.transform).toBe('translate(40.0px, 116.0px) scale(0.500) rotate(0deg)')
  expect(path[2]?.transform).toBe('translate(240.0px, 0.0px) scale(1.000) rotate(0deg)')
})

test('one node flies several times, in order', () => {
  const offsets = pathOf([FLIGHT, { ...FLIGHT, after: 100 }], 200).map(({ offset }) => offset)

  expect(offsets).toEqual([0, 0, 0.5, 0.5, 0.5, 0.5, 1, 1])
})

test('a card comes to lie a little aslant on the pile', () => {
  const [last] = pathOf([{ ...FLIGHT, to: 'discard' }], 100).slice(-1)

  expect(last?.transform).toContain('rotate(-2deg)')
})
