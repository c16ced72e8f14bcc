/** The number at the end of a name, by which guests are told apart; empty where there is none. */
export function endOf(name: string): string {
  return /\D(\d{1,4})$/.exec(name)?.[1] ?? ''
}

/** Where smaller letters, or two lines, are better than a cut. */
export function isLong(name: string): boolean {
  return [...name].length > LONG
}

const LONG = 11
