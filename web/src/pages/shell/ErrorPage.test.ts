import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { speak } from '../../words/language.svelte'
import ErrorPage from './ErrorPage.svelte'

beforeAll(() => speak('fr'))

test('who plays reads it in their language; what a program said is there for who wants to report it', () => {
  render(ErrorPage, { why: new Error('each_key_duplicate'), again: () => undefined })

  expect(screen.getByRole('heading', { name: 'Un problème est survenu.' })).toBeTruthy()
  const details = screen.getByText('each_key_duplicate').closest('details')
  expect([details?.open, details?.querySelector('summary')?.textContent]).toEqual([
    false,
    'Détails de l’erreur',
  ])
})
