import { fireEvent } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { passing } from './Toast.svelte'

const READING = 7000

let words: HTMLElement
let onpassed: () => void
let end: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  words = document.body.appendChild(document.createElement('div'))
  onpassed = vi.fn()
  end = passing(READING, onpassed)(words) ?? undefined
})

afterEach(() => {
  end?.()
  words.remove()
  vi.useRealTimers()
})

describe('what passes by itself', () => {
  test('does so after a while', () => {
    vi.advanceTimersByTime(READING)

    expect(onpassed).toHaveBeenCalledOnce()
  })

  test.each([
    ['pointerEnter', 'pointerLeave'],
    ['focusIn', 'focusOut'],
  ] as const)('stays as long as somebody reads (%s)', async (come, go) => {
    await fireEvent[come](words)
    vi.advanceTimersByTime(3 * READING)
    expect(onpassed).not.toHaveBeenCalled()
    await fireEvent[go](words)
    vi.advanceTimersByTime(READING)

    expect(onpassed).toHaveBeenCalledOnce()
  })

  test('stays for the keyboard when only the pointer goes', async () => {
    await fireEvent.focusIn(words)
    await fireEvent.pointerEnter(words)
    await fireEvent.pointerLeave(words)
    vi.advanceTimersByTime(3 * READING)

    expect(onpassed).not.toHaveBeenCalled()
  })

  test('is not missed when it was put away before', () => {
    end?.()
    vi.advanceTimersByTime(READING)

    expect(onpassed).not.toHaveBeenCalled()
  })
})
