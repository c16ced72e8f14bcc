import { describe, expect, test } from 'vitest'
import { freeSpot } from './freeSpot'

const STAGE = { x: 0, y: 0, width: 400, height: 400 }
const SIZE = { width: 200, height: 100 }
const SHARES = [1, 0.5]

describe('something large', () => {
  test('is where it is wanted, if that is free', () => {
    const room = { within: STAGE, needed: [], spared: [] }

    expect(freeSpot({ x: 200, y: 200 }, SIZE, SHARES, room)).toMatchObject({ x: 200, y: 200, share: 1 })
  })

  test('stays inside', () => {
    const room = { within: STAGE, needed: [], spared: [] }

    expect(freeSpot({ x: 400, y: 400 }, SIZE, SHARES, room)).toMatchObject({ x: 300, y: 350 })
  })

  test('covers nothing that is needed', () => {
    const needed = [{ x: 0, y: 150, width: 400, height: 250 }]
    const spot = freeSpot({ x: 200, y: 200 }, SIZE, SHARES, { within: STAGE, needed, spared: [] })

    expect((spot?.y ?? 0) + SIZE.height / 2).toBeLessThanOrEqual(150)
  })

  test('is rather small than far away', () => {
    const needed = [{ x: 0, y: 60, width: 400, height: 240 }]
    const spot = freeSpot({ x: 200, y: 30 }, SIZE, SHARES, { within: STAGE, needed, spared: [] })

    expect(spot).toMatchObject({ share: 0.5 })
    expect(spot?.y).toBeLessThan(60)
  })

  test('moves a little to spare something', () => {
    const spared = [{ x: 150, y: 190, width: 100, height: 20 }]
    const spot = freeSpot({ x: 200, y: 200 }, SIZE, SHARES, { within: STAGE, needed: [], spared })

    expect(Math.abs((spot?.y ?? 200) - 200)).toBeGreaterThanOrEqual(SIZE.height / 2)
  })

  test('is nowhere if there is no room', () => {
    expect(
      freeSpot({ x: 200, y: 200 }, SIZE, SHARES, { within: STAGE, needed: [STAGE], spared: [] }),
    ).toBeNull()
  })
})
