import { describe, expect, test } from 'vitest'
import { placesAround, turnsUntil } from './people'

const SEAT = { by: 'person' }
const table = (seats: number, you: number | null, out: readonly number[] = []) => ({
  seats: Array.from({ length: seats }, () => SEAT),
  you,
  standing: { out },
})
const seats = (...args: Parameters<typeof placesAround>) => placesAround(...args).map(({ seat }) => seat)

describe('around the table', () => {
  test('your left neighbor comes first, and you are left out', () => {
    expect(seats(table(4, 2), [0, 1, 2, 3])).toEqual([3, 0, 1])
  })

  test('everybody is shown to who watches', () => {
    expect(seats(table(3, null), [0, 1, 2])).toEqual([0, 1, 2])
  })

  test('players sit in the order of the hand', () => {
    expect(placesAround(table(4, 0), [0, 2, 1, 3])).toEqual([
      { seat: 2, handSeat: 1 },
      { seat: 1, handSeat: 2 },
      { seat: 3, handSeat: 3 },
    ])
  })

  test('who is out keeps the chair and has no seat in the hand', () => {
    expect(placesAround(table(4, 0, [2]), [0, 1, 3])).toEqual([
      { seat: 1, handSeat: 1 },
      { seat: 2, handSeat: null },
      { seat: 3, handSeat: 2 },
    ])
  })

  test('who is out first of all is not lost', () => {
    expect(seats(table(3, 1, [0]), [1, 2])).toEqual([2, 0])
  })

  test('empty chairs are not shown before the first hand', () => {
    const some = { ...table(3, 0), seats: [SEAT, { by: 'nobody' }, SEAT] }

    expect(placesAround(some, null)).toEqual([{ seat: 2, handSeat: null }])
  })
})

describe('until your turn', () => {
  const hand = (turn: number | null, direction: string) => ({
    turn,
    direction,
    counts: Array<number>(10).fill(7),
  })

  test('everybody between plays first', () => {
    expect(turnsUntil(0, hand(4, 'L'))).toBe(6)
    expect(turnsUntil(0, hand(4, 'R'))).toBe(4)
  })

  test('there is nothing to wait for when it is yours', () => {
    expect(turnsUntil(3, hand(3, 'R'))).toBe(0)
  })

  test('nobody knows where nobody plays', () => {
    expect(turnsUntil(3, hand(null, 'R'))).toBeNull()
  })
})
