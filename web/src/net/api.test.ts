import { describe, expect, test } from 'vitest'
import { Api, Problem } from './api'
import { Addresses } from './addresses'

interface Asked {
  readonly address: string
  readonly request: RequestInit
}

function server(answer: () => Response | Promise<Response>) {
  const asked: Asked[] = []
  const api = new Api(
    () => new Addresses('https://cards.example/x/'),
    async (address, request = {}) => {
      asked.push({ address: String(address), request })
      return answer()
    },
  )
  return { api, asked }
}

async function problemOf(asking: Promise<unknown>): Promise<Problem> {
  const problem: unknown = await asking.then(
    () => null,
    (why: unknown) => why,
  )
  if (problem instanceof Problem) return problem
  throw new Error('expected a problem, came none')
}

describe('a request', () => {
  test('goes to the server under its path, as JSON', async () => {
    const { api, asked } = server(() => Response.json({ id: 'a', name: 'Ana' }))

    expect(await api.guest('Ana')).toEqual({ id: 'a', name: 'Ana' })
    expect(asked[0]?.address).toBe('https://cards.example/x/api/guest')
    expect(asked[0]?.request).toMatchObject({
      method: 'POST',
      body: '{"name":"Ana"}',
      headers: { 'Content-Type': 'application/json' },
    })
  })

  test('for the tables gives the list itself', async () => {
    const { api } = server(() => Response.json({ tables: [] }))

    expect(await api.tables()).toEqual([])
  })

  test('for some tables says which', async () => {
    const { api, asked } = server(() => Response.json({ tables: [] }))

    await api.tables('Ána & Ben')

    expect(asked[0]?.address).toBe('https://cards.example/x/api/tables?search=%C3%81na%20%26%20Ben')
  })

  test('about a table that should not be listed says why', async () => {
    const { api, asked } = server(() => new Response(null, { status: 204 }))

    await api.report('K7RM2XQD', 'talk')

    expect(asked[0]?.address).toBe('https://cards.example/x/api/tables/K7RM2XQD/report')
    expect(asked[0]?.request).toMatchObject({ method: 'POST', body: '{"why":"talk"}' })
  })

  test('for a record sends the password where it survives', async () => {
    const { api, asked } = server(
      () => new Response('penult match 1', { headers: { 'Penult-Matches': '3' } }),
    )

    expect(await api.record('K7RM2XQD', 2, 'açúcar')).toEqual({ text: 'penult match 1', matches: 3 })
    expect(asked[0]?.address).toBe('https://cards.example/x/api/tables/K7RM2XQD/record?match=2')
    expect(asked[0]?.request.headers).toEqual({ 'Penult-Password': 'a%C3%A7%C3%BAcar' })
  })
})

describe('a problem', () => {
  test('says what the server said, and how long to wait', async () => {
    const { api } = server(() =>
      Response.json(
        { code: 'too_fast', expected: 'fewer requests', came: 'many' },
        { status: 429, headers: { 'Retry-After': '7' } },
      ),
    )

    expect(await problemOf(api.me())).toMatchObject({
      code: 'too_fast',
      expected: 'fewer requests',
      came: 'many',
      status: 429,
      retryAfter: 7,
    })
  })

  test('is offline where nothing answers', async () => {
    const { api } = server(() => Promise.reject(new TypeError('failed')))

    expect(await problemOf(api.tables())).toMatchObject({ code: 'offline', status: 0, retryAfter: null })
  })

  test.each([
    ['an error page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a success that is no JSON', () => new Response('<h1>Log in to the hotel</h1>')],
    ['an error without a code', () => Response.json({ detail: 'no' }, { status: 400 })],
  ])('is unreadable where %s answers', async (_, answer) => {
    expect((await problemOf(server(answer).api.me())).code).toBe('unreadable')
  })
})
