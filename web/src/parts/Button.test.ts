import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import Button from './Button.svelte'

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }))

beforeAll(() => speak('en'))

describe('a button', () => {
  test('that is busy keeps focus and takes no second press', async () => {
    const pressed = vi.fn()
    render(Button, { children: words('Open'), busy: true, onclick: pressed })
    const button = screen.getByRole('button', { name: 'Open' })
    button.focus()
    await fireEvent.click(button)

    expect(pressed).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
  })

  test('with an address is a link', () => {
    render(Button, { children: words('Rulebook'), href: 'rules' })

    expect(screen.getByRole('link', { name: 'Rulebook' }).getAttribute('href')).toBe('rules')
  })
})
