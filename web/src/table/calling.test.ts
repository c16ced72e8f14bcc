import { describe, expect, test } from 'vitest'
import { type HandView, type Offer, type WholeEvent, wholeEvent } from '../protocol'
import { calledAfter, callNow } from './recall.svelte'
import { seated } from '../../tests/seated'

const hand = (kind: string, seat: number): WholeEvent => wholeEvent({ of: 'hand', kind, rule: 'R-43', seat })

test('who has called has called, also long ago', () => {
  expect([...calledAfter([hand('called', 1), hand('laid', 2)], [3])]).toEqual([3, 1])
})

test.each(['drew', 'took_back', 'exposed'])('a call does not outlast "%s"', (kind) => {
  expect([...calledAfter([hand('called', 1), hand(kind, 1), hand(kind, 2)])]).toEqual([])
})

test('a call made anew counts', () => {
  expect([...calledAfter([hand('drew', 1), hand('called', 1)], [1])]).toEqual([1])
})

describe('UNO can be called', () => {
  function now(moves: readonly Offer[], hand: HandView = {}, canCall = false) {
    const { state } = seated(moves, hand)
    if (!state.hand) throw new Error('expected a hand, came none')
    return callNow(state.hand, state.questions, canCall)
  }

  test('with the card that is taken up', () => {
    expect(now([['uno'], ['play B7'], ['play B7!']], {}, true)).toBe('with')
  })

  test('at once where a card can be laid, out of turn, and where it is owed', () => {
    expect(now([['uno'], ['play B7'], ['draw']])).toBe('due')
    expect(now([['uno']], { turn: 1, phase: 'turn:1' })).toBe('due')
    expect(now([['uno'], ['draw']], { exposed: [0] })).toBe('due')
  })

  test('but nobody waits for it where no card can be laid', () => {
    expect(now([['uno'], ['draw']])).toBe('not')
    expect(now([['draw']])).toBe('not')
  })
})
