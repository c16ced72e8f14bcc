import { render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import EntryView from './EntryView.svelte'

beforeEach(async () => {
  await speak('en')
  Element.prototype.scrollIntoView = () => undefined
})

function rowTo(id: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('.rows a')].find((row) => row.textContent.includes(id))
}

test('an entry shows its title, its parts, its sheets and what to read next', async () => {
  render(EntryView, { id: 'R-27' })

  expect(await screen.findByRole('heading', { name: 'Wild' })).toBeTruthy()
  expect(screen.getByText('As the last card')).toBeTruthy()
  expect(screen.getByText('Under the heading')).toBeTruthy()
  expect(rowTo('R-12')).toBeDefined()
})

test('a house rule to choose shows its values, what it meets and who plays it', async () => {
  render(EntryView, { id: 'seven' })

  expect(await screen.findByRole('heading', { name: 'Sevens swap' })).toBeTruthy()
  expect(screen.getByText('off (default)')).toBeTruthy()
  expect(screen.getByText(/zero \(H-19\)/)).toBeTruthy()
  expect(screen.getByText('Who plays it')).toBeTruthy()
  expect(rowTo('H-16')).toBeDefined()
})

test('it is told for the edition that is asked for', async () => {
  render(EntryView, { id: 'R-02', edition: 'hp2003' })

  expect(await screen.findByText(/110 cards in all/)).toBeTruthy()
  expect(screen.queryByText(/108/)).toBeNull()
})

test('a link leads on within it, and back the same way', async () => {
  render(EntryView, { id: 'R-27' })
  await screen.findByRole('heading', { name: 'Wild' })
  rowTo('R-12')?.click()
  const heading = await screen.findByRole('heading', { name: /turned up first/ })
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(heading)
  })
  screen.getByRole('button', { name: 'Back to R-27' }).click()

  expect(await screen.findByRole('heading', { name: 'Wild' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Back/ })).toBeNull()
})

test('a parent can handle the link instead', async () => {
  const onrule = vi.fn()
  render(EntryView, { id: 'R-27', onrule })
  await screen.findByRole('heading', { name: 'Wild' })
  rowTo('R-12')?.click()

  expect(onrule).toHaveBeenCalledWith('R-12')
})

test('what the book does not have is said', async () => {
  render(EntryView, { id: 'R-999' })

  expect(await screen.findByText('The rulebook has no entry R-999.')).toBeTruthy()
})
