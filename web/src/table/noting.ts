/** The words below a name. */

import { say } from '../words/current.svelte'
import type { Sitting } from './sitting'

/** What matters most first; the score where nothing does. */
export function noteOf(sitting: Sitting, isWide: boolean): string {
  if (sitting.out) return say('web-table-out')
  if (sitting.exposed) return say('web-table-silent')
  if (sitting.away) return say('web-table-away')
  if (sitting.autopilot) return say('web-table-autopilot')
  const points = sitting.points ?? 0
  if (sitting.dealer) return isWide ? say('web-table-points-dealer', { points }) : say('web-table-dealer')
  return say(sitting.partner && isWide ? 'web-table-points-partner' : 'web-table-points', { points })
}

/** The same where there is little room. */
export function shortNoteOf(sitting: Sitting): string {
  if (sitting.out) return say('web-table-out')
  if (sitting.exposed) return say('web-table-silent-short')
  if (sitting.away) return say('web-table-away')
  if (sitting.called) return say('web-table-uno')
  return String(sitting.points ?? 0)
}
