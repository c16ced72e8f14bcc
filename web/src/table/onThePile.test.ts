import { describe, expect, test } from 'vitest'
import { type HandView, type WholeEvent, type WholeHand, wholeEvent } from '../protocol'
import { welcomed } from '../state/seen'
import { interrupted, logged } from '../state/log'
import { NOBODY } from '../words/company'
import { onThePile } from './recall.svelte'

const hand = (kind: string, seat: number, ...cards: string[]): WholeEvent =>
  wholeEvent({ of: 'hand', kind, rule: 'R-16', seat, cards })

const LAST_HAND = [
  hand('laid', 1, 'Y1'),
  wholeEvent({ of: 'match', kind: 'deals', rule: 'A-61', players: [0] }),
]
const THIS_HAND = [
  hand('turned_up', 0, 'R5'),
  hand('laid', 1, 'R7'),
  hand('called', 1),
  hand('turn', 2),
  hand('laid', 2, 'B7'),
]
const TOLD = logged([], [...LAST_HAND, ...THIS_HAND], NOBODY)

function lying(more: HandView): WholeHand {
  const table = {}
  const seen = welcomed({ type: 'welcome', protocol: 1, person: 'ana', n: 1, time: 0, table, hand: more })
  return seen.hand as WholeHand
}

describe('after a reload', () => {
  test('the cards of this hand lie below the top one as they were told', () => {
    expect(onThePile(TOLD, lying({ top: 'B7', discards: 3 }), 2).below).toEqual(['R5', 'R7'])
    expect(onThePile(TOLD, lying({ top: 'B7', discards: 3 }), 1).below).toEqual(['R7'])
  })

  test('no more of them than the pile has', () => {
    expect(onThePile(TOLD, lying({ top: 'B7', discards: 1 }), 2).below).toEqual([])
  })

  test('none where the top card is another than the last that was told', () => {
    expect(onThePile(TOLD, lying({ top: 'G7', discards: 9 }), 2).below).toEqual([])
  })

  test('nothing from before moves that were missed', () => {
    const log = logged(interrupted(TOLD, NOBODY), [hand('laid', 0, 'B9')], NOBODY)

    expect(onThePile(log, lying({ top: 'B9', discards: 8 }), 2)).toEqual({ below: [], called: new Set() })
  })

  test('who has called in this hand has called', () => {
    const before = logged([], [hand('called', 1), ...LAST_HAND], NOBODY)

    expect([...onThePile(TOLD, lying({ top: 'B7', discards: 3 }), 2).called]).toEqual([1])
    expect([...onThePile(before, lying({}), 2).called]).toEqual([])
  })

  test('who has drawn since has to call anew', () => {
    const log = logged(TOLD, [hand('drew', 1, '?', '?')], NOBODY)

    expect([...onThePile(log, lying({ top: 'B7', discards: 3 }), 2).called]).toEqual([])
  })
})
