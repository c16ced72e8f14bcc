import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whileSeen } from '../Lobby.svelte'

/** A page whose reader can look away. */
class Looked extends EventTarget {
  hidden = false

  turn(hidden: boolean): void {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: Looked
let times: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = new Looked()
  times = 0
  const look = () => {
    times += 1
    return Promise.resolve()
  }
  stop = whileSeen(look, 5, page as unknown as Document)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('it is done at once and then every few seconds', async () => {
  expect(times).toBe(1)
  await vi.advanceTimersByTimeAsync(10_000)

  expect(times).toBe(3)
})

test('nobody looks, nothing is asked', async () => {
  await vi.advanceTimersByTimeAsync(0)
  page.turn(true)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(times).toBe(1)
})

test('whoever looks again sees what is there now', async () => {
  await vi.advanceTimersByTimeAsync(0)
  page.turn(true)
  await vi.advanceTimersByTimeAsync(60_000)
  page.turn(false)

  expect(times).toBe(2)
})

test('after the page is left nothing more is asked', async () => {
  await vi.advanceTimersByTimeAsync(0)
  stop()
  page.turn(false)
  await vi.advanceTimersByTimeAsync(60_000)

  expect(times).toBe(1)
})
