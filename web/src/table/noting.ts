/** The words below a name. */

import { say } from '../words/current.svelte'
import type { Sitting } from './sitting'

/** What matters most first; the score where nothing does. */
export function noteOf(sitting: Sitting, isWide: boolean): string {
  if (sitting.out) return say('web-table-out')
  if (sitting.exposed) return say(isWide ? 'web-table-silent' : 'web-table-silent-short')
  if (sitting.away) return say(isWide ? 'web-table-away' : 'web-table-away-short')
  if (sitting.autopilot) return say(isWide ? 'web-table-autopilot' : 'web-table-autopilot-short')
  const points = sitting.points ?? 0
  if (sitting.dealer) return isWide ? say('web-table-points-dealer', { points }) : say('web-table-dealer')
  return say(sitting.partner && isWide ? 'web-table-points-partner' : 'web-table-points', { points })
}

/** The same where there is little room: a word or two, or null where only the points are said. */
export function shortNoteOf(sitting: Sitting): string | null {
  if (sitting.out) return say('web-table-out-short')
  if (sitting.exposed) return say('web-table-silent-short')
  if (sitting.away) return say('web-table-away-short')
  return sitting.called ? say('web-table-uno') : null
}
