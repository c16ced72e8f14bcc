import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '../../generated'
import { speak } from '../../words/language.svelte'
import { navigation } from './navigation.svelte'
import {
  heldSeats,
  keepSeat,
  openTable,
  playNow,
  readHeldSeats,
  rememberSeat,
  forgetSeat,
  forgetSeats,
  wasBegunAtOnce,
} from './tables.svelte'
import { flushSync } from 'svelte'
import { kept } from '../../state/storage'
import { seated } from '../../../tests/seated'

const OPENED = { code: 'K7RM2XQD', link: '' }
let asked: [string, unknown][] = []

beforeEach(async () => {
  await speak('en')
  forgetSeats()
  asked = []
  sessionStorage.clear()
  vi.stubGlobal('fetch', (address: string | URL, { body }: RequestInit) => {
    const path = new URL(address).pathname
    asked.push([path, typeof body === 'string' ? JSON.parse(body) : null])
    return Promise.resolve(Response.json(path === '/api/guest' ? { id: 'x', name: 'Ana' } : OPENED))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  navigation.go({ page: 'home' }, 'replace')
})

test('one press opens a table against the best bots, and it is remembered as begun at once', async () => {
  await playNow('classic')

  const terms = { rules: 'classic', turn_seconds: 0 }
  expect(asked.at(-1)).toEqual(['/api/solo', { terms, bots: catalogue.bots.slice(-1) }])
  expect(navigation.page).toEqual({ page: 'table', code: 'K7RM2XQD' })
  expect(wasBegunAtOnce('K7RM2XQD')).toBe(true)
  expect(wasBegunAtOnce('ANOTHER2')).toBe(false)
})

test('what is played at once is the sheet in the language of the reader', async () => {
  await speak('pt')
  await playNow('hp2003')

  const terms = { rules: 'hp2003+drawn=must_declined+first_return=middle', turn_seconds: 0 }
  expect(asked.at(-1)).toMatchObject(['/api/solo', { terms }])
})

test('a table that somebody makes is not', async () => {
  await openTable({ terms: { rules: 'classic' } })

  expect(navigation.page).toEqual({ page: 'table', code: 'K7RM2XQD' })
  expect(wasBegunAtOnce('K7RM2XQD')).toBe(false)
})

test('the table sat down at last comes first, and each only once', () => {
  rememberSeat('AAAAAAAA', 'one')
  rememberSeat('BBBBBBBB', 'two')
  rememberSeat('AAAAAAAA', 'one')

  expect(heldSeats().map(({ code }) => code)).toEqual(['AAAAAAAA', 'BBBBBBBB'])
})

test('nobody is led back to a seat they have left', () => {
  rememberSeat('AAAAAAAA', 'one')
  forgetSeat('AAAAAAAA')

  expect(heldSeats()).toEqual([])
})

test('the browser keeps it', () => {
  rememberSeat('AAAAAAAA', 'one')

  expect(JSON.parse(localStorage.getItem('penult.tables') ?? '')).toEqual([
    { code: 'AAAAAAAA', edition: 'one' },
  ])
})

test('what another tab has kept meanwhile stays', () => {
  const [here, there] = [
    { code: 'AAAAAAAA', edition: 'one' },
    { code: 'BBBBBBBB', edition: 'two' },
  ]
  rememberSeat(here.code, here.edition)
  localStorage.setItem('penult.tables', JSON.stringify([there, here]))
  rememberSeat(here.code, here.edition)
  expect(heldSeats()).toEqual([here, there])

  forgetSeat(here.code)
  expect(heldSeats()).toEqual([there])
})

test('only so many are kept', () => {
  for (const letter of 'ABCDEFGHJK') rememberSeat(letter.repeat(8), 'one')

  expect(heldSeats()).toHaveLength(3)
})

test('what another version wrote is left out', () => {
  expect(readHeldSeats([{ code: 'AAAAAAAA' }, null, 'x', { code: 'BBBBBBBB', edition: 'one' }])).toEqual([
    { code: 'BBBBBBBB', edition: 'one' },
  ])
  expect(readHeldSeats({})).toEqual([])
})

test('updates write nothing while the seat stays the same: another tab may have sat down since', () => {
  const { client, update } = seated([])
  const end = $effect.root(() => {
    keepSeat('AAAAAAAA', client)
  })
  flushSync()
  expect(kept('penult.tables')).toEqual([{ code: 'AAAAAAAA', edition: 'hp2003' }])
  const later = [{ code: 'BBBBBBBB', edition: 'classic' }]
  localStorage.setItem('penult.tables', JSON.stringify(later))
  update({ hand: { counts: [4, 7, 7, 2] } })
  flushSync()

  expect(kept('penult.tables')).toEqual(later)
  update({ table: { you: null } })
  flushSync()
  expect(kept('penult.tables')).toEqual(later)
  end()
})
