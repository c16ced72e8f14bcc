import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import Sheet from './Sheet.svelte'

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))

beforeAll(() => speak('en'))

describe('a sheet', () => {
  const sheet = { open: true, title: 'Choose a color', children: words('Red') }

  function opener(): HTMLButtonElement {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    return button
  }

  test('takes focus when it opens and gives it back when it closes', async () => {
    const before = opener()
    const { rerender } = render(Sheet, sheet)

    expect(document.activeElement?.textContent).toBe('Choose a color')
    await rerender({ open: false })
    expect(document.activeElement).toBe(before)
  })

  test('gives focus to what is marked as first', () => {
    const first = createRawSnippet(() => ({ render: () => '<button data-first>Take four</button>' }))
    render(Sheet, { ...sheet, children: first })

    expect(document.activeElement?.textContent).toBe('Take four')
  })

  test('that lets the hand be reached closes with Escape', async () => {
    const closed = vi.fn()
    render(Sheet, { ...sheet, modal: false, onclose: closed })
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })

    expect(closed).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('waits until the one that lies over the table is closed', () => {
    const over = document.body.appendChild(document.createElement('dialog'))
    const find = vi.spyOn(document, 'querySelector').mockReturnValue(over)
    render(Sheet, { ...sheet, modal: false })
    find.mockRestore()
    expect(screen.queryByRole('dialog')).toBeNull()
    over.dispatchEvent(new Event('close'))

    expect(screen.getByRole('dialog', { name: 'Choose a color' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Choose a color')
    over.remove()
  })

  test('that wants an answer stays, and offers no way out', async () => {
    render(Sheet, { ...sheet, modal: false, closable: false })
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })

    expect(screen.getByRole('dialog', { name: 'Choose a color' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})
