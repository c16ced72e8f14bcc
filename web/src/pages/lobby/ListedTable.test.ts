import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { catalogue } from '../../generated'
import { api, Problem } from '../../net/api'
import type { Listing } from '../../protocol'
import { me } from '../../state/me.svelte'
import { say, speak } from '../../words/language.svelte'
import ListedTable from './ListedTable.svelte'

const TABLE: Listing = {
  code: 'ABCDEFGH',
  rules: 'classic',
  host: 'Ana',
  seats: 4,
  people: 1,
  bots: 0,
  free: 3,
  stage: 'gathering',
  spectators: true,
  locked: false,
}

beforeAll(() => speak('en'))
afterEach(() => vi.restoreAllMocks())

function shown(change: Partial<Listing>): void {
  render(ListedTable, { table: { ...TABLE, ...change } })
}

test('where a seat is free one can sit down', () => {
  shown({})

  expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toMatch(/\/t\/ABCDEFGH$/)
  expect(screen.getByText('One person and 3 free seats')).toBeTruthy()
})

test('where none is free one can watch', () => {
  shown({ free: 0 })

  expect(screen.queryByRole('link', { name: 'Join' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Watch' })).toBeTruthy()
})

test('a full table without spectators offers nothing', () => {
  shown({ free: 0, spectators: false })

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(say('web-lobby-full'))).toBeTruthy()
})

test('a password and changed rules are told before anybody comes', async () => {
  shown({ locked: true, rules: 'classic+seven-o+blocked=lowest_hand' })

  expect(screen.getByText('Needs a password')).toBeTruthy()
  expect(await screen.findByText('Seven-O · When nobody can play')).toBeTruthy()
})

test.each([...catalogue.presets.map(({ id }) => id), 'classic+target=200', 'classic+score=team'])(
  'a table that plays as a sheet prints shows no changes, whatever the format and the target (%s)',
  (rules) => {
    shown({ rules })

    expect(screen.queryByText(/change/)).toBeNull()
  },
)

test('rules that only a newer server knows are shown as written', () => {
  shown({ rules: 'nextyear', stage: 'intermission' })

  expect(screen.getByText('nextyear')).toBeTruthy()
  expect(screen.getByText(say('web-lobby-stage'))).toBeTruthy()
})

test('a table is reported with a reason, and that is said', async () => {
  vi.spyOn(me, 'ensure').mockResolvedValue({ id: 'a', name: 'Rita' })
  const report = vi.spyOn(api, 'report').mockResolvedValue()
  shown({})

  await fireEvent.click(screen.getByRole('button', { name: 'Report Ana’s table' }))
  await fireEvent.click(screen.getByRole('button', { name: 'The chat' }))

  expect(report).toHaveBeenCalledWith('ABCDEFGH', 'talk')
  expect(await screen.findByText('Thanks. The table has been reported.')).toBeTruthy()
})

test('why a report was not taken is said', async () => {
  vi.spyOn(me, 'ensure').mockResolvedValue({ id: 'a', name: 'Rita' })
  const tooFast = new Problem(429, { code: 'too_fast', expected: '' })
  vi.spyOn(api, 'report').mockRejectedValue(tooFast)
  shown({})

  await fireEvent.click(screen.getByRole('button', { name: 'Report Ana’s table' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Something else' }))

  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too fast!/)
})
