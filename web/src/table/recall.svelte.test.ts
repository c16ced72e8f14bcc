import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type HandKind, type HandView, type WholeEvent, wholeEvent, type WholeHand } from '../protocol'
import { interrupted, logged } from '../state/log'
import { welcomed } from '../state/seen'
import { NOBODY } from '../words/company'
import { speak } from '../words/language.svelte'
import { seated, type Seated } from '../../tests/seated'
import { belowTop, Recall } from './recall.svelte'

let table: Seated
let recall: Recall
let end: () => void

beforeEach(async () => {
  await speak('en')
  table = seated([], { number: 6, top: 'B6', discards: 3 })
  end = $effect.root(() => {
    recall = new Recall(table.client)
  })
  flushSync()
})

afterEach(() => {
  end()
})

describe('below the top card', () => {
  test('lie the two that were seen before it', () => {
    table.update({ hand: { top: 'B7', discards: 4 } })
    table.update({ hand: { top: 'R7', discards: 5 } })
    table.update({ hand: { top: 'R2', discards: 6 } })

    expect(recall.below).toEqual(['B7', 'R7'])
  })

  test('nothing lies after the pile was turned over, or in a new hand', () => {
    table.update({ hand: { top: 'B7', discards: 4 } })
    table.update({ hand: { discards: 1 } })
    expect(recall.below).toEqual([])

    table.update({ hand: { top: 'R7', discards: 2 } })
    table.update({ hand: { number: 7, top: 'G1', discards: 1 } })
    expect(recall.below).toEqual([])
  })

  test('nothing is added by talk', () => {
    table.update({
      events: [{ of: 'table', kind: 'said', person: 'ben', name: 'Ben', text: 'hm', message: 1 }],
    })

    expect(recall.below).toEqual([])
  })
})

describe('the hand before', () => {
  test('lies there until the next is dealt', () => {
    table.update({ hand: null })
    expect(recall.last?.top).toBe('B6')

    table.update({ hand: { number: 7, top: 'G1' } })
    expect(recall.last).toBeNull()
  })
})

const hand = (kind: HandKind, seat: number, ...cards: string[]): WholeEvent =>
  wholeEvent({ of: 'hand', kind, rule: 'R-16', seat, cards })

const LAST_HAND = [
  hand('laid', 1, 'Y1'),
  wholeEvent({ of: 'match', kind: 'deals', rule: 'A-61', players: [0] }),
]
const THIS_HAND = [hand('turned_up', 0, 'R5'), hand('laid', 1, 'R7'), hand('turn', 2), hand('laid', 2, 'B7')]
const TOLD = logged([], [...LAST_HAND, ...THIS_HAND], NOBODY)

function lying(more: HandView): WholeHand {
  const table = {}
  const seen = welcomed({ type: 'welcome', protocol: 1, person: 'ana', n: 1, time: 0, table, hand: more })
  return seen.hand as WholeHand
}

describe('after a reload', () => {
  test('the cards of this hand lie below the top one as they were told', () => {
    expect(belowTop(TOLD, lying({ top: 'B7', discards: 3 }))).toEqual(['R5', 'R7'])
  })

  test('no more of them than the pile has', () => {
    expect(belowTop(TOLD, lying({ top: 'B7', discards: 2 }))).toEqual(['R7'])
    expect(belowTop(TOLD, lying({ top: 'B7', discards: 1 }))).toEqual([])
  })

  test('none where the top card is another than the last that was told', () => {
    expect(belowTop(TOLD, lying({ top: 'G7', discards: 9 }))).toEqual([])
  })

  test('nothing from before moves that were missed', () => {
    const log = logged(interrupted(TOLD, NOBODY), [hand('laid', 0, 'B9')], NOBODY)

    expect(belowTop(log, lying({ top: 'B9', discards: 8 }))).toEqual([])
  })
})
