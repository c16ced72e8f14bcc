import { describe, expect, test } from 'vitest'
import type { HandEvent } from '../protocol'
import { soundOf, soundOfAll } from './sounds'

function event(kind: string, more: Partial<HandEvent> = {}): HandEvent {
  return { of: 'hand', rule: 'R-16', kind, ...more }
}

const voices = (...events: HandEvent[]) => soundOfAll(events).map(({ voice }) => voice)

describe('one hears', () => {
  test('a card that is laid, and cards that are drawn, up to four', () => {
    expect(voices(event('laid', { cards: ['B6'] }))).toEqual(['slap'])
    expect(voices(event('drew', { cards: ['?', '?'] }))).toEqual(['slide', 'slide'])
    expect(voices(event('drew', { cards: Array.from({ length: 15 }, () => '?') }))).toHaveLength(4)
  })

  test('which way play turns', () => {
    const pitches = (direction: string) => soundOf(event('reversed', { direction })).map(({ pitch }) => pitch)
    const [left, right] = [pitches('L'), pitches('R')]

    expect(left).toHaveLength(2)
    expect(left[0]).toBeGreaterThan(left[1] ?? Infinity)
    expect(right).toEqual(left.toReversed())
  })

  test('a note of its own for each color', () => {
    const notes = ['R', 'B', 'G', 'Y'].map((color) => soundOf(event('named', { color }))[0]?.pitch)

    expect(notes).toEqual([523.25, 659.25, 783.99, 880])
  })

  test('a knock for the call, a hand on the table for the catch, four notes for who is out', () => {
    expect(voices(event('called'))).toEqual(['knock'])
    expect(voices(event('caught'))).toEqual(['hand'])
    expect(voices(event('out'))).toEqual(['bar', 'bar', 'bar', 'bar'])
  })

  test('a deal once, whoever is dealt to', () => {
    expect(voices(event('dealt'), event('dealt'), event('dealt'), event('turned_up'))).toEqual([
      'riffle',
      'slap',
    ])
  })

  test('one thing after the other', () => {
    const [laid, first] = soundOfAll([event('laid'), event('skipped')])

    expect(laid?.after).toBe(0)
    expect(first?.after).toBeGreaterThan(0)
  })

  test('nothing for whose turn it is, and nothing of the talk', () => {
    expect(voices(event('turn'))).toEqual([])
    expect(soundOf({ of: 'table', kind: 'said', text: 'hm' })).toEqual([])
  })
})
