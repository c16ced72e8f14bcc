import { describe, expect, test } from 'vitest'
import { besideCalls, footing, widestCalls } from './arrangement'

const NONE = { width: 0, height: 0, count: 0 }
const SHORT = { width: 130, height: 60, count: 1 }
const LONG = { width: 208, height: 60, count: 1 }
const TALL = { width: 340, height: 390 }
const LOW = { width: 340, height: 150 }

describe('the last line of the log on a phone', () => {
  test('has the foot of the mat', () => {
    expect(footing(TALL, NONE).line).toBe('whole')
  })

  test('makes way for a call: beside a short one, above a long one', () => {
    expect(footing(TALL, SHORT)).toMatchObject({ line: 'beside', calls: 60 })
    expect(besideCalls(TALL, SHORT)).toBe(186)
    expect(footing(TALL, LONG)).toMatchObject({ line: 'above', calls: 60 })
  })

  test('is given up before the piles can no longer be seen', () => {
    expect(footing(LOW, NONE).line).toBeNull()
    expect(footing({ width: 340, height: 240 }, LONG).line).toBeNull()
  })

  test('stands beside the piles where the mat is flat', () => {
    expect(footing({ width: 610, height: 172 }, NONE)).toMatchObject({ isFlat: true, line: 'whole' })
  })
})

describe('a call', () => {
  test('stands below the piles, and on a low mat beside them', () => {
    expect(footing(TALL, LONG).isAside).toBe(false)
    expect(footing(LOW, LONG).isAside).toBe(true)
    expect(footing(LOW, NONE).isAside).toBe(false)
  })

  test('is not alone: several need a taller mat', () => {
    expect(footing({ width: 340, height: 240 }, { ...SHORT, count: 4 }).isAside).toBe(true)
  })

  test('breaks its words where it would reach the piles', () => {
    expect(widestCalls(TALL, footing(TALL, LONG), 104)).toBe(340)
    expect(widestCalls(LOW, footing(LOW, LONG), 67)).toBeLessThan(340 - 2 * 67)
  })
})
