import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { catalogue } from '../../generated'
import { loadBookWords, speak } from '../../words/language.svelte'
import AmountChoice from './AmountChoice.svelte'

const option = catalogue.options.find((each) => each.amount)
let chosen: string[]

beforeAll(async () => {
  await speak('en')
  await loadBookWords()
})
beforeEach(() => {
  chosen = []
  if (!option) throw new Error('expected an option with an amount in the catalogue, came none')
  render(AmountChoice, { option, value: '500', onchange: (amount: string) => chosen.push(amount) })
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
