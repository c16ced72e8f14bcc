import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import GuardedButton, { SECOND_TAP, UNSEEN } from './GuardedButton.svelte'

const children = createRawSnippet(() => ({ render: () => '<span>Catch Théo</span>' }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a button that appears in a hurry', () => {
  test('does not take a click that was meant for something else', async () => {
    const onpress = vi.fn()
    render(GuardedButton, { meant: 'catch 3', onpress, children })
    vi.advanceTimersByTime(UNSEEN - 1)
    await fireEvent.click(screen.getByRole('button'))

    expect(onpress).not.toHaveBeenCalled()
  })

  test('takes a click as soon as it can be meant', async () => {
    const onpress = vi.fn()
    render(GuardedButton, { meant: 'catch 3', onpress, children })
    vi.advanceTimersByTime(UNSEEN)
    await fireEvent.click(screen.getByRole('button'))

    expect(onpress).toHaveBeenCalledOnce()
  })

  test('waits longer where it takes the place of another', async () => {
    const onpress = vi.fn()
    render(GuardedButton, { meant: 'flag 3', onpress, children, unseen: SECOND_TAP })
    vi.advanceTimersByTime(SECOND_TAP - 1)
    await fireEvent.click(screen.getByRole('button'))
    expect(onpress).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    await fireEvent.click(screen.getByRole('button'))

    expect(onpress).toHaveBeenCalledOnce()
  })

  test('is another one as soon as it means something else', async () => {
    const onpress = vi.fn()
    const { rerender } = render(GuardedButton, { meant: 'catch 3', onpress, children })
    vi.advanceTimersByTime(UNSEEN)
    await rerender({ meant: 'catch 1' })
    await fireEvent.click(screen.getByRole('button'))

    expect(onpress).not.toHaveBeenCalled()
  })
})
