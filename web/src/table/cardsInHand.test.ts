import { beforeAll, describe, expect, test } from 'vitest'
import { questions } from '../play/offers'
import type { Offer } from '../protocol'
import { speak } from '../words/language.svelte'
import { fitting, cardsInHand, stepInRows } from './cardsInHand'

const MOVES: readonly Offer[] = [
  ['play B7', null],
  ['play W4>R', 'R-28'],
  ['play W4>B', 'R-28'],
  ['draw', null],
]
const { cards: offers } = questions(MOVES)
const HAND = ['B7', 'G4', 'B7', 'W4']

beforeAll(() => speak('en'))

function shown(more: Partial<Parameters<typeof cardsInHand>[0]> = {}) {
  return cardsInHand({
    hand: HAND,
    drawn: null,
    edition: 'classic',
    offers,
    sort: 'color',
    mark: true,
    ...more,
  })
}

describe('the cards of a hand', () => {
  test('say what they are, whether they fit, and where they lie', () => {
    expect(shown().map(({ label }) => label)).toEqual([
      'Blue 7, square, playable, 1 of 4',
      'Blue 7, square, playable, 2 of 4',
      'Green 4, triangle, 3 of 4',
      'Wild Draw Four, against the rules, 4 of 4',
    ])
  })

  test('are lifted where they fit and veiled where they cannot be laid', () => {
    expect(shown().map(({ lifted, veiled }) => [lifted, veiled])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  test('look neither fitting nor useless where they would break a rule', () => {
    expect(shown().map(({ breaks }) => breaks)).toEqual([false, false, false, true])
  })

  test('look all the same to who wishes no marks', () => {
    expect(shown({ mark: false }).some(({ lifted, veiled, breaks }) => lifted || veiled || breaks)).toBe(
      false,
    )
  })

  test('stay where they are when all of them fit', () => {
    expect(shown({ hand: ['B7'] }).map(({ lifted }) => lifted)).toEqual([false])
  })

  test('mark one of equal cards as just drawn', () => {
    expect(shown({ drawn: 'B7' }).map(({ fresh }) => fresh)).toEqual([false, true, false, false])
  })

  test('are counted where they fit without breaking a rule', () => {
    expect(fitting(HAND, offers)).toBe(2)
  })
})

const ROWS = [
  { x: 0, row: 0 },
  { x: 45, row: 0 },
  { x: 90, row: 0 },
  { x: 0, row: 1 },
  { x: 45, row: 1 },
]

describe('the arrow keys', () => {
  test('go around sideways', () => {
    expect(stepInRows('ArrowRight', 4, ROWS)).toBe(0)
    expect(stepInRows('ArrowLeft', 0, ROWS)).toBe(4)
  })

  test('lead to the card below or above', () => {
    expect(stepInRows('ArrowDown', 1, ROWS)).toBe(4)
    expect(stepInRows('ArrowUp', 3, ROWS)).toBe(0)
  })

  test('lead to the nearest where nothing lies below', () => {
    expect(stepInRows('ArrowDown', 2, ROWS)).toBe(4)
  })

  test('lead nowhere over the edge', () => {
    expect(stepInRows('ArrowUp', 1, ROWS)).toBeNull()
  })

  test('mean the next card where there is one row', () => {
    expect(stepInRows('ArrowDown', 1, ROWS.slice(0, 3))).toBe(2)
  })

  test('do nothing in an empty hand, and other keys never', () => {
    expect(stepInRows('ArrowRight', 0, [])).toBeNull()
    expect(stepInRows('x', 0, ROWS)).toBeNull()
  })
})

test('a card that jumps in is marked, and no other looks as if it did not fit', () => {
  const jumping = questions([['jump B7', null]]).cards
  const cards = shown({ offers: jumping, yours: false })

  expect(cards.map(({ card, jumps, lifted, veiled }) => [card, jumps, lifted, veiled])).toEqual([
    ['B7', true, true, false],
    ['B7', true, true, false],
    ['G4', false, false, false],
    ['W4', false, false, false],
  ])
  expect(cards[0]?.label).toBe('Blue 7, square, you can jump in with it, 1 of 4')
})
