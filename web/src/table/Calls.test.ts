import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Calls from './Calls.svelte'
import { SECOND_TAP, UNSEEN } from './GuardedButton.svelte'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

test('a second tap on a catch does not flag the card that takes its place', async () => {
  const onact = vi.fn()
  const words = (move: string) => move
  const around = {
    words,
    fullWords: words,
    placeOf: () => null,
    seating: null,
    mat: { width: 400, height: 300 },
  }
  const { rerender } = render(Calls, { ...around, onact, catches: [{ move: 'catch 3', seat: 3 }], flags: [] })
  await rerender({ catches: [], flags: [{ move: 'flag 3', seat: 3 }] })
  vi.advanceTimersByTime(UNSEEN)
  await fireEvent.click(screen.getByRole('button', { name: 'flag 3' }))
  expect(onact).not.toHaveBeenCalled()
  vi.advanceTimersByTime(SECOND_TAP)
  await fireEvent.click(screen.getByRole('button', { name: 'flag 3' }))

  expect(onact).toHaveBeenCalledExactlyOnceWith('flag 3')
})
