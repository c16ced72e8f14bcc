/** Somebody with the book open: what they read, and where a link takes them. */

import { place } from '../net/place'
import type { Book } from './book'

export interface Reader {
  readonly book: Book
  readonly edition: string
  /** Turns to an entry, an option or a section. */
  readonly open: (name: string) => void
}

export function addressOf(name: string): string {
  return place().pageAddress({ page: 'rules', rule: name })
}
