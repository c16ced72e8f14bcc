import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import type { Piece } from '../words/sentence'
import Button from './Button.svelte'
import CodeField from './CodeField.svelte'
import CopyField from './CopyField.svelte'
import Header from './Header.svelte'
import Plate from './Plate.svelte'
import ProgressBar from './ProgressBar.svelte'
import QrCode from './QrCode.svelte'
import RuleChip from './RuleChip.svelte'
import Segments from './Segments.svelte'
import Sentence from './Sentence.svelte'
import Sheet from './Sheet.svelte'
import Switch from './Switch.svelte'
import TextField from './TextField.svelte'

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

describe('a field for a code', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Join by code')

  test('is one field that takes small letters as large ones', async () => {
    render(CodeField, { label: 'Join by code', value: '' })
    await fireEvent.input(field(), { target: { value: 'k7-rm' } })

    expect(field().value).toBe('K7RM')
  })

  test('says once that the code is whole', async () => {
    const full = vi.fn()
    render(CodeField, { label: 'Join by code', value: '', onfull: full })
    await fireEvent.input(field(), { target: { value: 'k7rm4xyz' } })
    await fireEvent.input(field(), { target: { value: 'k7rm4xyzq' } })

    expect(full).toHaveBeenCalledExactlyOnceWith('K7RM4XYZ')
  })

  test('reads a problem aloud and belongs to it', () => {
    render(CodeField, { label: 'Join by code', value: 'K7', problem: 'There is no such table.' })

    expect(screen.getByRole('alert').textContent).toBe('There is no such table.')
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'There is no such table.',
    )
  })
})

test('a switch says whether it is on', async () => {
  const turned = vi.fn()
  render(Switch, { label: 'Sound', checked: false, onchange: turned })
  await fireEvent.click(screen.getByRole('switch', { name: 'Sound' }))

  expect(turned).toHaveBeenCalledExactlyOnceWith(true)
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('true')
})

test('a password is shown on demand', async () => {
  render(TextField, { label: 'Password', type: 'password', value: 'secret' })
  await fireEvent.click(screen.getByRole('button', { name: 'Show the password' }))

  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text')
  expect(screen.getByRole('button', { name: 'Hide the password' })).toBeTruthy()
})

test('Enter in a field is an answer, but not while a word is being composed', async () => {
  const entered = vi.fn()
  render(TextField, { label: 'Say', value: 'hello', onenter: entered })
  const field = screen.getByLabelText('Say')
  await fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  await fireEvent.keyDown(field, { key: 'Enter' })

  expect(entered).toHaveBeenCalledExactlyOnceWith('hello')
})

describe('a rule chip', () => {
  test('opens its rule here', async () => {
    const opened = vi.fn()
    render(RuleChip, { rule: 'R-28', href: 'rules/R-28', onopen: opened })
    await fireEvent.click(screen.getByRole('link', { name: 'Rule R-28' }))

    expect(opened).toHaveBeenCalledExactlyOnceWith('R-28')
  })

  test('is left to the browser where another tab is wanted', async () => {
    const opened = vi.fn()
    render(RuleChip, { rule: 'R-28', href: '#R-28', onopen: opened })
    await fireEvent.click(screen.getByRole('link'), { ctrlKey: true })

    expect(opened).not.toHaveBeenCalled()
  })
})

test('a sentence shows its colors with their chips, its cards in pieces and its rules as chips', () => {
  const pieces: Piece[] = [
    { kind: 'text', text: 'Théo laid ' },
    {
      kind: 'card',
      card: 'B6',
      text: 'blue 6',
      inside: [
        { kind: 'color', color: 'B', text: 'blue' },
        { kind: 'text', text: ' 6' },
      ],
    },
    { kind: 'text', text: '. ' },
    { kind: 'rule', rule: 'R-22', text: 'R-22' },
  ]
  const { container } = render(Sentence, { pieces })

  expect(container.textContent).toBe('Théo laid blue 6. R-22')
  expect(container.querySelectorAll('b svg')).toHaveLength(1)
})

test('what is copied may be more than what is shown', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(CopyField, { label: 'Code', value: 'K7RM4XYZ', copied: 'https://cards.example/t/K7RM4XYZ' })
  await fireEvent.click(screen.getByRole('button', { name: 'Copy: Code' }))

  expect(writeText).toHaveBeenCalledExactlyOnceWith('https://cards.example/t/K7RM4XYZ')
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied.'))
  vi.unstubAllGlobals()
})

describe('where there is no clipboard', () => {
  async function copies(works: boolean): Promise<string | undefined> {
    const setData = vi.fn<DataTransfer['setData']>()
    vi.stubGlobal('navigator', {})
    document.execCommand = () => {
      document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData: { setData } }))
      return works
    }
    render(CopyField, { label: 'Code', value: 'K7RM 4XYZ', copied: 'K7RM4XYZ' })
    await fireEvent.click(screen.getByRole('button', { name: 'Copy: Code' }))
    vi.unstubAllGlobals()
    return setData.mock.lastCall?.[1]
  }

  test('a text is copied as it is meant', async () => {
    expect(await copies(true)).toBe('K7RM4XYZ')
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied.'))
  })

  test('and no other way, it is marked to be copied by hand, and nothing else is said', async () => {
    await copies(false)

    expect(getSelection()?.toString()).toBe('K7RM 4XYZ')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

test('a plate reads its cards as a number of cards', () => {
  const { container } = render(Plate, { name: 'Théo', cards: 1, host: true })

  expect(container.textContent).toContain('one card')
  expect(container.textContent).toContain('host')
})

test('a score beyond the target fills its bar and is still said as it is', () => {
  render(ProgressBar, { label: 'Nadia', value: 560, most: 500 })
  const meter = screen.getByRole('meter', { name: 'Nadia' })

  expect(meter.getAttribute('aria-valuetext')).toBe('560')
  expect(meter.querySelector('i')?.style.width).toBe('100%')
})

test('a QR code is a picture with a name', () => {
  render(QrCode, { text: 'https://cards.example/t/K7RM4XYZ', label: 'Link to the table' })

  expect(
    screen.getByRole('img', { name: 'Link to the table' }).querySelector('path')?.getAttribute('d'),
  ).toMatch(/^M4 4h1/)
})

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
  await fireEvent.click(screen.getByRole('radio', { name: 'Français' }))

  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Rulebook' }).getAttribute('aria-current')).toBeNull()
  expect(changed).toHaveBeenCalledExactlyOnceWith('fr')
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

describe('a sheet', () => {
  const sheet = { open: true, title: 'Name a color', children: words('Red') }

  function opener(): HTMLButtonElement {
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    return button
  }

  test('takes focus when it opens and gives it back when it closes', async () => {
    const before = opener()
    const { rerender } = render(Sheet, sheet)

    expect(document.activeElement?.textContent).toBe('Name a color')
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

    expect(screen.getByRole('dialog', { name: 'Name a color' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Name a color')
    over.remove()
  })

  test('that wants an answer stays, and offers no way out', async () => {
    render(Sheet, { ...sheet, modal: false, closable: false })
    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })

    expect(screen.getByRole('dialog', { name: 'Name a color' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})
