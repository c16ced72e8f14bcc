import { beforeAll, describe, expect, test } from 'vitest'
import type { MatchEvent, Standing } from '../../protocol'
import { goalOf, lastHands, ranked, rowsOf, scoreBars, soleGain, sumBefore, valuesOf } from './scores'
import { welcomed } from '../../state/seen'
import { companyOf } from '../../words/company'
import { speak } from '../../words/language.svelte'

beforeAll(() => speak('en'))

const scored = (who: number, number: number): MatchEvent => ({
  of: 'match',
  kind: 'scored',
  rule: 'R-55',
  players: [who],
  number,
})
const deals: MatchEvent = { of: 'match', kind: 'deals', rule: 'A-61', players: [1] }

function standing(more: Partial<Standing> = {}): Standing {
  return {
    totals: [64, 226],
    points: [
      [64, 0],
      [0, 226],
    ],
    scorers: [[0], [1]],
    hands: 2,
    dealer: 0,
    out: [],
    winners: [],
    ...more,
  }
}

describe('the hands of a match', () => {
  test('stand side by side for each who scores', () => {
    expect(rowsOf(standing()).map(({ hands }) => hands)).toEqual([
      [64, 0],
      [0, 226],
    ])
  })

  test('know what a total was before the last of them', () => {
    expect(rowsOf(standing()).map(({ before }) => before)).toEqual([64, 0])
  })

  test('that find no room are one sum', () => {
    const points = [
      [10, 0],
      [20, 0],
      [0, 226],
    ]
    const rows = rowsOf(standing({ totals: [30, 226], points, hands: 3 }))

    expect(lastHands(rows, 2)).toEqual([2, 3])
    expect(rows.map((row) => sumBefore(row, 2))).toEqual([10, 0])
  })

  test('are as many as were played where there is room for more', () => {
    expect(lastHands(rowsOf(standing()), 6)).toEqual([1, 2])
    expect(lastHands(rowsOf(standing({ points: [], totals: [0, 0], hands: 0 })), 6)).toEqual([])
  })
})

describe('a gain', () => {
  test('belongs to one alone, or it is nobody’s', () => {
    expect(soleGain([scored(1, 226), deals])).toBe(226)
    expect(soleGain([scored(0, 5), scored(1, 9)])).toBeNull()
    expect(soleGain([scored(0, 0)])).toBeNull()
    expect(soleGain([deals])).toBeNull()
  })
})

describe('a team', () => {
  test('scores together, and is out with any of its players', () => {
    const [row] = rowsOf(standing({ scorers: [[0, 2]], totals: [90], points: [[90]], out: [2] }))

    expect(row).toMatchObject({ players: [0, 2], total: 90, hands: [90], isOut: true })
  })
})

describe('the final table', () => {
  const order = (more: Partial<Standing>) => ranked(rowsOf(standing(more))).map(({ scorer }) => scorer)

  test('goes down where the highest total won', () => {
    expect(order({ totals: [95, 639, 340], scorers: [[0], [1], [2]], winners: [1] })).toEqual([1, 2, 0])
  })

  test('goes up where the lowest total won', () => {
    expect(order({ totals: [95, 639, 340], scorers: [[0], [1], [2]], winners: [0] })).toEqual([0, 2, 1])
  })

  test('puts who was eliminated last', () => {
    expect(order({ totals: [95, 510, 340], scorers: [[0], [1], [2]], winners: [2], out: [0, 1] })).toEqual([
      2, 1, 0,
    ])
  })
})

describe('the cards of a hand', () => {
  const points = { R2: 2, W: 50 }

  test('count one by one what the hand counts', () => {
    expect(valuesOf({ player: 0, cards: ['R2', 'W'], points: 52 }, points)).toEqual([2, 50])
  })

  test('are not added up to another sum than the table’s', () => {
    expect(valuesOf({ player: 0, cards: ['R2', 'W'], points: 70 }, points)).toEqual([])
  })
})

function bars(standing: Partial<Standing>) {
  const { table } = welcomed({
    type: 'welcome',
    protocol: 1,
    person: 'ana',
    n: 1,
    time: 0,
    table: {
      you: 0,
      seats: ['Ana', 'Ben', 'Eva', 'Rui'].map((name) => ({ by: 'person' as const, person: name, name })),
      standing: {
        totals: [],
        points: [],
        scorers: [[0], [1], [2], [3]],
        hands: 1,
        dealer: 0,
        out: [],
        winners: [],
        ...standing,
      },
    },
  })
  return scoreBars(table, companyOf('ana', table, null))
}

describe('the score', () => {
  test('has the highest first and yours marked', () => {
    const shown = bars({ totals: [212, 340, 95, 187] })

    expect(shown.map(({ label }) => label)).toEqual(['Ben', 'Ana', 'Rui', 'Eva'])
    expect(shown.map(({ mine }) => mine)).toEqual([false, true, false, false])
    expect(shown.map(({ scorer }) => scorer)).toEqual([1, 0, 3, 2])
  })

  test('has those who are out last', () => {
    expect(bars({ totals: [1, 500, 3, 4], out: [1] }).at(-1)).toMatchObject({ label: 'Ben', out: true })
  })

  test('counts partners together', () => {
    const teams = [
      [0, 2],
      [1, 3],
    ]

    expect(bars({ totals: [10, 20], scorers: teams })).toMatchObject([
      { label: 'Ben & Rui', points: 20, mine: false },
      { label: 'Ana & Eva', points: 10, mine: true },
    ])
  })
})

describe('the goal', () => {
  test('is what the edition prints, or what was agreed', () => {
    expect(goalOf('classic').goal).toBe(500)
    expect(goalOf('hp2003+target=200').goal).toBe(200)
  })

  test('is no number of points where the hands are counted', () => {
    expect(goalOf('classic+score=rotate4')).toMatchObject({ format: 'rotate4', goal: null })
  })
})
