import { expect, test } from 'vitest'
import { wholeEvent, type Happening } from '../state/following'
import { calledAfter } from './calling'

const hand = (kind: string, seat: number): Happening => wholeEvent({ of: 'hand', kind, rule: 'R-43', seat })

test('who has called has called, also long ago', () => {
  expect([...calledAfter([hand('called', 1), hand('laid', 2)], [3])]).toEqual([3, 1])
})

test.each(['drew', 'took_back', 'exposed'])('a call does not outlast "%s"', (kind) => {
  expect([...calledAfter([hand('called', 1), hand(kind, 1), hand(kind, 2)])]).toEqual([])
})

test('a call made anew counts', () => {
  expect([...calledAfter([hand('drew', 1), hand('called', 1)], [1])]).toEqual([1])
})
