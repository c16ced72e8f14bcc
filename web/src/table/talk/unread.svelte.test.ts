import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../words/language.svelte'
import { seated, type Seated } from '../../../tests/seated'
import { Unread } from './Talk.svelte'

let table: Seated
let unread: Unread
let isLooking = $state(false)
let end: () => void

beforeEach(async () => {
  await speak('en')
  table = seated([])
  isLooking = false
  end = $effect.root(() => {
    unread = new Unread(table.state, () => isLooking)
  })
  flushSync()
})

afterEach(() => {
  end()
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
