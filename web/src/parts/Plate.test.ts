import { render } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../words/language.svelte'
import Plate from './Plate.svelte'

beforeAll(() => speak('en'))

test('a plate reads its cards as a number of cards', () => {
  const { container } = render(Plate, { name: 'Théo', cards: 1, host: true })

  expect(container.textContent).toContain('one card')
  expect(container.textContent).toContain('host')
})
