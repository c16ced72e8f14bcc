import { expect, test } from 'vitest'
import { along } from './focus'

test.each([
  ['ArrowUp', -1, 4],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['ArrowDown', -1, 4],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 4, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 1, null],
])('%s leads from %i of five to %s', (key, at, to) => {
  expect(along(key, at, 5)).toBe(to)
})

test('where there is nothing arrows lead nowhere', () => {
  expect(along('ArrowUp', -1, 0)).toBeNull()
})
