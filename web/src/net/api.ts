/** Everything before the table: the only file that knows there is HTTP. */

import type { Here, Listing, Me, NewTable, ReportTable, Solo, TableOpened } from '../protocol'
import { place, type Place } from './place'
import { offline, Problem, problemIn, strange } from './problem'

export { Problem } from './problem'

export interface RecordOfMatch {
  readonly text: string
  /** How many finished matches the table has. */
  readonly matches: number
}

type Headers = Readonly<Record<string, string>>

const SECONDS = 15

export class Api {
  readonly #place: () => Place
  readonly #fetch: typeof fetch

  constructor(at: () => Place, fetcher: typeof fetch) {
    this.#place = at
    this.#fetch = fetcher
  }

  guest(name: string): Promise<Me> {
    return this.#json('POST', 'guest', { name })
  }

  me(): Promise<Me> {
    return this.#json('GET', 'me')
  }

  rename(name: string): Promise<Me> {
    return this.#json('PATCH', 'me', { name })
  }

  /** Ends every token of this guest. */
  async forget(): Promise<void> {
    await this.#ask('DELETE', 'me')
  }

  async tables(search = ''): Promise<readonly Listing[]> {
    const which = search === '' ? '' : `?search=${encodeURIComponent(search)}`
    const { tables } = await this.#json<{ tables: readonly Listing[] }>('GET', `tables${which}`)
    return tables
  }

  /** To the people who run the server: a table that should not be in the list. */
  async report(code: string, why: ReportTable['why']): Promise<void> {
    await this.#ask('POST', `tables/${code}/report`, { why })
  }

  /** Where others find the server. */
  here(): Promise<Here> {
    return this.#json('GET', 'here')
  }

  newTable(table: NewTable): Promise<TableOpened> {
    return this.#json('POST', 'tables', table)
  }

  solo(solo: Solo): Promise<TableOpened> {
    return this.#json('POST', 'solo', solo)
  }

  /** The last finished match, or the one of this number. */
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
      return await this.#fetch(this.#place().api(path), {
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

export const api = new Api(place, (...request) => fetch(...request))
