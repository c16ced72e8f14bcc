import { fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offline } from '../net/api'
import { me } from '../state/me.svelte'
import { say, speak } from '../words/language.svelte'
import Table from './Table.svelte'

const ANA = { id: 'ana', name: 'Ana' }
let lines = 0

beforeEach(async () => {
  await speak('en')
  lines = 0
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor() {
        lines += 1
      }
      readonly close = () => undefined
    },
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  flushSync()
}

test('somebody who goes back before the server has answered does not come to the table', async () => {
  vi.spyOn(me, 'ensure').mockResolvedValue(ANA)
  render(Table, { code: 'K7RM2XQD' }).unmount()
  await settle()

  expect(lines).toBe(0)
})

test('until a table is seen nothing behind what is told can be reached', async () => {
  vi.spyOn(me, 'ensure').mockResolvedValue(ANA)
  const { container } = render(Table, { code: 'K7RM2XQD' })
  await settle()

  const kept = ['.table-area', '.bar'].map((part) => container.querySelector<HTMLElement>(part)?.inert)
  expect(kept).toEqual([true, true])
})

test('who comes for the first time says a name first, and only then comes to the table', async () => {
  vi.spyOn(me, 'isNameless').mockResolvedValue(true)
  vi.spyOn(me, 'suggestion').mockReturnValue('Guest 7')
  const named = vi.spyOn(me, 'rename').mockResolvedValue(ANA)
  render(Table, { code: 'K7RM2XQD' })
  await settle()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' })
  expect(field.value).toBe('Guest 7')
  expect(lines).toBe(0)

  await fireEvent.input(field, { target: { value: ' Ana ' } })
  await fireEvent.keyDown(field, { key: 'Enter' })
  await settle()
  expect(named).toHaveBeenCalledExactlyOnceWith('Ana')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(lines).toBe(1)
})

test('where the server does not answer it is told, and can be tried again', async () => {
  vi.spyOn(me, 'isNameless').mockResolvedValue(false)
  const known = vi.spyOn(me, 'ensure').mockRejectedValue(offline('asleep'))
  render(Table, { code: 'K7RM2XQD' })
  await settle()
  expect(screen.getByRole('heading', { name: say('web-problem.offline') })).toBeTruthy()
  expect(lines).toBe(0)

  known.mockResolvedValue(ANA)
  await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await settle()
  expect(screen.queryByRole('heading', { name: say('web-problem.offline') })).toBeNull()
  expect(lines).toBe(1)
})
