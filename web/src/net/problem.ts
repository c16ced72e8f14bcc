/** Why a request was not answered as hoped: what the server says, or that none answers. */

import type { Problem as Said } from '../protocol'

export class Problem extends Error {
  /** As in docs/protocol.md; `offline` where nothing answers, `unreadable` where something else does. */
  readonly code: string
  readonly expected: string
  readonly came: string
  /** Of HTTP; 0 where there was no answer. */
  readonly status: number
  /** Seconds. */
  readonly retryAfter: number | null

  constructor(status: number, said: Said, retryAfter: number | null = null) {
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

/** What an answer that is no success says; a proxy may have written it. */
export async function problemIn(answer: Response): Promise<Problem> {
  const wait = Number(answer.headers.get('Retry-After') ?? NaN)
  const retryAfter = Number.isFinite(wait) ? wait : null
  const said: unknown = await answer.json().catch(() => null)
  return new Problem(answer.status, isSaid(said) ? said : strange(answer.status), retryAfter)
}

export function strange(status: number): Said {
  return {
    code: 'unreadable',
    expected: 'an answer of a Penult server',
    came: `HTTP status ${String(status)}`,
  }
}

function isSaid(said: unknown): said is Said {
  return typeof said === 'object' && said !== null && 'code' in said && typeof said.code === 'string'
}
