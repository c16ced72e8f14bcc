import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { catalogue } from '../../generated/index'
import { speak } from '../../words/current.svelte'
import { navigation } from './navigation.svelte'
import { openTable, playNow, wasBegunAtOnce } from './tables'

const OPENED = { code: 'K7RM2XQD', link: '' }
let asked: [string, unknown][] = []

beforeEach(async () => {
  await speak('en')
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
