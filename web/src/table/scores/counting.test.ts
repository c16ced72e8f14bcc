import { describe, expect, test } from 'vitest'
import type { MatchEvent, Standing } from '../../protocol'
import { wholeEvent, type Happening } from '../../state/following'
import { countedHands, lastHand, ranked, rowsOf, soleGain, valuesOf } from './counting'

const laid = wholeEvent({ of: 'hand', kind: 'laid', rule: 'R-16', seat: 0, cards: ['R7'] })
const told = (kind: string, players: number[], number?: number): Happening =>
  wholeEvent({ of: 'match', kind, rule: 'R-55', players, number } as MatchEvent)
const started = wholeEvent({ of: 'table', kind: 'started' })

function standing(more: Partial<Standing> = {}): Standing {
  return {
    totals: [64, 226],
    scorers: [[0], [1]],
    hands: 2,
    dealer: 0,
    out: [],
    winners: [],
    ...more,
  }
}

const TWO_HANDS = [
  laid,
  told('scored', [0], 64),
  told('deals', [1]),
  laid,
  told('scored', [1], 226),
  told('deals', [0]),
]

describe('the hands of a match', () => {
  test('are counted one by one', () => {
    const hands = countedHands(TWO_HANDS, standing())

    expect(hands.map(({ number }) => number)).toEqual([1, 2])
    expect(hands.map(({ points }) => [...points])).toEqual([[[0, 64]], [[1, 226]]])
    expect(lastHand(hands, standing())?.told.map(({ kind }) => kind)).toEqual(['scored', 'deals'])
  })

  test('that came before a reload are one sum', () => {
    const rows = rowsOf(countedHands(TWO_HANDS, standing({ hands: 5 })), standing({ totals: [164, 226] }))

    expect(rows.map(({ earlier }) => earlier)).toEqual([100, 0])
    expect(countedHands(TWO_HANDS, standing({ hands: 5 })).map(({ number }) => number)).toEqual([4, 5])
  })

  test('are those of this match, not of the one before', () => {
    const hands = countedHands([...TWO_HANDS, started, laid, told('void_hand', [])], standing({ hands: 1 }))

    expect(hands).toHaveLength(1)
    expect(hands[0]?.points.size).toBe(0)
  })

  test('are none where none was followed', () => {
    expect(lastHand(countedHands([], standing()), standing())).toBeNull()
    expect(rowsOf([], standing()).map(({ earlier, before }) => [earlier, before])).toEqual([
      [64, 64],
      [226, 226],
    ])
  })

  test('know what a total was before the last of them', () => {
    expect(rowsOf(countedHands(TWO_HANDS, standing()), standing()).map(({ before }) => before)).toEqual([
      64, 0,
    ])
  })
})

describe('a gain', () => {
  test('belongs to one alone, or it is nobody’s', () => {
    const [, last] = countedHands(TWO_HANDS, standing())
    const [all] = countedHands([laid, told('scored', [0], 5), told('scored', [1], 9)], standing({ hands: 1 }))

    expect(soleGain(last ?? null)).toBe(226)
    expect(soleGain(all ?? null)).toBeNull()
    expect(soleGain(null)).toBeNull()
  })
})

describe('a team', () => {
  test('scores together, and is out with any of its players', () => {
    const [row] = rowsOf([], standing({ scorers: [[0, 2]], totals: [90], out: [2] }))

    expect(row).toMatchObject({ players: [0, 2], total: 90, isOut: true })
  })
})

describe('the final table', () => {
  const order = (more: Partial<Standing>) => ranked(rowsOf([], standing(more))).map(({ scorer }) => scorer)

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
