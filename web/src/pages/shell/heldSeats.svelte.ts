/** The tables at which somebody sits in this browser: the way back to them. */

import { untrack } from 'svelte'
import { keep, kept } from '../../state/storage'
import type { TableState } from '../../state/table.svelte'

export interface HeldSeat {
  readonly code: string
  readonly edition: string
}

const NAME = 'penult.tables'
const MOST = 3

let held = $state.raw<readonly HeldSeat[]>(readHeldSeats(kept(NAME)))

/** The one sat down at last comes first. */
export function heldSeats(): readonly HeldSeat[] {
  return held
}

export function sat(code: string, edition: string): void {
  set([{ code, edition }, ...others(code)].slice(0, MOST))
}

export function stood(code: string): void {
  set(others(code))
}

export function stoodEverywhere(): void {
  set([])
}

/** For the page of a table, once, while it is set up. */
export function keepSeat(code: string, table: TableState): void {
  const isSeen = $derived(table.seen !== null)
  const isSeated = $derived(table.isSeated)
  const edition = $derived(table.company.edition)
  $effect(() => {
    if (table.status === 'ended') stood(code)
    else if (isSeated) sat(code, edition)
    else if (isSeen) stood(code)
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

/** Another tab may have sat down meanwhile. */
function others(code: string): readonly HeldSeat[] {
  const found = kept(NAME)
  const known = found === null ? untrack(() => held) : readHeldSeats(found)
  return known.filter((each) => each.code !== code)
}

function set(now: readonly HeldSeat[]): void {
  held = now
  keep(NAME, now)
}
