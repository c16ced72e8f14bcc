import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import Segments from './Segments.svelte'

beforeAll(() => speak('en'))

describe('segments', () => {
  const choices = [2, 3, 4].map((value) => ({ value, label: String(value), disabled: value === 3 }))

  test('are one stop for Tab: the chosen one', () => {
    render(Segments, { label: 'Seats', choices, value: 4 })

    expect(screen.getAllByRole('radio').map((radio) => radio.tabIndex)).toEqual([-1, -1, 0])
  })

  test('are walked with arrows, past what cannot be chosen', async () => {
    const chosen = vi.fn()
    render(Segments, { label: 'Seats', choices, value: 2, onchange: chosen })
    await fireEvent.keyDown(screen.getByRole('radio', { name: '2' }), { key: 'ArrowRight' })

    expect(chosen).toHaveBeenCalledExactlyOnceWith(4)
    expect(document.activeElement?.textContent.trim()).toBe('4')
    expect(screen.getByRole('radio', { name: '4' }).getAttribute('aria-checked')).toBe('true')
  })

  test('say nothing when the chosen one is pressed again', async () => {
    const chosen = vi.fn()
    render(Segments, { label: 'Seats', choices, value: 2, onchange: chosen })
    await fireEvent.click(screen.getByRole('radio', { name: '2' }))

    expect(chosen).not.toHaveBeenCalled()
  })
})
