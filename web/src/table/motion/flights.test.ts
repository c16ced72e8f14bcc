import { describe, expect, test } from 'vitest'
import { type HandEvent, type HandView, wholeEvent } from '../../protocol'
import type { Happened } from '../../state/tableClient.svelte'
import { COMPANY } from '../../../tests/samples'
import { seated } from '../../../tests/seated'
import { type Flight, flightsOf, landedAt, lanesOf, pathOf, type Placed } from './flights'

/** The reader has seat 1 of the hand. */
function happened(
  events: readonly Omit<HandEvent, 'of' | 'rule'>[],
  hand: HandView = {},
  missed = false,
): Happened {
  const before = seated([], hand).client.seen
  if (!before) throw new Error('expected a view, came none')
  const whole = events.map((event) => wholeEvent({ of: 'hand', rule: 'R-16', ...event }))
  return { events: whole, before, after: before, missed, company: COMPANY }
}

function ways(...args: Parameters<typeof happened>): string[] {
  return flightsOf(happened(...args)).map(({ card, from, to }) => `${card} ${from} ${to}`)
}

function inTheAir(flights: readonly Flight[], now: number): number {
  return flights.filter(({ after, lasts }) => after <= now && now < after + lasts).length
}

describe('a card', () => {
  test('that another lays flies from that seat to the pile', () => {
    expect(ways([{ kind: 'laid', seat: 2, cards: ['B6'] }])).toEqual(['B6 seat:2 discard'])
  })

  test('that you lay leaves its place in your hand, the last of equal ones', () => {
    expect(ways([{ kind: 'laid', seat: 1, cards: ['B7'] }], { hand: ['B7', 'G4', 'B7'] })).toEqual([
      'B7 card:B7#1 discard',
    ])
  })

  test('that you draw turns over on the way to its place', () => {
    const [flight] = flightsOf(happened([{ kind: 'drew', seat: 1, cards: ['B7'] }], { hand: ['B7'] }))

    expect(flight).toMatchObject({ card: 'B7', from: 'draw', to: 'card:B7#1', turns: true, lasts: 240 })
  })

  test('that another draws is a back, even where one could know it', () => {
    expect(ways([{ kind: 'drew', seat: 3, cards: ['?', '?'] }])).toEqual(['? draw seat:3', '? draw seat:3'])
  })

  test('that is taken back goes to where it came from, and was seen', () => {
    expect(ways([{ kind: 'took_back', seat: 1, cards: ['G4'] }], { hand: ['G4'] })).toEqual([
      'G4 discard card:G4#1',
    ])
    expect(ways([{ kind: 'took_back', seat: 2, cards: ['G4'] }])).toEqual(['G4 discard seat:2'])
  })

  test('that may not be the first one goes back', () => {
    expect(
      ways([
        { kind: 'returned', seat: 0, cards: ['W4'] },
        { kind: 'turned_up', seat: 0, cards: ['G1'] },
      ]),
    ).toEqual(['W4 draw discard', 'W4 discard draw', 'G1 draw discard'])
  })
})

describe('one after the other', () => {
  test('cards are drawn, as far apart as the design says', () => {
    const yours = flightsOf(happened([{ kind: 'drew', seat: 1, cards: ['B7', 'B7', 'G1'] }], { hand: [] }))
    const theirs = flightsOf(happened([{ kind: 'drew', seat: 2, cards: ['?', '?', '?'] }]))

    expect(yours.map(({ after }) => after)).toEqual([0, 70, 140])
    expect(yours.map(({ to }) => to)).toEqual(['card:B7#0', 'card:B7#1', 'card:G1#0'])
    expect(theirs.map(({ after, lasts }) => [after, lasts])).toEqual([
      [0, 200],
      [60, 200],
      [120, 200],
    ])
  })

  test('what a card brings begins after it', () => {
    const flights = flightsOf(
      happened([
        { kind: 'laid', seat: 2, cards: ['RD'] },
        { kind: 'drew', seat: 3, cards: ['?', '?'] },
      ]),
    )

    expect(flights.map(({ after }) => after)).toEqual([0, 160, 220])
  })

  test('a deal goes round by round and takes 900 ms, however many play', () => {
    for (const players of [2, 10]) {
      const dealt = Array.from({ length: players }, (_, seat) => ({
        kind: 'dealt' as const,
        seat,
        cards: Array.from({ length: 7 }, (_, nth) => (seat === 1 ? `R${String(nth)}` : '?')),
      }))
      const flights = flightsOf(happened([...dealt, { kind: 'turned_up', seat: 0, cards: ['G1'] }]))

      expect(flights).toHaveLength(players * 7 + 1)
      expect(flights.slice(0, 2).map(({ card, to }) => [card, to])).toEqual([
        ['?', 'seat:0'],
        ['?', 'card:R0#0'],
      ])
      expect(Math.max(...flights.map(({ after, lasts }) => after + lasts))).toBeCloseTo(900)
      expect(Math.max(...flights.map(({ after }) => inTheAir(flights, after)))).toBeLessThanOrEqual(14)
    }
  })

  test('a few cards stand for a whole pile that is reshuffled', () => {
    expect(ways([{ kind: 'reshuffled', number: 60 }])).toHaveLength(5)
    expect(ways([{ kind: 'reshuffled', number: 2 }])).toHaveLength(2)
  })
})

test('nothing flies that was missed, and nothing for words', () => {
  expect(ways([{ kind: 'laid', seat: 2, cards: ['B6'] }], {}, true)).toEqual([])
  expect(ways([{ kind: 'turn', seat: 2 }])).toEqual([])
})

const back = (after: number) => ({ card: '?', after, lasts: 100 })

test('backs that fly one after the other need one node', () => {
  expect(lanesOf([back(0), back(100), back(250)])).toHaveLength(1)
})

test('backs that fly at the same time need one each, and fly again when they are free', () => {
  expect(lanesOf([back(0), back(60), back(120)]).map((lane) => lane.length)).toEqual([2, 1])
})

test('a face has a node of its own', () => {
  const face = { card: 'B7', after: 200, lasts: 100 }

  expect(lanesOf([back(0), face, back(300)]).map((lane) => lane.map(({ card }) => card))).toEqual([
    ['?', '?'],
    ['B7'],
  ])
})

test('the end is when the last one has landed', () => {
  expect(landedAt([back(50), back(10)])).toBe(150)
  expect(landedAt([])).toBe(0)
})

const SPOT = { x: 100, y: 200, width: 60 }
const FLIGHT: Placed = {
  card: '?',
  from: 'draw',
  to: 'seat:1',
  turns: false,
  after: 0,
  lasts: 100,
  begin: SPOT,
  end: { x: 300, y: 84, width: 120 },
}

test('a way goes from middle to middle, and is seen only on the way', () => {
  const path = pathOf([FLIGHT], 200)

  expect(path.map(({ offset, opacity }) => [offset, opacity])).toEqual([
    [0, 0],
    [0, 1],
    [0.5, 1],
    [0.5, 0],
  ])
  expect(path[0]?.transform).toBe('translate(40.0px, 116.0px) scale(0.500) rotate(0deg)')
  expect(path[2]?.transform).toBe('translate(240.0px, 0.0px) scale(1.000) rotate(0deg)')
})

test('one node flies several times, in order', () => {
  const offsets = pathOf([FLIGHT, { ...FLIGHT, after: 100 }], 200).map(({ offset }) => offset)

  expect(offsets).toEqual([0, 0, 0.5, 0.5, 0.5, 0.5, 1, 1])
})

test('a card comes to lie a little aslant on the pile', () => {
  const [last] = pathOf([{ ...FLIGHT, to: 'discard' }], 100).slice(-1)

  expect(last?.transform).toContain('rotate(-2deg)')
})

describe('hands that change places', () => {
  const SWAP = [
    { kind: 'laid', seat: 2, cards: ['R7'] },
    { kind: 'gave', seat: 2, other: 1, cards: ['B5', 'G4'] },
    { kind: 'gave', seat: 1, other: 2, cards: ['B7', 'Y1', 'Y1'] },
  ] as const

  test('fly at the same time, and every card of yours to its place', () => {
    const flights = flightsOf(happened(SWAP, { hand: ['B7', 'Y1', 'Y1'] })).slice(1)

    expect(flights.map(({ card, from, to }) => `${card} ${from} ${to}`)).toEqual([
      'B5 seat:2 card:B5#0',
      'G4 seat:2 card:G4#0',
      '? hand seat:2',
      '? hand seat:2',
      '? hand seat:2',
    ])
    expect(flights[0]?.after).toBe(flights[2]?.after)
  })

  test('show backs between others', () => {
    const gave = { kind: 'gave', seat: 2, other: 3, cards: Array<string>(9).fill('?') } as const

    expect(new Set(ways([gave]))).toEqual(new Set(['? seat:2 seat:3']))
    expect(ways([gave]).length).toBeLessThan(9)
  })
})

test('the cards of a player who is put out go below the pile', () => {
  const flights = flightsOf(happened([{ kind: 'put_out', seat: 2, cards: ['B5', 'G4'] }]))

  expect(flights.map(({ from, to, below }) => [from, to, below])).toEqual([
    ['seat:2', 'discard', true],
    ['seat:2', 'discard', true],
  ])
})
