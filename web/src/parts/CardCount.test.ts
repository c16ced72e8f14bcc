import { render } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../words/language.svelte'
import CardCount from './CardCount.svelte'

beforeAll(() => speak('en'))

test('a limit is seen beside the count, and heard with it', () => {
  const { container } = render(CardCount, { cards: 19, limit: 22 })

  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('19/22')
  expect(container.querySelector('.unseen')?.textContent).toBe('19 cards, out of the hand at 22')
})

test('without a limit there is only the count', () => {
  const { container } = render(CardCount, { cards: 19 })

  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('19')
})
