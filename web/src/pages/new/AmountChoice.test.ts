import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../generated'
import { loadBookWords, speak } from '../../words/language.svelte'
import AmountChoice from './AmountChoice.svelte'

const option = catalogue.options.find((each) => each.amount)
let chosen: string[]
let open: boolean[]

beforeAll(async () => {
  await speak('en')
  await loadBookWords()
})
beforeEach(() => {
  chosen = []
  open = []
  if (!option) throw new Error('expected an option with an amount in the catalogue, came none')
  render(AmountChoice, {
    option,
    value: '500',
    onchange: (amount: string) => chosen.push(amount),
    onopen: (isOpen: boolean) => open.push(isOpen),
  })
})

async function typed(amount: string): Promise<void> {
  await fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: amount } })
}

test('a usual amount is one press away', async () => {
  await fireEvent.click(screen.getByRole('radio', { name: '200' }))

  expect(chosen).toEqual(['200'])
})

test('any other amount can be typed', async () => {
  expect(screen.queryByRole('textbox')).toBeNull()
  await typed('0750')

  expect(chosen).toEqual(['750'])
})

test('what is no amount is not chosen, and is told', async () => {
  await typed('-3')

  expect(chosen).toEqual([])
  expect(screen.getByText(/a whole number from 1 to/)).toBeTruthy()
})

test('the page knows while a number still has to be typed', async () => {
  expect(open.at(-1)).toBe(false)
  await fireEvent.click(screen.getByRole('radio', { name: 'Other' }))
  expect(open.at(-1)).toBe(true)
  await typed('-3')
  expect(open.at(-1)).toBe(true)
  await typed('750')

  expect(open.at(-1)).toBe(false)
})

test('the empty field says which numbers it takes', async () => {
  await fireEvent.click(screen.getByRole('radio', { name: 'Other' }))

  expect(screen.getByRole<HTMLInputElement>('textbox').placeholder).toMatch(/^1 to /)
})
