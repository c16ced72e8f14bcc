import { describe, expect, test } from 'vitest'
import { type TableEvent, wholeEvent } from '../../protocol'
import { mayPick, stepAmong, dealerResultOf, waitedFor } from './dealerChoice'

const SPREAD = { cards: 20, among: [0, 2], picks: [{ seat: 2, at: 5, card: '?' }] }
const event = (more: Omit<TableEvent, 'of'>) => wholeEvent({ of: 'table', ...more })

describe('a card', () => {
  test('is picked by who is among those and has not picked', () => {
    expect([0, 1, 2, null].map((you) => mayPick(SPREAD, you))).toEqual([true, false, false, false])
    expect(waitedFor(SPREAD)).toEqual([0])
  })
})

describe('what was picked', () => {
  test('is unveiled together, with who deals', () => {
    const events = [
      event({ kind: 'picked', seat: 0, card: 'R2', rule: 'R-03' }),
      event({ kind: 'picked', seat: 1, card: 'G9', rule: 'R-03' }),
      event({ kind: 'dealer', seat: 1, rule: 'R-03' }),
    ]

    expect(dealerResultOf(events)).toEqual({
      cards: [
        { seat: 0, card: 'R2' },
        { seat: 1, card: 'G9' },
      ],
      tied: false,
      dealer: 1,
      rule: 'R-03',
    })
  })

  test('may be tied', () => {
    const events = [event({ kind: 'picked', seat: 0, card: 'R9' }), event({ kind: 'tied' })]

    expect(dealerResultOf(events)).toMatchObject({ tied: true, dealer: null })
  })

  test('is nothing where something else happened', () => {
    expect(dealerResultOf([event({ kind: 'joined', person: 'eva', name: 'Eva' })])).toBeNull()
  })
})

describe('the keys lead', () => {
  const gone = (at: number) => at === 5 || at === 9
  const from = (key: string, at: number) => stepAmong(key, at, 20, 4, gone)

  test('to the next card that still lies there', () => {
    expect(from('ArrowRight', 4)).toBe(6)
    expect(from('ArrowLeft', 6)).toBe(4)
  })

  test('up and down a row, past places that are empty', () => {
    expect(from('ArrowDown', 1)).toBe(13)
    expect(from('ArrowUp', 13)).toBe(1)
  })

  test('to the first and the last', () => {
    expect(from('Home', 7)).toBe(0)
    expect(from('End', 7)).toBe(19)
  })

  test('nowhere beyond the edge, and other keys nowhere at all', () => {
    expect(from('ArrowUp', 2)).toBeNull()
    expect(from('ArrowRight', 19)).toBeNull()
    expect(from('a', 3)).toBeNull()
  })
})
