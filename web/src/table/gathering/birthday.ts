/** a day and a month, asked in the order in which a language says them. */

/** A leap year: the 29th of February is somebody's birthday too. */
const LEAP_YEAR = 2024

export function daysOf(month: number): number {
  return new Date(Date.UTC(LEAP_YEAR, month, 0)).getUTCDate()
}

export function monthNames(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(LEAP_YEAR, month, 1)))
}

export function orderOf(locale: string): ('day' | 'month')[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return format
    .formatToParts(Date.UTC(LEAP_YEAR, 0, 1))
    .flatMap(({ type }) => (type === 'day' || type === 'month' ? [type] : []))
}
