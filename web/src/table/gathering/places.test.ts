import { describe, expect, test } from 'vitest'
import { catalogue } from '../../generated'
import type { TableView, WholeTable } from '../../protocol'
import { welcomed } from '../../state/seen'
import { companyOf } from '../../words/company'
import {
  beginningOf,
  fromYours,
  hasFreeSeat,
  placesAt,
  seatKeptFor,
  seatToHave,
  watchersAt,
  whoMayCome,
  takingOf,
} from './places'

const PEOPLE = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben', here: false },
  { id: 'eva', name: 'Eva' },
]

function table(more: TableView = {}): WholeTable {
  return welcomed({
    type: 'welcome',
    protocol: 1,
    person: 'ana',
    n: 1,
    time: 0,
    table: {
      host: 'ben',
      people: PEOPLE,
      seats: [
        {},
        { by: 'person', person: 'ben', name: 'Ben' },
        { by: 'bot', bot: 'keen' },
        { by: 'person', person: 'ana', name: 'Ana' },
      ],
      you: 3,
      ...more,
    },
  }).table
}

describe('the places', () => {
  const places = placesAt(table(), companyOf('ana', table(), null))

  test('say who sits, who is away, who is host and which is yours', () => {
    expect(places.map(({ name }) => name)).toEqual(['', 'Ben', 'Chloé', 'Ana'])
    expect(places.map(({ here }) => here)).toEqual([true, false, true, true])
    expect(places.filter(({ isHost }) => isHost).map(({ seat }) => seat)).toEqual([1])
    expect(places.filter(({ isYou }) => isYou).map(({ seat }) => seat)).toEqual([3])
  })

  test('are told around the table from yours on', () => {
    expect(fromYours(places).map(({ seat }) => seat)).toEqual([3, 0, 1, 2])
  })

  test('begin at the first where you stand', () => {
    const standing = places.map((place) => ({ ...place, isYou: false }))

    expect(fromYours(standing).map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
  })
})

test.each<[string, boolean, boolean, string]>([
  ['who stands sits down', false, false, 'sit'],
  ['a host who stands as well', false, true, 'sit'],
  ['a guest who sits moves', true, false, 'move'],
  ['a host who sits has bots to seat', true, true, 'bot'],
])('a free seat: %s', (_, isSeated, isHost, does) => {
  expect(takingOf({ isSeated, isHost })).toBe(does)
})

describe('somebody without a seat', () => {
  test('can be seated by the host, and comes before those who sit elsewhere', () => {
    const places = placesAt(table(), companyOf('ana', table(), null))
    const elsewhere = places.filter(({ seat }) => seat !== 3)

    expect(whoMayCome(table(), elsewhere).map(({ name }) => name)).toEqual(['Eva', 'Ben'])
  })

  test('is offered a free seat only where there is one', () => {
    expect(hasFreeSeat(table())).toBe(true)
    expect(hasFreeSeat(table({ seats: [{ by: 'bot', bot: 'keen' }] }))).toBe(false)
  })

  test('watches', () => {
    expect(watchersAt(table()).map(({ name }) => name)).toEqual(['Eva'])
  })

  test('does not watch who has a seat from the next deal on', () => {
    const waiting = table({ seats: [{ by: 'bot', bot: 'keen', person: 'eva' }] })

    expect(watchersAt(waiting).map(({ id }) => id)).toEqual(['ana', 'ben'])
    expect(seatKeptFor('eva', waiting)).toBe(0)
    expect(seatKeptFor('ana', waiting)).toBeNull()
  })

  test('can have a bot’s seat that is kept for nobody', () => {
    const seats = [
      { by: 'person', person: 'ben', name: 'Ben' },
      { by: 'bot', bot: 'keen', person: 'eva' },
      { by: 'bot', bot: 'keen' },
    ] as const

    expect(seatToHave(table({ seats }))).toBe(2)
    expect(seatToHave(table({ seats: seats.slice(0, 2) }))).toBeNull()
  })
})

describe('a match can begin', () => {
  const person = { by: 'person', person: 'ana', name: 'Ana' } as const
  const bot = { by: 'bot', bot: 'keen' } as const

  test('with as many as the format is for', () => {
    const team = { terms: { rules: 'classic+score=team' } }

    expect(beginningOf(table({ ...team, seats: [person, bot, bot, {}] }), catalogue)).toEqual({
      players: 3,
      fitting: [4],
      wanting: 1,
      isPossible: false,
    })
    expect(beginningOf(table({ ...team, seats: [person, bot, bot, bot] }), catalogue).isPossible).toBe(true)
  })

  test('where any number will do, as soon as there are two', () => {
    const alone = table({ seats: [person, {}, {}] })

    expect(beginningOf(alone, catalogue)).toMatchObject({ fitting: null, wanting: 1, isPossible: false })
    expect(beginningOf(table({ seats: [person, bot, {}] }), catalogue).isPossible).toBe(true)
  })

  test('not with bots alone', () => {
    expect(beginningOf(table({ seats: [bot, bot] }), catalogue)).toMatchObject({
      wanting: 0,
      isPossible: false,
    })
  })

  test('by rules that only a newer server knows, as far as we can tell', () => {
    const newer = table({ terms: { rules: 'hp2099' }, seats: [person, bot] })

    expect(beginningOf(newer, catalogue).isPossible).toBe(true)
  })
})
