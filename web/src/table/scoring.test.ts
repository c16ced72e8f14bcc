import { beforeAll, describe, expect, test } from 'vitest'
import type { Standing } from '../protocol'
import { welcomed } from '../state/seen'
import { companyOf } from '../words/company'
import { speak } from '../words/language.svelte'
import { goalOf, scoreBars } from './scores/scores'

beforeAll(() => speak('en'))

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
