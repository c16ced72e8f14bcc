import { render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import Hints from './Hints.svelte'

const SAID = [{ kind: 'text', text: 'Play a card.' }] as const

function hints(given: object = {}) {
  const props = {
    pieces: SAID,
    home: './',
    rule: 'R-16',
    done: 2,
    count: 11,
    misses: 0,
    onleave: vi.fn(),
    onrule: vi.fn(),
  }
  const shown = { ...props, ...given }
  return { ...render(Hints, shown), props: shown }
}

beforeEach(() => speak('en'))

test('a hint says what to do, by which rule, and how far one has come', () => {
  hints()

  expect(screen.getByText('Play a card.')).toBeTruthy()
  expect(screen.getByText('R-16')).toBeTruthy()
  expect(screen.getByText('Step 3 of 11')).toBeTruthy()
})

test('while the others play there is no hint to follow', () => {
  hints({ pieces: null })

  expect(screen.getByText('Watch what the others do.')).toBeTruthy()
  expect(screen.queryByText('R-16')).toBeNull()
})

test('after another move the hint is given again', async () => {
  const { rerender, props } = hints()
  expect(screen.queryByText(/^Not now/)).toBeNull()

  await rerender({ ...props, misses: 1 })
  expect(screen.getByText(/^Not now/)).toBeTruthy()
  expect(screen.getByText('Play a card.')).toBeTruthy()
})

test('the rule can be opened and the guide be left', () => {
  const { props } = hints()
  screen.getByText('R-16').click()
  screen.getByText('Leave the guide').click()

  expect(screen.getByRole('link', { name: /^Penult/ }).getAttribute('href')).toBe('./')

  expect(props.onrule).toHaveBeenCalledWith('R-16')
  expect(props.onleave).toHaveBeenCalled()
})

test('it is read aloud, and nothing in it is wrong for whoever listens', async () => {
  const { container } = hints({ misses: 1 })

  expect(container.querySelector('[aria-live="polite"]')?.textContent).toContain('Play a card.')
  // Contrast needs a browser that paints.
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(found.violations.map(({ id }) => id)).toEqual([])
})
