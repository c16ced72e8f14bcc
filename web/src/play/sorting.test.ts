import { describe, expect, test } from 'vitest'
import { heldCards, sortHand } from './hand'

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
