import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../words/current.svelte'
import { seated, type Seated } from '../../tests/seated'
import { Recall, Unread } from './recall.svelte'

let table: Seated
let recall: Recall
let unread: Unread
let isLooking = $state(false)
let end: () => void

beforeEach(async () => {
  await speak('en')
  table = seated([], { number: 6, top: 'B6', discards: 3 })
  isLooking = false
  end = $effect.root(() => {
    recall = new Recall(table.state)
    unread = new Unread(table.state, () => isLooking)
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

describe('a call', () => {
  test('is remembered for the hand', () => {
    table.update({ events: [{ of: 'hand', kind: 'called', rule: 'R-43', seat: 3 }] })
    expect([...recall.called]).toEqual([3])

    table.update({ hand: { number: 7 } })
    expect([...recall.called]).toEqual([])
  })

  test('is over when its maker holds more cards again, however they came', () => {
    table.update({ events: [{ of: 'hand', kind: 'called', rule: 'R-43', seat: 3 }] })
    table.update({ hand: { counts: [4, 7, 7, 3] } })
    table.update({ hand: { counts: [4, 7, 7, 1] } })

    expect([...recall.called]).toEqual([])
  })
})

describe('talk that was not read', () => {
  const say = (message: number, person = 'ben') => {
    table.update({ events: [{ of: 'table', kind: 'said', person, name: person, text: 'hm', message }] })
    flushSync()
  }

  test('is counted, but not what one says oneself', () => {
    say(1)
    say(2)
    say(3, 'ana')

    expect(unread.count).toBe(2)
  })

  test('is read when somebody looks', () => {
    say(1)
    isLooking = true
    flushSync()
    expect(unread.count).toBe(0)

    isLooking = false
    flushSync()
    say(2)
    expect(unread.count).toBe(1)
  })
})
