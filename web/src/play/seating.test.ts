import { describe, expect, test } from 'vitest'
import type { Box } from './boxes'
import { seating, type Seating } from './seating'

/** The mats in windows of 1440 × 900, and of 1024 × 700 with the log open and closed. */
const MATS: Record<string, Box> = {
  '1440 × 900': { width: 1040, height: 578 },
  '1024 × 700, log open': { width: 624, height: 378 },
  '1024 × 700': { width: 972, height: 378 },
}
const OPPONENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function covered({ seats, plate }: Seating): string[] {
  return seats.flatMap((one, nth) =>
    seats.flatMap((other, later) =>
      later > nth && Math.abs(one.x - other.x) < plate.width && Math.abs(one.y - other.y) < plate.height
        ? [`${nth} and ${later}`]
        : [],
    ),
  )
}

describe.each(Object.entries(MATS))('on a mat of %s', (_, mat) => {
  test.each(OPPONENTS)('%i opponents cover nobody', (opponents) => {
    expect(covered(seating(opponents, mat))).toEqual([])
  })

  test.each(OPPONENTS)('%i opponents sit left as they sit right', (opponents) => {
    const { seats } = seating(opponents, mat)

    seats.forEach((seat, nth) => {
      const mirrored = seats[opponents - 1 - nth]
      expect(seat.x - mat.width / 2).toBeCloseTo(mat.width / 2 - (mirrored?.x ?? 0), 0)
      expect(seat.y).toBeCloseTo(mirrored?.y ?? 0, 0)
    })
  })

  test.each(OPPONENTS)('%i opponents stay on the mat, but for the rim', (opponents) => {
    const { seats, plate } = seating(opponents, mat)

    for (const seat of seats) {
      expect(seat.x - plate.width / 2).toBeGreaterThanOrEqual(-10)
      expect(seat.y - plate.height / 2).toBeGreaterThanOrEqual(0)
      expect(seat.y + plate.height / 2).toBeLessThanOrEqual(mat.height)
    }
  })

  test.each(OPPONENTS)('%i opponents leave the piles free', (opponents) => {
    const { seats, plate, card, piles: center } = seating(opponents, mat)
    const piles = { width: 2 * card + 34, height: 1.4 * card }

    for (const seat of seats) {
      const beside = Math.abs(seat.x - center.x) >= (piles.width + plate.width) / 2
      const above = Math.abs(seat.y - center.y) >= (piles.height + plate.height) / 2
      expect(beside || above, JSON.stringify(seat)).toBe(true)
    }
  })
})

test('one opponent sits across', () => {
  const { seats, center } = seating(1, { width: 1040, height: 578 })

  expect(seats[0]?.x).toBeCloseTo(center.x)
  expect(seats[0]?.y).toBeLessThan(center.y / 2)
})

test('the left neighbor is at the left of the screen and the turn runs clockwise', () => {
  const { seats } = seating(3, { width: 1040, height: 578 })

  expect(seats.map((seat) => Math.round(seat.x))).toEqual([96, 520, 944])
})

test('the rim is that of the design', () => {
  const wide = seating(3, { width: 1040, height: 578 })
  const compact = seating(9, { width: 1040, height: 578 })

  expect((wide.seats[2]?.x ?? 0) - 520).toBeCloseTo(424, 0)
  expect(280 - (wide.seats[1]?.y ?? 0)).toBeCloseTo(216, 0)
  expect(Math.max(...compact.seats.map((seat) => seat.x)) - 520).toBeCloseTo(446, -1)
  expect(280 - Math.min(...compact.seats.map((seat) => seat.y))).toBeCloseTo(218, 0)
  expect([wide.plate.width, compact.plate.width]).toEqual([208, 138])
})

test('up to six opponents have wide plates where there is room', () => {
  const sizes = OPPONENTS.map((opponents) => seating(opponents, { width: 1040, height: 578 }).plate.name)

  expect(sizes.slice(0, 6)).toEqual(new Array(6).fill('wide'))
  expect(sizes.slice(6)).toEqual(new Array(3).fill('compact'))
})

describe('on a low mat', () => {
  /** The mats in windows of 1366 × 650 and 1024 × 600, with a question beside them. */
  const LOW: Record<string, Box> = { laptop: { width: 966, height: 372 }, small: { width: 624, height: 327 } }

  test.each(Object.entries(LOW))('plates lie flat: %s', (_, mat) => {
    const { plate, isLow, isCrowded } = seating(3, mat)

    expect([plate.name, isLow, isCrowded]).toEqual(['flat', true, false])
  })

  test.each(Object.entries(LOW))('color and direction are in the upper corners: %s', (_, mat) => {
    const { inCorners, piles, card } = seating(3, mat)

    expect(inCorners).toBe(true)
    expect(piles.y + 0.7 * card).toBeLessThan(mat.height)
  })

  test('where somebody sits in the corners, they take a line below the piles', () => {
    expect(seating(4, { width: 966, height: 392 })).toMatchObject({ inCorners: false, isLow: true })
  })

  test('plates lie flat on any mat of a low table', () => {
    expect(seating(3, { width: 880, height: 445 }).plate.name).toBe('wide')
    expect(seating(3, { width: 880, height: 445 }, true)).toMatchObject({ isLow: true, inCorners: true })
    expect(seating(3, { width: 880, height: 445 }, true).plate.name).toBe('flat')
  })

  test('the player opposite leaves the piles free', () => {
    const { seats, plate, piles, card } = seating(3, { width: 966, height: 372 })

    expect((seats[1]?.y ?? 0) + plate.height / 2).toBeLessThan(piles.y - 0.7 * card - 8)
  })

  test('that is too small for ten it is said', () => {
    expect(seating(9, { width: 420, height: 240 }).isCrowded).toBe(true)
  })
})

describe('on a large mat', () => {
  /** The mats in windows of 1920 × 1080 and 2560 × 1440, with the log open. */
  const [large, huge] = [
    { width: 1520, height: 727 },
    { width: 2160, height: 1016 },
  ]

  test('plates and piles grow', () => {
    const [usual, larger, largest] = [{ width: 1040, height: 578 }, large, huge].map((mat) => seating(3, mat))

    expect(usual?.scale).toBe(1)
    expect(larger?.scale).toBeGreaterThan(1.05)
    expect(largest?.scale).toBeGreaterThan(1.4)
    expect(larger?.card).toBeGreaterThan(150)
    expect(largest?.card).toBeGreaterThan(210)
  })

  test.each(OPPONENTS)('%i opponents cover nobody', (opponents) => {
    expect(covered(seating(opponents, huge))).toEqual([])
    expect(seating(opponents, huge)).toMatchObject({ isCrowded: false, plate: { name: 'wide' } })
  })
})
