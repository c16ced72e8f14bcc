import { describe, expect, test } from 'vitest'
import { fanOnDesk, fanOnPhone, heldCards, sortHand } from './hand'

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

  test('on a narrow stage the second row comes sooner', () => {
    expect(fanOnDesk(20, 676).rows).toBe(2)
  })

  test('no hand and one card need no step', () => {
    expect(fanOnDesk(0, STAGE).cards).toEqual([])
    expect(fanOnDesk(1, STAGE).cards).toEqual([{ x: 486, y: 0, turn: 0, row: 0 }])
  })
})

describe('on a phone', () => {
  test('seven cards fill a row with tabs of 45', () => {
    const { cards, rows } = fanOnPhone(7, PHONE)

    expect(rows).toBe(1)
    expect((cards[1]?.x ?? 0) - (cards[0]?.x ?? 0)).toBeCloseTo(45.33)
  })

  test('25 cards take four rows and 261 pixels', () => {
    const { rows, height, visible } = fanOnPhone(25, PHONE)

    expect([rows, Math.round(height), Math.round(visible)]).toEqual([4, 261, 261])
  })

  test('past 28 cards the hand scrolls', () => {
    const all = fanOnPhone(28, PHONE)
    const more = fanOnPhone(29, PHONE)

    expect(all.visible).toBe(all.height)
    expect([more.visible, more.height]).toEqual([all.height, all.height + 57])
  })

  test('every tab is a finger wide, however many cards and however wide the phone', () => {
    for (const available of [296, PHONE, 366, 406, 700])
      for (let count = 2; count <= 40; count++) {
        const { cards } = fanOnPhone(count, available)
        const inFirst = cards.filter((card) => card.row === 0)
        inFirst.slice(1).forEach((card, nth) => {
          expect(card.x - (inFirst[nth]?.x ?? 0)).toBeGreaterThanOrEqual(44)
        })
        expect(Math.max(...cards.map((card) => card.x))).toBeLessThanOrEqual(available - 64 + 1e-6)
      }
  })

  test('a few cards lie side by side in the middle', () => {
    const { cards } = fanOnPhone(3, PHONE)

    expect(cards.map((card) => card.x)).toEqual([66, 136, 206])
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
