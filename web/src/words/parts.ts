/** Messages with parts: the part is what the protocol calls it. */

import { hasWords } from './current.svelte'

/** The first of these that there is; else the last, so that something is said of what only a newer server knows. */
export function firstOf(...ids: readonly string[]): string {
  return ids.find(hasWords) ?? ids.at(-1) ?? ''
}

/** A part of a message; the message itself where there is no such part. */
export function partOf(message: string, part: string): string {
  return firstOf(`${message}.${part}`, message)
}
