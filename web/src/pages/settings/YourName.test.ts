import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { me } from '../../state/me.svelte'
import { say, speak } from '../../words/language.svelte'
import YourName from './YourName.svelte'

beforeEach(() => speak('en'))
afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  ['the name that the server knows is shown', null, 'Ana'],
  ['what was written before the server has answered stays', 'Inés', 'Inés'],
])('%s', async (_, written, shown) => {
  let answer: (me: { id: string; name: string }) => void = () => undefined
  const looked = vi.spyOn(me, 'look').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  render(YourName)
  const field = screen.getByLabelText<HTMLInputElement>(say('web-settings-name'))
  if (written) await fireEvent.input(field, { target: { value: written } })
  answer({ id: 'ana', name: 'Ana' })
  await new Promise((resolve) => setTimeout(resolve))

  expect(field.value).toBe(shown)
  expect(looked).toHaveBeenCalledTimes(1)
})
