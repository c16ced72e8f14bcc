import { describe, expect, test } from 'vitest'
import { stepInRows } from './shownCards'

const ROWS = [
  { x: 0, row: 0 },
  { x: 45, row: 0 },
  { x: 90, row: 0 },
  { x: 0, row: 1 },
  { x: 45, row: 1 },
]

describe('the arrow keys', () => {
  test('go around sideways', () => {
    expect(stepInRows('ArrowRight', 4, ROWS)).toBe(0)
    expect(stepInRows('ArrowLeft', 0, ROWS)).toBe(4)
  })

  test('lead to the card below or above', () => {
    expect(stepInRows('ArrowDown', 1, ROWS)).toBe(4)
    expect(stepInRows('ArrowUp', 3, ROWS)).toBe(0)
  })

  test('lead to the nearest where nothing lies below', () => {
    expect(stepInRows('ArrowDown', 2, ROWS)).toBe(4)
  })

  test('lead nowhere over the edge', () => {
    expect(stepInRows('ArrowUp', 1, ROWS)).toBeNull()
  })

  test('mean the next card where there is one row', () => {
    expect(stepInRows('ArrowDown', 1, ROWS.slice(0, 3))).toBe(2)
  })

  test('do nothing in an empty hand, and other keys never', () => {
    expect(stepInRows('ArrowRight', 0, [])).toBeNull()
    expect(stepInRows('x', 0, ROWS)).toBeNull()
  })
})
