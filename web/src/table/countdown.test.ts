import { expect, test } from 'vitest'
import { ringWords } from './countdown.svelte'

test('a ring has seconds in it, and from a minute on minutes too', () => {
  expect([9, 59, 60, 116].map(ringWords)).toEqual(['9', '59', '1:00', '1:56'])
})
