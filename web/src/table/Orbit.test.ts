import { expect, test } from 'vitest'
import { chevrons, lines } from './Orbit.svelte'
import { bearing, seating, YOURS } from '../play/seating'

const table = seating(3, { width: 1040, height: 578 })

test('the ring of the design has about as many chevrons as it drew', () => {
  expect(chevrons(table, 'left', null)).toHaveLength(36)
})

test('to the left is clockwise: at the top they point right, at the bottom left', () => {
  const ring = chevrons(table, 'left', null)
  const top = ring.reduce((a, b) => (b.y < a.y ? b : a))
  const bottom = ring.reduce((a, b) => (b.y > a.y ? b : a))

  expect(Math.abs(top.turn)).toBeLessThan(10)
  expect(Math.abs(bottom.turn)).toBeGreaterThan(170)
})

test('to the right every chevron is turned about', () => {
  const [left, right] = [chevrons(table, 'left', null), chevrons(table, 'right', null)]

  left.forEach((chevron, nth) => {
    expect(Math.abs(Math.abs(chevron.turn - (right[nth]?.turn ?? 0)) - 180)).toBeLessThan(1e-6)
  })
})

test('the chevrons before the current player are hot, the last one most', () => {
  const hot = chevrons(table, 'left', YOURS).filter((chevron) => chevron.heat > 0)

  expect(hot.length).toBeGreaterThan(4)
  expect(hot.every((chevron) => chevron.x > table.center.x && chevron.y > table.center.y)).toBe(true)
  expect(hot.reduce((a, b) => (b.heat > a.heat ? b : a)).y).toBe(Math.max(...hot.map((chevron) => chevron.y)))
})

test('the other way it comes from the other side', () => {
  const hot = chevrons(table, 'right', YOURS).filter((chevron) => chevron.heat > 0)

  expect(hot.every((chevron) => chevron.x < table.center.x)).toBe(true)
})

test('where nobody plays nothing is hot', () => {
  expect(chevrons(table, 'left', null).every((chevron) => chevron.heat === 0)).toBe(true)
})

test('the left neighbor is at the left, the player opposite at the top', () => {
  const [left, across] = table.seats.map((seat) => Math.round(bearing(seat, table)))

  expect(left).toBeGreaterThan(170)
  expect(left).toBeLessThan(200)
  expect(across).toBe(270)
})

test('the line of the ring is interrupted at every chevron', () => {
  const ring = chevrons(table, 'left', null)
  const arcs = lines(table, ring.length)

  expect(arcs.match(/M/g)).toHaveLength(ring.length)
  for (const { x, y } of ring) expect(arcs).not.toContain(`${x.toFixed(1)} ${y.toFixed(1)}`)
})
