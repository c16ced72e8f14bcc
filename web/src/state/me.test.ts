import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Api, Problem } from '../net/api'
import { Addresses } from '../net/addresses'
import { speak } from '../words/language.svelte'
import { MeState } from './me.svelte'

/** A server that knows one guest, or none. */
class Server {
  readonly asked: string[] = []
  name: string | null
  status = 401

  constructor(name: string | null) {
    this.name = name
  }

  me(): MeState {
    return new MeState(new Api(() => new Addresses('https://cards.example/'), this.#answer))
  }

  readonly #answer: typeof fetch = async (address, request = {}) => {
    const body = typeof request.body === 'string' ? (JSON.parse(request.body) as { name: string }) : null
    this.asked.push(`${request.method ?? ''} ${new URL(String(address)).pathname}`)
    if (body) this.name = body.name
    await Promise.resolve()
    if (this.name === null) return Response.json({ code: 'no_token', expected: '' }, { status: this.status })
    return Response.json({ id: 'x', name: this.name })
  }
}

beforeEach(async () => {
  localStorage.clear()
  localStorage.setItem('penult.guest', 'true')
  await speak('en')
})

describe('I', () => {
  test('am the guest whom the server knows', async () => {
    const server = new Server('Ana')
    const me = server.me()

    expect(await me.ensure()).toEqual({ id: 'x', name: 'Ana' })
    expect(me.name).toBe('Ana')
    expect(server.asked).toEqual(['GET /api/me'])
  })

  test('am nameless until the server or this browser has a name for me', async () => {
    expect(await new Server('Ana').me().isNameless()).toBe(false)
    const me = new Server(null).me()
    expect(await me.isNameless()).toBe(true)
    expect(me.suggestion()).toMatch(/^Guest \d+$/)
    await me.rename('Eva')

    expect(await me.isNameless()).toBe(false)
  })

  test('become a guest with some name when one is needed, and only once', async () => {
    const server = new Server(null)
    const me = server.me()
    const [one, other] = await Promise.all([me.ensure(), me.ensure()])

    expect(one).toBe(other)
    expect(one.name).toMatch(/^Guest \d+$/)
    expect(server.asked).toEqual(['GET /api/me', 'POST /api/guest'])
  })

  test('can choose a name before I am anybody, and keep it', async () => {
    const server = new Server(null)
    await server.me().rename('Inés')
    server.name = null

    expect((await server.me().ensure()).name).toBe('Inés')
  })

  test('am renamed where I am known', async () => {
    const server = new Server('Ana')
    const me = server.me()
    await me.rename('Anabel')

    expect(me.who?.name).toBe('Anabel')
    expect(server.asked).toEqual(['GET /api/me', 'PATCH /api/me'])
  })

  test('am forgotten with my name', async () => {
    const server = new Server('Ana')
    const me = server.me()
    await me.rename('Anabel')
    await me.forget()

    expect(me.name).toBe('')
    expect(server.me().name).toBe('')
  })

  test('am somebody new after another tab has forgotten me', async () => {
    const server = new Server('Ana')
    const me = server.me()
    await me.ensure()
    localStorage.setItem('penult.guest', 'false')

    expect(await me.look()).toBeNull()
    expect(me.who).toBeNull()
    await me.ensure()
    expect(server.asked).toEqual(['GET /api/me', 'POST /api/guest'])
  })

  test('am nobody where no token holds, which is no problem', async () => {
    expect(await new Server(null).me().look()).toBeNull()
  })

  test('am not asked for where I have never been', async () => {
    localStorage.clear()
    const server = new Server(null)
    await server.me().ensure()

    expect(server.asked).toEqual(['POST /api/guest'])
  })

  test('am asked for where the browser keeps nothing', async () => {
    const server = new Server('Ana')
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied')
    })
    localStorage.clear()
    const found = await server.me().look()
    denied.mockRestore()

    expect(found?.name).toBe('Ana')
  })

  test('hear of every other problem', async () => {
    const server = new Server(null)
    server.status = 503

    await expect(server.me().ensure()).rejects.toBeInstanceOf(Problem)
  })
})
