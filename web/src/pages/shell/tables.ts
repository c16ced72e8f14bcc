/** Opens tables, as whoever this browser is; somebody new becomes a guest first. */

import { catalogue } from '../../generated/index'
import { api, Problem } from '../../net/api'
import { playedBy, sheetFor, writeRules } from '../../play/agreement'
import type { NewTable } from '../../protocol'
import { keep, kept } from '../../state/storage'
import { me } from '../../state/me.svelte'
import { language } from '../../words/current.svelte'
import { go } from './navigation.svelte'

const AT_ONCE = 'penult.at-once'

/** Against the best bots, at once, as the sheet in the reader's language has it; bots do not mind waiting. */
export async function playNow(edition: string): Promise<void> {
  const bots = catalogue.bots.slice(-1)
  const sheet = playedBy(sheetFor(edition, language(), catalogue), catalogue)
  const rules = sheet ? writeRules(sheet, catalogue) : edition
  const { code } = await asGuest(() => api.solo({ terms: { rules, turn_seconds: 0 }, bots }))
  keep(AT_ONCE, code, session)
  go({ page: 'table', code })
}

export async function openTable(table: NewTable): Promise<void> {
  const { code } = await asGuest(() => api.newTable(table))
  go({ page: 'table', code })
}

/** Whether whoever sits at this table asked for a hand at once, in this window. */
export function wasBegunAtOnce(code: string): boolean {
  return kept(AT_ONCE, session) === code
}

/** A server may have forgotten whom we knew; then we come in anew. */
async function asGuest<T>(request: () => Promise<T>): Promise<T> {
  await me.ensure()
  try {
    return await request()
  } catch (why) {
    if (!(why instanceof Problem && why.status === 401)) throw why
    await me.look()
    await me.ensure()
    return request()
  }
}

function session(): Storage {
  return sessionStorage
}
