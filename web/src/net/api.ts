/** Requests over HTTP. No other file knows about HTTP. */

import type {
  CheckedRules,
  Here,
  Listing,
  Me,
  NewGuest,
  NewTable,
  Renaming,
  TableOpened,
  ReportTable,
  Problem as ServerProblem,
  Solo,
} from '../protocol'
import { addresses, type Addresses } from './addresses'

interface RecordOfMatch {
  readonly text: string
  /** How many finished matches the table has. */
  readonly matches: number
}

type Headers = Readonly<Record<string, string>>

const SECONDS = 15

export class Api {
  readonly #addresses: () => Addresses
  readonly #fetch: typeof fetch

  constructor(at: () => Addresses, fetcher: typeof fetch) {
    this.#addresses = at
    this.#fetch = fetcher
  }

  guest(name: string): Promise<Me> {
    return this.#json('POST', 'guest', { name } satisfies NewGuest)
  }

  me(): Promise<Me> {
    return this.#json('GET', 'me')
  }

  rename(name: string): Promise<Me> {
    return this.#json('PATCH', 'me', { name } satisfies Renaming)
  }

  /** Revokes every token of this guest. */
  async forget(): Promise<void> {
    await this.#ask('DELETE', 'me')
  }

  async tables(search = ''): Promise<readonly Listing[]> {
    const which = search === '' ? '' : `?search=${encodeURIComponent(search)}`
    const { tables } = await this.#json<{ tables: readonly Listing[] }>('GET', `tables${which}`)
    return tables
  }

  /** Tells the people who run the server that a table should not be listed. */
  async report(code: string, why: ReportTable['why']): Promise<void> {
    await this.#ask('POST', `tables/${code}/report`, { why })
  }

  /** The server's address on the network. */
  here(): Promise<Here> {
    return this.#json('GET', 'here')
  }

  /** Which of these choices do not go together. */
  checkedRules(text: string, seats: number): Promise<CheckedRules> {
    return this.#json('GET', `rules?text=${encodeURIComponent(text)}&seats=${String(seats)}`)
  }

  newTable(table: NewTable): Promise<TableOpened> {
    return this.#json('POST', 'tables', table)
  }

  solo(solo: Solo): Promise<TableOpened> {
    return this.#json('POST', 'solo', solo)
  }

  /** The last finished match, or the one with this number. */
  async record(code: string, match?: number, password = ''): Promise<RecordOfMatch> {
    const which = match === undefined ? '' : `?match=${String(match)}`
    const headers: Headers = password ? { 'Penult-Password': encodeURIComponent(password) } : {}
    const answer = await this.#ask('GET', `tables/${code}/record${which}`, undefined, headers)
    return { text: await answer.text(), matches: Number(answer.headers.get('Penult-Matches') ?? 1) }
  }

  async #json<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.#ask(method, path, body)
    try {
      return (await answer.json()) as T
    } catch {
      throw new Problem(answer.status, strange(answer.status))
    }
  }

  async #ask(method: string, path: string, body?: object, headers: Headers = {}): Promise<Response> {
    const answer = await this.#send(method, path, body, headers)
    if (!answer.ok) throw await problemIn(answer)
    return answer
  }

  async #send(method: string, path: string, body: object | undefined, headers: Headers): Promise<Response> {
    const content: Headers = body ? { 'Content-Type': 'application/json' } : {}
    try {
      return await this.#fetch(this.#addresses().api(path), {
        method,
        credentials: 'same-origin',
        headers: { ...content, ...headers },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(SECONDS * 1000),
      })
    } catch (why) {
      throw offline(why)
    }
  }
}

export const api = new Api(addresses, (...request) => fetch(...request))

/** Why a request failed: the server's reason, or that it did not answer. */
export class Problem extends Error {
  /** As in docs/protocol.md; `offline` if nothing answers, `unreadable` if something other than Penult does. */
  readonly code: string
  readonly expected: string
  readonly came: string
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number
  /** In seconds. */
  readonly retryAfter: number | null

  constructor(status: number, said: ServerProblem, retryAfter: number | null = null) {
    super(`${said.code}: expected ${said.expected}, came ${said.came ?? ''}`)
    this.name = 'Problem'
    this.code = said.code
    this.expected = said.expected
    this.came = said.came ?? ''
    this.status = status
    this.retryAfter = retryAfter
  }
}

export function offline(why: unknown): Problem {
  return new Problem(0, { code: 'offline', expected: 'an answer of the server', came: String(why) })
}

/** Reads an error response, which a proxy may have written. */
async function problemIn(answer: Response): Promise<Problem> {
  const wait = Number(answer.headers.get('Retry-After') ?? NaN)
  const retryAfter = Number.isFinite(wait) ? wait : null
  const said: unknown = await answer.json().catch(() => null)
  return new Problem(answer.status, isProblem(said) ? said : strange(answer.status), retryAfter)
}

function strange(status: number): ServerProblem {
  return {
    code: 'unreadable',
    expected: 'an answer of a Penult server',
    came: `HTTP status ${String(status)}`,
  }
}

function isProblem(said: unknown): said is ServerProblem {
  return typeof said === 'object' && said !== null && 'code' in said && typeof said.code === 'string'
}
