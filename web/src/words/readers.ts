/** Whether a sentence speaks to the one whom it speaks of. */

/** What the messages call `$me`: `seat` or `other` says which of the two in it reads. */
export function isMe(reader: number | null, seat: number | null, other: number | null = null): string {
  if (reader === null) return 'none'
  return reader === seat ? 'seat' : reader === other ? 'other' : 'none'
}
