import { describe, expect, test } from 'vitest'
import { clockAt, countLast, ringWords, secondsUntil, type TimeLeft } from './countdown.svelte'
import { flushSync } from 'svelte'

test('a ring has seconds in it, and from a minute on minutes too', () => {
  expect([9, 59, 60, 116].map(ringWords)).toEqual(['9', '59', '1:00', '1:56'])
})

const CLOCK = { seat: 0, since: 100, warning: 120, until: 130 }

describe('a clock', () => {
  test('is whole when it starts', () => {
    expect(clockAt(CLOCK, 100)).toEqual({ share: 1, seconds: 30, warning: false })
  })

  test('warns from its warning on', () => {
    expect(clockAt(CLOCK, 119.9).warning).toBe(false)
    expect(clockAt(CLOCK, 120)).toEqual({ share: 1 / 3, seconds: 10, warning: true })
  })

  test('counts a second until it is over', () => {
    expect(clockAt(CLOCK, 129.2).seconds).toBe(1)
    expect(clockAt(CLOCK, 130)).toEqual({ share: 0, seconds: 0, warning: true })
  })

  test('never shows more than all or less than nothing', () => {
    expect(clockAt(CLOCK, 90)).toMatchObject({ share: 1, seconds: 30 })
    expect(clockAt(CLOCK, 500)).toMatchObject({ share: 0, seconds: 0 })
  })

  test('that has no time is empty', () => {
    expect(clockAt({ since: 5, warning: 5, until: 5 }, 5).share).toBe(0)
  })
})

describe('the seconds to a moment', () => {
  test('are rounded up, but not for a rounding error', () => {
    expect(secondsUntil(123.5, 122)).toBe(2)
    expect(secondsUntil(0.1 + 0.2 + 1, 0.3)).toBe(1)
  })

  test('are none where there is no moment', () => {
    expect(secondsUntil(null, 5)).toBe(0)
  })
})

let left = $state.raw<TimeLeft | null>(null)

test('each of the last seconds is heard once, whatever else happens in it', () => {
  const heard: number[] = []
  const end = $effect.root(() => {
    countLast(
      () => left,
      () => heard.push(left?.seconds ?? 0),
    )
  })
  for (const [seconds, share] of [
    [11, 0.4],
    [10, 0.34],
    [10, 0.33],
    [9, 0.3],
    [0, 0],
  ] as const) {
    left = { seconds, share, warning: seconds <= 10 }
    flushSync()
  }
  end()

  expect(heard).toEqual([10, 9])
})
