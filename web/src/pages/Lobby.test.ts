import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '../net/api'
import type { Listing } from '../protocol'
import { speak } from '../words/language.svelte'
import Lobby, { whileVisible } from './Lobby.svelte'

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
  expect(await screen.findByText('No table matches your search.')).toBeTruthy()
  expect(asked.mock.calls.map(([search]) => search)).toEqual(['', 'Ana', 'Zoe'])
})

describe('while the page is seen', () => {
  /** A page that can be hidden. */
  class Looked extends EventTarget {
    hidden = false

    turn(hidden: boolean): void {
      this.hidden = hidden
      this.dispatchEvent(new Event('visibilitychange'))
    }
  }

  let page: Looked
  let times: number
  let stop: () => void

  beforeEach(() => {
    vi.useFakeTimers()
    page = new Looked()
    times = 0
    const look = () => {
      times += 1
      return Promise.resolve()
    }
    stop = whileVisible(look, 5, page as unknown as Document)
  })

  afterEach(() => {
    stop()
    vi.useRealTimers()
  })

  test('it is done at once and then every few seconds', async () => {
    expect(times).toBe(1)
    await vi.advanceTimersByTimeAsync(10_000)

    expect(times).toBe(3)
  })

  test('nobody looks, nothing is asked', async () => {
    await vi.advanceTimersByTimeAsync(0)
    page.turn(true)
    await vi.advanceTimersByTimeAsync(60_000)

    expect(times).toBe(1)
  })

  test('a reader who comes back sees the current list', async () => {
    await vi.advanceTimersByTimeAsync(0)
    page.turn(true)
    await vi.advanceTimersByTimeAsync(60_000)
    page.turn(false)

    expect(times).toBe(2)
  })

  test('after the page is left nothing more is asked', async () => {
    await vi.advanceTimersByTimeAsync(0)
    stop()
    page.turn(false)
    await vi.advanceTimersByTimeAsync(60_000)

    expect(times).toBe(1)
  })
})
