import { expect, test } from 'vitest'
import { fanStep } from './Fan.svelte'

test('a small fan shows two fifths of each card', () => {
  expect(fanStep(8, 36, 150)).toBeCloseTo(15.12)
})

test('a large fan keeps to its place', () => {
  const step = fanStep(40, 36, 150)

  expect(36 + 39 * step).toBeCloseTo(150)
})

test('one card needs no step', () => {
  expect([fanStep(1, 36, 150), fanStep(0, 36, 150)]).toEqual([0, 0])
})
