import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { speak } from '../../words/language.svelte'
import { navigation } from '../shell/navigation.svelte'
import JoinForm from './JoinForm.svelte'

beforeAll(() => speak('en'))
beforeEach(() => {
  navigation.go({ page: 'home' }, 'replace')
  render(JoinForm)
})

const field = () => screen.getByLabelText('Join with a code')

test('a whole code leads to its table', async () => {
  await fireEvent.input(field(), { target: { value: 'abcd efgh' } })

  expect(navigation.page).toEqual({ page: 'table', code: 'ABCDEFGH' })
})

test('half a code leads nowhere, and Enter says why', async () => {
  await fireEvent.input(field(), { target: { value: 'abc' } })
  expect(screen.queryByText('A code has 8 letters.')).toBeNull()
  await fireEvent.keyDown(field(), { key: 'Enter' })

  expect(screen.getByText('A code has 8 letters.')).toBeTruthy()
  expect(navigation.page).toEqual({ page: 'home' })
})
