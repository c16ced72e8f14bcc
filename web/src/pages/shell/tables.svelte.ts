/** Opens tables, and remembers those where somebody sits in this browser. */

import { catalogue } from '../../generated'
import { api, Problem } from '../../net/api'
import { playedBy, sheetFor, writeRules } from '../../play/agreement'
import type { NewTable } from '../../protocol'
import { settings } from '../../state/settings.svelte'
import { keep, kept } from '../../state/storage'
import { me } from '../../state/me.svelte'
import { sheetLanguage } from '../../words/language.svelte'
import { go } from './navigation.svelte'
import { untrack } from 'svelte'
import type { TableClient } from '../../state/tableClient.svelte'

const AT_ONCE = 'penult.at-once'

/** Opens a table against bots of the chosen level, without a clock, by the sheet in the reader's language. */
export async function playNow(edition: string): Promise<void> {
  const bots = [chosenLevel()]
  const sheet = playedBy(sheetFor(edition, sheetLanguage(), catalogue), catalogue)
  const rules = sheet ? writeRules(sheet, catalogue) : edition
  const { code } = await asGuest(() => api.solo({ terms: { rules, turn_seconds: 0 }, bots }))
  keep(AT_ONCE, code, session)
  go({ page: 'table', code })
}

export async function openTable(table: NewTable): Promise<void> {
  const { code } = await asGuest(() => api.newTable(table))
  go({ page: 'table', code })
}

/** The kind of bot to play against at once. An older choice may not exist on this server. */
export function chosenLevel(): string {
  return catalogue.bots.includes(settings.level) ? settings.level : catalogue.usual_bot
}

/** Whether the table was opened by `playNow` in this tab. */
export function wasBegunAtOnce(code: string): boolean {
  return kept(AT_ONCE, session) === code
}

/** Makes a new guest if the server has forgotten the old one. */
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

/** A table where somebody sits in this browser. */
interface HeldSeat {
  readonly code: string
  readonly edition: string
}

const HELD = 'penult.tables'
const MOST = 3

let held = $state.raw<readonly HeldSeat[]>(readHeldSeats(kept(HELD)))

/** The latest first. */
export function heldSeats(): readonly HeldSeat[] {
  return held
}

export function rememberSeat(code: string, edition: string): void {
  set([{ code, edition }, ...others(code)].slice(0, MOST))
}

export function forgetSeat(code: string): void {
  set(others(code))
}

export function forgetSeats(): void {
  set([])
}

/** Called once by the page of a table, while it is set up. */
export function keepSeat(code: string, table: TableClient): void {
  const isSeen = $derived(table.seen !== null)
  const isSeated = $derived(table.isSeated)
  const edition = $derived(table.company.edition)
  $effect(() => {
    if (table.status === 'ended') forgetSeat(code)
    else if (isSeated) rememberSeat(code, edition)
    else if (isSeen) forgetSeat(code)
  })
}

export function readHeldSeats(found: unknown): readonly HeldSeat[] {
  return Array.isArray(found) ? found.filter(isHeldSeat) : []
}

function isHeldSeat(found: unknown): found is HeldSeat {
  if (typeof found !== 'object' || found === null) return false
  return (
    'code' in found &&
    typeof found.code === 'string' &&
    'edition' in found &&
    typeof found.edition === 'string'
  )
}

/** Reads the storage again, because another tab may have changed it. */
function others(code: string): readonly HeldSeat[] {
  const found = kept(HELD)
  const known = found === null ? untrack(() => held) : readHeldSeats(found)
  return known.filter((each) => each.code !== code)
}

function set(now: readonly HeldSeat[]): void {
  held = now
  keep(HELD, now)
}
