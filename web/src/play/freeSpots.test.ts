import { expect, test } from 'vitest'
import { besidePlate } from './freeSpots'
import { seating } from './seating'

test('a call is below the plate, and covers no pile', () => {
  const mat = { width: 966, height: 372 }
  const around = seating(3, mat)
  const [left, across] = around.seats
  const size = { width: 140, height: 44 }
  if (!left || !across) throw new Error('expected three seats')

  const spot = besidePlate(across, [size], mat, around)
  expect(spot.y + size.height / 2).toBeLessThan(around.piles.y - 0.7 * around.card)
  expect(besidePlate(left, [size], mat, around).y).toBeGreaterThan(left.y + around.plate.height / 2)
})

test('a call with a long name stands in two lines where there is no room for one', () => {
  const mat = { width: 620, height: 270 }
  const around = seating(1, mat)
  const [across] = around.seats
  if (!across) throw new Error('expected a seat')
  const [one, two] = [
    { width: 420, height: 44 },
    { width: 170, height: 54 },
  ]
  const spot = besidePlate(across, [one, two], mat, around)

  expect(spot.size).toBe(two)
  expect(Math.abs(spot.x - around.piles.x)).toBeGreaterThan(around.card + two.width / 2)
})
