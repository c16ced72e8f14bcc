import { describe, expect, test } from 'vitest'
import { fanOnDesk, fanOnPhone, glanceOnPhone, heldCards, sortHand } from './hand'

const STAGE = 1092
const PHONE = 336

describe('on a desk', () => {
  test('nine cards of 120 lie 103 apart', () => {
    const { width, cards } = fanOnDesk(9, STAGE)

    expect(width).toBe(120)
    expect((cards[1]?.x ?? 0) - (cards[0]?.x ?? 0)).toBeCloseTo(103.2)
  })

  test('from ten cards on they are 112 wide', () => {
    expect(fanOnDesk(10, STAGE).width).toBe(112)
  })

  test('a fan never leaves its stage', () => {
    for (let count = 1; count <= 60; count++)
      for (const { x } of fanOnDesk(count, STAGE).cards) {
        expect(x).toBeGreaterThanOrEqual(60 - 1e-6)
        expect(x).toBeLessThanOrEqual(STAGE - 60 - 112 + 1e-6)
      }
  })

  test('the tilt is 1.6 degrees a place, less in a large fan', () => {
    const tilt = (count: number) => {
      const { cards } = fanOnDesk(count, STAGE)
      return (cards[1]?.turn ?? 0) - (cards[0]?.turn ?? 0)
    }

    expect(tilt(7)).toBeCloseTo(1.6)
    expect(tilt(20)).toBeCloseTo(0.7)
  })

  test('the middle card stands upright and the outer ones lie lower', () => {
    const { cards } = fanOnDesk(9, STAGE)

    expect(cards[4]).toMatchObject({ turn: 0, y: 0 })
    expect(cards[0]?.y).toBeCloseTo(cards[8]?.y ?? 0)
    expect(cards[0]?.y).toBeGreaterThan(5)
  })

  test('past 24 cards there are two rows', () => {
    expect([fanOnDesk(24, STAGE).rows, fanOnDesk(25, STAGE).rows]).toEqual([1, 2])
  })

  test('a row leaves the index of the row behind it in view', () => {
    const { cards, width, height } = fanOnDesk(30, STAGE)
    const upright = cards.filter((card) => Math.abs(card.turn) < 0.5).map((card) => card.y)

    expect(Math.max(...upright) - Math.min(...upright)).toBeGreaterThan(0.5 * 1.4 * width)
    expect(height).toBeCloseTo(1.57 * 1.4 * width, 0)
  })

  test('on a narrow area the second row comes sooner', () => {
    expect(fanOnDesk(20, 676).rows).toBe(2)
  })

  test('no hand and one card need no step', () => {
    expect(fanOnDesk(0, STAGE).cards).toEqual([])
    expect(fanOnDesk(1, STAGE).cards).toEqual([{ x: 486, y: 0, turn: 0, row: 0 }])
  })
})

describe('on a large desk', () => {
  test('the same fan is larger', () => {
    const [usual, large] = [fanOnDesk(7, STAGE), fanOnDesk(7, 2 * STAGE, 1.5)]

    expect(large.width).toBe(1.5 * usual.width)
    expect(large.height).toBeCloseTo(1.5 * usual.height)
  })
})

function onPhone(count: number, height = Infinity, width = PHONE) {
  return fanOnPhone(count, { width, height })
}

function stepOf({ cards }: { cards: readonly { x: number }[] }): number {
  return (cards[1]?.x ?? 0) - (cards[0]?.x ?? 0)
}

describe('on a phone', () => {
  test('seven cards fill a row with tabs of 44, as large as that allows', () => {
    const [narrow, wide] = [onPhone(7), onPhone(7, Infinity, 366)]

    expect([narrow.rows, narrow.width, stepOf(narrow)]).toEqual([1, 72, 44])
    expect([wide.rows, wide.width, stepOf(wide)]).toEqual([1, 102, 44])
  })

  test('twelve cards of 104 take two rows', () => {
    const { width, rows, height } = onPhone(12, 350, 366)

    expect([width, rows, Math.round(height)]).toEqual([104, 2, 239])
  })

  test('rows come closer first, and cards shrink only then', () => {
    const [roomy, closer, smaller] = [onPhone(12, 240, 366), onPhone(12, 230, 366), onPhone(12, 200, 366)]

    expect([roomy.width, closer.width]).toEqual([104, 104])
    expect(closer.height).toBeLessThan(roomy.height)
    expect(smaller.width).toBeLessThan(104)
    expect(smaller.height).toBeLessThanOrEqual(200)
  })

  test('cards never get smaller than 64: the hand scrolls instead, at most four rows at once', () => {
    const [all, more] = [onPhone(25, 270), onPhone(40, 290)]

    expect(all.visible).toBe(all.height)
    expect(more.width).toBe(64)
    expect(more.visible).toBeLessThan(more.height)
    expect(more.visible).toBeLessThanOrEqual(290)
    expect(onPhone(30, 10).visible).toBe(64 * 1.4)
  })

  test('every tab is a finger wide, however many cards and however large the phone', () => {
    for (const width of [296, PHONE, 366, 406, 700])
      for (const height of [100, 200, 300, Infinity])
        for (let count = 2; count <= 40; count++) {
          const { cards, width: card } = onPhone(count, height, width)
          const inFirst = cards.filter(({ row }) => row === 0)
          inFirst.slice(1).forEach(({ x }, nth) => {
            expect(x - (inFirst[nth]?.x ?? 0)).toBeGreaterThanOrEqual(44 - 1e-6)
          })
          expect(Math.max(...cards.map(({ x }) => x))).toBeLessThanOrEqual(width - card + 1e-6)
        }
  })

  test('a few cards lie side by side in the middle', () => {
    expect(onPhone(2).cards.map(({ x }) => x)).toEqual([60, 172])
    expect(stepOf(onPhone(3))).toBeGreaterThan(104)
  })

  test('at a glance all cards are in one row', () => {
    expect(glanceOnPhone(12, PHONE, 24)).toMatchObject({ rows: 1, width: 64 })
  })
})

const HAND = ['W4', 'Y3', 'B7', 'RS', 'R2', 'G7', 'W', 'BD', 'R10']

describe('a hand', () => {
  test('sorted by color has its figures from low to high, and wilds last', () => {
    expect(sortHand(['W4', 'Y3', 'B7', 'RS', 'R2', 'G7', 'W', 'BD'], 'color')).toEqual([
      'R2',
      'RS',
      'B7',
      'BD',
      'G7',
      'Y3',
      'W',
      'W4',
    ])
  })

  test('sorted by figure has equal figures beside each other', () => {
    expect(sortHand(['B7', 'RS', 'G7', 'W', 'R2', 'R7'], 'figure')).toEqual([
      'R2',
      'R7',
      'B7',
      'G7',
      'RS',
      'W',
    ])
  })

  test('keeps every card, also one that nobody knows', () => {
    const sorted = sortHand([...HAND, 'ZZ', '?'], 'color')

    expect(sorted).toHaveLength(HAND.length + 2)
    expect(sorted.slice(-4, -2)).toEqual(['W', 'W4'])
  })

  test('is not changed by sorting', () => {
    const hand = ['Y3', 'R2']
    sortHand(hand, 'color')

    expect(hand).toEqual(['Y3', 'R2'])
  })
})

describe('keys', () => {
  test('tell equal cards apart', () => {
    expect(heldCards(['R2', 'R2', 'B1']).map((each) => each.key)).toEqual(['R2#0', 'R2#1', 'B1#0'])
  })

  test('of the cards that stay do not change when one of two equal cards is laid', () => {
    expect(heldCards(['R2', 'B1']).map((each) => each.key)).toEqual(['R2#0', 'B1#0'])
  })
})
