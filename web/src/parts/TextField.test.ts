import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import TextField from './TextField.svelte'

beforeAll(() => speak('en'))

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
