import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { countLast, type TimeLeft } from './countdown.svelte'

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
