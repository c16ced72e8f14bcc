import { describe, expect, test } from 'vitest'
import { Addresses, tidyCode, type Page } from './addresses'

const PAGES: Page[] = [
  { page: 'home' },
  { page: 'new' },
  { page: 'new', house: true },
  { page: 'new', house: true, rules: 'classic+seven=must+jump=on' },
  { page: 'tables' },
  { page: 'settings' },
  { page: 'table', code: 'K7RM2XQD' },
  { page: 'rules', rule: null },
  { page: 'rules', rule: 'R-28' },
  { page: 'learn', lesson: null },
  { page: 'learn', lesson: 'hp2003' },
]

describe.each(['http://cards.example/', 'https://cards.example/some/path/'])('a server at %s', (root) => {
  const here = new Addresses(root)

  test.each(PAGES)('finds its page $page again', (page) => {
    const address = here.page(page)

    expect(address.startsWith(root)).toBe(true)
    expect(here.parse(new URL(address))).toEqual(page)
  })

  test('is not moved by a slash at the end', () => {
    expect(here.parse(new URL(`${root}tables/`))).toEqual({ page: 'tables' })
  })

  test.each(['tables/one', 't/short', 't/K7RM2XQD/more', 'elsewhere', 'rules/R-28/x', '%E0%A4%A'])(
    'has no page %s',
    (path) => {
      expect(here.parse(new URL(`${root}${path}`))).toEqual({ page: 'nowhere' })
    },
  )
})

describe('addresses', () => {
  test('of the live connection are as secure as the page', () => {
    expect(new Addresses('https://cards.example/x/').live()).toBe('wss://cards.example/x/api/live')
    expect(new Addresses('http://localhost:8000/').live()).toBe('ws://localhost:8000/api/live')
  })

  test('outside the path of the server are no page of it', () => {
    expect(new Addresses('https://cards.example/x/').parse({ pathname: '/tables' })).toEqual({
      page: 'nowhere',
    })
  })

  test('of house rules can be read', () => {
    const page = { page: 'new', house: true, rules: 'classic+seven-o' } as const
    const here = new Addresses('https://cards.example/')

    expect(here.page(page)).toBe('https://cards.example/new/house?rules=classic+seven-o')
    expect(here.parse(new URL('https://cards.example/new/house?from=chat&rules=classic%2Bseven-o'))).toEqual(
      page,
    )
  })

  test('to be shared lead to the table', () => {
    expect(new Addresses('https://cards.example/x/').link('K7RM2XQD')).toBe(
      'https://cards.example/x/t/K7RM2XQD',
    )
  })
})

describe('a code', () => {
  test.each(['K7RM2XQD', ' k7rm 2xqd ', 'K7RM-2XQD', 'https://cards.example/x/t/k7rm2xqd?from=chat'])(
    'is found in %s',
    (text) => {
      expect(tidyCode(text)).toBe('K7RM2XQD')
    },
  )

  test.each(['', 'K7RM2XQ', 'K7RM2XQDD', 'hello there', 'É7RM2XQD'])('is not %j', (text) => {
    expect(tidyCode(text)).toBeNull()
  })
})
