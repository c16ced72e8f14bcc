import { beforeAll, describe, expect, test } from 'vitest'
import type { HandView, TableView } from '../protocol'
import { welcomed } from '../state/seen'
import { companyOf } from '../words/company'
import { speak } from '../words/language.svelte'
import { placesAround, seatViewAt, turnsUntil } from './people'

beforeAll(() => speak('en'))

const TABLE: TableView = {
  stage: 'hand',
  host: 'ben',
  you: 0,
  people: [
    { id: 'ana', name: 'Ana' },
    { id: 'ben', name: 'Ben', here: false },
  ],
  seats: [
    { by: 'person', person: 'ana', name: 'Ana' },
    { by: 'person', person: 'ben', name: 'Ben' },
    { by: 'bot', bot: 'keen', name: 'Nadia' },
    { by: 'person', person: 'eva', name: 'Eva', autopilot: true },
  ],
}
const HAND: HandView = { order: [0, 1, 2, 3], you: 0, turn: 2, dealer: 1, counts: [7, 1, 1, 5] }

function at(seat: number, table: TableView = {}, hand: HandView = {}) {
  const seen = welcomed({
    type: 'welcome',
    protocol: 1,
    person: 'ana',
    n: 1,
    time: 0,
    table: { ...TABLE, ...table },
    hand: { ...HAND, ...hand },
  })
  const handSeat = (seen.hand?.order ?? []).indexOf(seat)
  const place = { seat, handSeat: handSeat < 0 ? null : handSeat }
  return seatViewAt(place, seen.table, seen.hand, companyOf('ana', seen.table, seen.hand))
}

const standing = {
  totals: [120, 95],
  scorers: [
    [0, 2],
    [1, 3],
  ],
  hands: 2,
  dealer: null,
  out: [],
  winners: [],
  points: [],
}

describe('a plate', () => {
  test('says who is away: without a connection, or not at the table at all', () => {
    expect(at(0).away).toBe(false)
    expect(at(1).away).toBe(true)
    expect(at(3).away).toBe(true)
  })

  test('never says of a bot that it is away', () => {
    expect(at(2)).toMatchObject({ bot: 'keen', away: false, host: false })
  })

  test('says who plays, who deals and who is host', () => {
    expect(at(2)).toMatchObject({ active: true, dealer: false })
    expect(at(1)).toMatchObject({ active: false, dealer: true, host: true })
  })

  test('follows the seats of the hand, not of the table', () => {
    expect(at(2, {}, { order: [2, 0], turn: 0, counts: [4, 9] })).toMatchObject({ active: true, cards: 4 })
  })

  test('names nobody active between hands', () => {
    expect(at(2, { stage: 'scores' }).active).toBe(false)
  })

  test('shows the call as long as it is worth something', () => {
    expect(at(1, {}, { callers: [1] }).called).toBe(true)
    expect(at(3, {}, { callers: [1] }).called).toBe(false)
    expect(at(1, {}, { called: 1, counts: [7, 2, 1, 5] }).called).toBe(true)
  })

  test('shows who has one card and no call', () => {
    expect(at(1, {}, { exposed: [1] }).exposed).toBe(true)
  })

  test('shows who did not call and is safe now', () => {
    expect(at(1, {}, { safe: [1] }).safe).toBe(true)
    expect(at(3, {}, { safe: [1] }).safe).toBe(false)
  })

  test('of partners has the points of the team', () => {
    const terms = { rules: 'classic+score=team' }
    expect(at(2, { standing, terms })).toMatchObject({
      points: 120,
      team: { number: 0, names: 'Ana & Nadia', mine: true },
      partner: true,
    })
    expect(at(3, { standing, terms })).toMatchObject({
      points: 95,
      team: { number: 1, mine: false },
      partner: false,
    })
  })

  test('of who is out has no cards', () => {
    const alone = { ...standing, totals: [1, 2, 3, 4], scorers: [[0], [1], [2], [3]], out: [3] }

    expect(at(3, { standing: alone }, { order: [0, 1, 2], counts: [7, 1, 1] })).toMatchObject({
      out: true,
      cards: null,
      team: null,
    })
  })
})

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
  const hand = (turn: number | null, direction: 'L' | 'R', out: readonly number[] = []) => ({
    turn,
    direction,
    put_out: out,
    counts: Array<number>(10).fill(7),
  })

  test('everybody between plays first', () => {
    expect(turnsUntil(0, hand(4, 'L'))).toBe(6)
    expect(turnsUntil(0, hand(4, 'R'))).toBe(4)
  })

  test('there is nothing to wait for when it is yours', () => {
    expect(turnsUntil(3, hand(3, 'R'))).toBe(0)
  })

  test('nobody waits for a player who is out of the hand, and such a player for nobody', () => {
    expect(turnsUntil(0, hand(4, 'L', [5, 8]))).toBe(4)
    expect(turnsUntil(0, hand(4, 'L', [0]))).toBeNull()
  })

  test('nobody knows where nobody plays', () => {
    expect(turnsUntil(3, hand(null, 'R'))).toBeNull()
  })
})
