import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { api } from '../net/api'
import type { Listing } from '../protocol'
import { speak } from '../words/language.svelte'
import Lobby from './Lobby.svelte'

function table(code: string, host: string): Listing {
  const rest = { rules: 'classic', seats: 4, people: 1, bots: 0, free: 3 }
  return { code, host, ...rest, stage: 'gathering', spectators: true, locked: false }
}

beforeAll(() => speak('en'))
afterEach(() => vi.restoreAllMocks())

test('who searches is shown what the server finds, and is told where it finds nothing', async () => {
  const asked = vi
    .spyOn(api, 'tables')
    .mockImplementation((search = '') =>
      Promise.resolve(
        [table('ABCDEFGH', 'Ana'), table('JKMNPQRS', 'Ben')].filter(({ host }) => host.includes(search)),
      ),
    )
  render(Lobby)
  expect(await screen.findByText('Ben’s table')).toBeTruthy()

  const field = screen.getByRole('searchbox', { name: 'Search' })
  await fireEvent.input(field, { target: { value: 'Ana' } })
  await vi.waitFor(() => expect(screen.queryByText('Ben’s table')).toBeNull())
  expect(screen.getByText('Ana’s table')).toBeTruthy()

  await fireEvent.input(field, { target: { value: 'Zoe' } })
  expect(await screen.findByText('No open table fits.')).toBeTruthy()
  expect(asked.mock.calls.map(([search]) => search)).toEqual(['', 'Ana', 'Zoe'])
})
