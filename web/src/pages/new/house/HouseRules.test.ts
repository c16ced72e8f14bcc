import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { catalogue } from '../../../generated'
import type { RulesConflict } from '../../../protocol'
import { loadBookWords, speak } from '../../../words/language.svelte'
import { Draft } from '../draft.svelte'
import HouseRules from './HouseRules.svelte'

const PRICE: RulesConflict = {
  id: 'C-03',
  switches: ['call_price', 'call'],
  ways: [
    { option: 'call_price', value: '2' },
    { option: 'call', value: 'printed' },
  ],
}

beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined)
  await speak('en')
  await loadBookWords()
})
afterEach(() => {
  cleanup()
})

function opened(rules: string, conflicts: readonly RulesConflict[] = []): Draft {
  const draft = new Draft(catalogue, 'en', rules)
  render(HouseRules, { draft, conflicts })
  return draft
}

function pill(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')]
  const button = found.find(({ textContent }) => textContent.includes(name))
  if (!button) throw new Error(`expected a pill ${name}, came none`)
  return button
}

function line(title: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role="radiogroup"][aria-label="${title}"]`)
  if (!found) throw new Error(`expected a line ${title}, came none`)
  return found
}

test('a preset says what it does, and presses its switches', async () => {
  const draft = opened('classic')
  expect(pill('Seven-O').textContent).toContain('A 7 swaps two hands')
  await fireEvent.click(pill('Seven-O'))

  expect(draft.rules).toBe('classic+seven=must+zero=rotate')
  expect(pill('Seven-O').getAttribute('aria-pressed')).toBe('true')
  expect(pill('Official').getAttribute('aria-pressed')).toBe('false')
})

test('a preset that is chosen in part says how much of it is', () => {
  opened('classic+seven=must')

  expect(pill('Seven-O').getAttribute('aria-pressed')).toBe('mixed')
  expect(pill('Seven-O').textContent).toContain('1 of 2')
})

test('a conflict is tied to the option that was changed last', async () => {
  const draft = new Draft(catalogue, 'en', 'classic+call=off')
  const shown = render(HouseRules, { draft, conflicts: [] })
  await fireEvent.click(within(line('Penalty for a forgotten UNO')).getByText('4 cards'))
  await shown.rerender({ draft, conflicts: [PRICE] })

  expect(line('Penalty for a forgotten UNO').getAttribute('aria-describedby')).toContain('conflict-C-03')
  expect(line('Calling UNO').getAttribute('aria-describedby')).not.toContain('conflict-C-03')
})

test('two numbers out of range are two conflicts, each at its own option', () => {
  const found = ['mercy', 'deal'].map((name) => ({
    id: 'C-10',
    switches: [name],
    ways: [{ option: name, value: '7' }],
  }))
  opened('classic+mercy=60+deal=15', found)
  const ids = Array.from(document.querySelectorAll('[data-conflict]'), (each) => each.id)

  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(document.querySelectorAll(`[aria-describedby~="${id}"]`).length).toBe(1)
})

test('a conflict has a button for each way out', async () => {
  const draft = opened('classic+call=off+call_price=4', [PRICE])
  await fireEvent.click(screen.getByText('Set “Calling UNO” to “As printed”'))

  expect(draft.rules).toBe('classic+call_price=4')
})

test('fewer seats can be a way out', async () => {
  const ways = [{ option: 'seats', value: '3' }]
  const draft = opened('classic+deal=15', [{ id: 'C-06', switches: ['deal', 'opening'], ways }])
  await fireEvent.click(screen.getByText('Play with 3 seats'))

  expect(draft.seats).toBe(3)
})

test('where two chosen rules meet, the rulebook is named', async () => {
  opened('classic+seven=must+jump=on')
  const note = await screen.findByText(/^Together with “Sevens swap”/)

  expect(within(note).getByText('H-25')).toBeTruthy()
})
