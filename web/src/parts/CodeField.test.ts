import { beforeAll, describe, expect, test, vi } from 'vitest'
import CodeField, { inGroups, lettersOf, withoutScheme } from './CodeField.svelte'
import { fireEvent, render, screen } from '@testing-library/svelte'
import { speak } from '../words/language.svelte'

beforeAll(() => speak('en'))

test('small letters, spaces and dashes do not matter', () => {
  expect(lettersOf(' k7rm-4 xyz ')).toBe('K7RM4XYZ')
})

test('a pasted link gives its code', () => {
  expect(lettersOf('https://cards.example/games/t/K7RM4XYZ?from=a')).toBe('K7RM4XYZ')
})

test('no more letters are taken than a code has', () => {
  expect(lettersOf('ABCDEFGHIJKL')).toBe('ABCDEFGH')
})

test('what is half typed stays half typed', () => {
  expect(lettersOf('k7')).toBe('K7')
})

test('a code is written in two groups, and a link without what nobody reads out', () => {
  expect(inGroups('K7RM2XQD')).toBe('K7RM 2XQD')
  expect(withoutScheme('https://penult.example/t/K7RM2XQD')).toBe('penult.example/t/K7RM2XQD')
})

describe('a field for a code', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Join with a code')

  test('is one field that takes small letters as large ones', async () => {
    render(CodeField, { label: 'Join with a code', value: '' })
    await fireEvent.input(field(), { target: { value: 'k7-rm' } })

    expect(field().value).toBe('K7RM')
  })

  test('says once that the code is whole', async () => {
    const full = vi.fn()
    render(CodeField, { label: 'Join with a code', value: '', onfull: full })
    await fireEvent.input(field(), { target: { value: 'k7rm4xyz' } })
    await fireEvent.input(field(), { target: { value: 'k7rm4xyzq' } })

    expect(full).toHaveBeenCalledExactlyOnceWith('K7RM4XYZ')
  })

  test('reads a problem aloud and belongs to it', () => {
    render(CodeField, { label: 'Join with a code', value: 'K7', problem: 'There is no such table.' })

    expect(screen.getByRole('alert').textContent).toBe('There is no such table.')
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'There is no such table.',
    )
  })
})
