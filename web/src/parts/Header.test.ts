import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import Header from './Header.svelte'

beforeAll(() => speak('en'))

const header = {
  home: './',
  links: [
    { label: 'Play', href: 'new', current: true },
    { label: 'Rulebook', href: 'rules' },
  ],
  theme: 'light' as const,
  ontheme: () => undefined,
  onlanguage: () => undefined,
}

test('the header marks the page one is on and changes the language', async () => {
  const changed = vi.fn()
  render(Header, { ...header, onlanguage: changed })
  const [picker = expect.fail('no languages')] = screen.getAllByRole('combobox', { name: 'Language' })
  await fireEvent.change(picker, { target: { value: 'fr-FR' } })

  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Rulebook' }).getAttribute('aria-current')).toBeNull()
  expect(changed).toHaveBeenCalledExactlyOnceWith('fr-FR')
})

test.each([
  ['light', 'Dark theme', 'dark'],
  ['dark', 'Light theme', 'light'],
  ['auto', 'Dark theme', 'dark'],
] as const)('from %s the theme turns to the other', async (theme, label, next) => {
  const turned = vi.fn()
  render(Header, { ...header, theme, ontheme: turned })
  await fireEvent.click(screen.getByRole('button', { name: label }))

  expect(turned).toHaveBeenCalledExactlyOnceWith(next)
})
