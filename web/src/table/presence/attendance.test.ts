import { describe, expect, test } from 'vitest'
import type { TableView, WholeTable } from '../../protocol'
import { welcomed } from '../../state/seen'
import { agreeingTo, isPlayedFor, isToldLong, seatsAway } from './attendance'

function table(more: TableView): WholeTable {
  const seats = ['ana', 'ben', 'eva'].map((id) => ({ by: 'person' as const, person: id, name: id }))
  const people = [
    { id: 'ana', name: 'ana' },
    { id: 'ben', name: 'ben' },
    { id: 'eva', name: 'eva', here: false },
  ]
  const view: TableView = { people, seats: [...seats, { by: 'bot', bot: 'keen' }], you: 0, ...more }
  return welcomed({ type: 'welcome', protocol: 1, person: 'ana', n: 1, time: 0, table: view }).table
}

describe('what is asked', () => {
  test('waits for whom the table waits for', () => {
    expect(agreeingTo('next', table({ asked: 'next', ready: [0], waited: [1] }))).toEqual({
      agreed: [0],
      waited: [1],
      asksYou: false,
    })
  })

  test('asks you until you have agreed, and never who watches', () => {
    expect(agreeingTo('pause', table({ asked: 'pause', ready: [1], waited: [0] }))?.asksYou).toBe(true)
    expect(agreeingTo('pause', table({ asked: 'pause', waited: [0], you: null }))?.asksYou).toBe(false)
  })

  test('is something else, or nothing', () => {
    expect(agreeingTo('next', table({ asked: 'pause' }))).toBeNull()
    expect(agreeingTo('next', table({}))).toBeNull()
  })
})

test('who sits and has no connection is away', () => {
  expect(seatsAway(table({}))).toEqual([2])
})

test('a bot plays for you where your own seat says so', () => {
  const seats = [{ by: 'person' as const, person: 'ana', name: 'ana', autopilot: true }]

  expect(isPlayedFor(table({ seats }))).toBe(true)
  expect(isPlayedFor(table({ seats, you: null }))).toBe(false)
})

test.each<[string, TableView, boolean]>([
  ['who watches', { you: null }, true],
  ['a pause', { paused: true }, true],
  ['that one is asked for', { asked: 'pause' }, true],
  ['that a bot plays for you', { seats: [{ by: 'person', person: 'ana', autopilot: true }] }, true],
  ['that somebody is away', {}, false],
])('what lasts is told in a place of its own: %s', (_, more, isLong) => {
  expect(isToldLong(table(more))).toBe(isLong)
})
