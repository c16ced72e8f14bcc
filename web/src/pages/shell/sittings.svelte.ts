/** The tables at which somebody sits in this browser: the way back to them. */

import { untrack } from 'svelte'
import { keep, kept } from '../../state/kept'
import type { TableState } from '../../state/table.svelte'

export interface Sitting {
  readonly code: string
  readonly edition: string
}

const NAME = 'penult.tables'
const MOST = 3

let sittings = $state.raw<readonly Sitting[]>(readSittings(kept(NAME)))

/** The one sat down at last comes first. */
export function sittingAt(): readonly Sitting[] {
  return sittings
}

export function sat(code: string, edition: string): void {
  const others = sittings.filter((each) => each.code !== code)
  set([{ code, edition }, ...others].slice(0, MOST))
}

export function stood(code: string): void {
  if (sittings.some((each) => each.code === code)) set(sittings.filter((each) => each.code !== code))
}

export function stoodEverywhere(): void {
  set([])
}

/** For the page of a table, once, while it is set up. */
export function keepSitting(code: string, table: TableState): void {
  $effect(() => {
    const { status, isSeated, seen, company } = table
    // What is kept is read here, but follows the table alone.
    untrack(() => {
      if (status === 'ended') stood(code)
      else if (isSeated) sat(code, company.edition)
      else if (seen) stood(code)
    })
  })
}

export function readSittings(found: unknown): readonly Sitting[] {
  return Array.isArray(found) ? found.filter(isSitting) : []
}

function isSitting(found: unknown): found is Sitting {
  if (typeof found !== 'object' || found === null) return false
  return (
    'code' in found &&
    typeof found.code === 'string' &&
    'edition' in found &&
    typeof found.edition === 'string'
  )
}

function set(now: readonly Sitting[]): void {
  sittings = now
  keep(NAME, now)
}
