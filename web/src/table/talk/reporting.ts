/** What becomes of a suggestion that somebody has reported. */

import type { Report } from '../../protocol'
import type { Happening } from '../../state/following'
import type { Happened } from '../../state/table.svelte'
import type { Piece } from '../../words/sentence'
import { toldTogether } from '../../words/events'

/** What was decided about the reports of this person; null where nothing was. */
export function verdictOn(person: string, { events, before, after, company }: Happened): Piece[] | null {
  const open = new Set(after.table.reports.map(({ message }) => message))
  const decided = before?.table.reports.filter(({ by, message }) => by === person && !open.has(message)) ?? []
  const verdicts = events.filter((event) =>
    decided.some((report) => decides(event, report, company.order.indexOf(report.against))),
  )
  return verdicts.length ? toldTogether(verdicts, company) : null
}

function decides(event: Happening, report: Report, handSeat: number): boolean {
  if (event.of === 'table')
    return ['acquitted', 'report_dropped'].includes(event.kind) && event.message === report.message
  return event.of === 'hand' && event.kind === 'hinted' && event.seat === handSeat
}
