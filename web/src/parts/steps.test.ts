import { expect, test } from 'vitest'
import { stepTo } from './focus'

test('right and down lead to the next choice, left and up to the one before', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => stepTo(key, 1, 4))).toEqual([
    2, 2, 0, 0,
  ])
})

test('after the last comes the first again', () => {
  expect([stepTo('ArrowRight', 3, 4), stepTo('ArrowLeft', 0, 4)]).toEqual([0, 3])
})

test('Home and End lead to the ends', () => {
  expect([stepTo('Home', 2, 4), stepTo('End', 2, 4)]).toEqual([0, 3])
})

test('other keys are left to the page', () => {
  expect(stepTo('Enter', 1, 4)).toBeNull()
})
