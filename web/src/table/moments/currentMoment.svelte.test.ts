import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seated, type Seated } from '../../../tests/seated'
import type { HandEvent, HandKind } from '../../protocol'
import { speak } from '../../words/language.svelte'
import { CurrentMoment } from './currentMoment.svelte'
import { BEATS } from './moments'

let table: Seated
let moments: CurrentMoment
let end: () => void

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers()
  table = seated([], { turn: 3, color_before: 'B' })
  end = $effect.root(() => {
    moments = new CurrentMoment(table.client)
  })
  flushSync()
})

afterEach(() => {
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function happen(...events: readonly HandEvent[]): void {
  table.update({ events })
}

function event(kind: HandKind, more: Partial<HandEvent> = {}): HandEvent {
  return { of: 'hand', rule: 'R-16', kind, ...more }
}

const CALLED = event('called', { seat: 3 })
const CAUGHT = [event('caught', { seat: 0, other: 1 }), event('drew', { seat: 0, cards: ['R1', 'R2'] })]
const VERDICT = [
  event('shown', { seat: 3, other: 0, cards: ['B4', 'R1'] }),
  event('guilty', { seat: 3, other: 0, proof: 'B4' }),
  event('turn', { seat: 0 }),
]

describe('a moment', () => {
  test('ends by itself', () => {
    happen(CALLED)
    vi.advanceTimersByTime(BEATS.call.ends - 1)
    expect(moments.now?.kind).toBe('call')
    vi.advanceTimersByTime(1)

    expect(moments.now).toBeNull()
  })

  test('gives way to a newer one, which takes its own time', () => {
    happen(CALLED)
    vi.advanceTimersByTime(500)
    happen(event('caught', { seat: 3, other: 1 }))
    vi.advanceTimersByTime(BEATS.catch.ends - 1)
    expect(moments.now?.kind).toBe('catch')
    vi.advanceTimersByTime(1)

    expect(moments.now).toBeNull()
  })

  test('is not shown where nobody sees it', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    happen(CALLED)

    expect(moments.now).toBeNull()
  })

  test('of a call goes on while others play', () => {
    happen(CALLED)
    happen(event('laid', { seat: 0, cards: ['B7'] }))

    expect(moments.now?.kind).toBe('call')
  })
})

describe('who was caught', () => {
  test('reads so until something else happens, and sees the new cards', () => {
    happen(...CAUGHT)
    vi.advanceTimersByTime(5000)
    expect([moments.caught?.by, moments.fresh]).toEqual([1, ['R1', 'R2']])
    happen(event('laid', { seat: 1, cards: ['B7'] }))

    expect([moments.caught, moments.fresh]).toEqual([null, []])
  })
})

describe('a verdict', () => {
  test('goes with the next move', () => {
    happen(...VERDICT)
    expect(moments.verdict?.cards).toEqual(['B4', 'R1'])
    happen(event('drew', { seat: 0, cards: ['R9'] }))

    expect(moments.verdict).toBeNull()
  })

  test('is opened again and closed by the challenger, until the next turn', () => {
    happen(...VERDICT)
    vi.advanceTimersByTime(BEATS.verdict.ends)
    expect(moments.verdict).toBeNull()
    moments.reopen()
    expect(moments.verdict?.proof).toBe('B4')
    moments.reopen()
    expect(moments.verdict).toBeNull()
    happen(event('laid', { seat: 0, cards: ['B7'] }), event('turn', { seat: 1 }))
    moments.reopen()

    expect([moments.shownHand, moments.verdict]).toEqual([null, null])
  })

  test('is not opened again by anybody else', () => {
    happen(event('shown', { seat: 3, other: 1, cards: ['?'] }), event('guilty', { seat: 3, other: 1 }))

    expect(moments.shownHand).toBeNull()
  })
})
