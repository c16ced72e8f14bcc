/** Which lines of talk hang beside their speakers, and for how long. */

import type { TalkLine } from '../../state/log'

export interface Heard {
  readonly line: TalkLine
  /** When it came, in milliseconds of any clock. */
  readonly at: number
}

const SHORTEST = 4000
const LONGEST = 9000
const FOR_A_LETTER = 55

export function lasting(line: TalkLine): number {
  return Math.min(LONGEST, SHORTEST + line.text.length * FOR_A_LETTER)
}

/** The last line of each, while it lasts; what is said later takes the place of what was said before. */
export function hanging(heard: readonly Heard[], now: number): Heard[] {
  const newest = new Map(heard.map((each) => [each.line.person, each]))
  return heard.filter((each) => newest.get(each.line.person) === each && now < each.at + lasting(each.line))
}
