import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadRulebook } from '../generated'
import readings from '../generated/testing/readings.json'
import type { Language } from '../generated/languages'
import { loadBookWords, say, speak } from '../words/language.svelte'
import { ALL, Book } from './book'
import { entryOf } from './entry'
import { editionsNote, houseNotes, sheetNotes, type Note } from './Notes.svelte'

let book: Book

beforeAll(async () => {
  await speak('en')
  await loadBookWords()
  book = new Book(await loadRulebook())
})

/** The entry as Python renders it. */
function reading(id: string, edition: string) {
  const entry = entryOf(book, id, edition)
  const parts = entry.parts.map((part) => [part.label, part.text])
  const { see = [], options = [] } = entry.facts
  const house = houseNotes(entry)
  const notes = [
    editionsNote(entry),
    ...sheetNotes(entry),
    list('entry-see', see),
    list('entry-options', options),
    ...house,
  ]
  const printed = entry.kind === 'option' && house.length === 0
  const shown = printed ? [] : notes.filter((note) => note !== null)
  return { id, title: entry.title, parts, notes: shown.map((note) => [note.label, note.text]) }
}

function list(label: string, names: readonly string[]): Note | null {
  return names.length ? { label: say(label), text: names.join(', ') } : null
}

describe('an entry', () => {
  test.each(readings.entries)('reads as in Python: $id for $edition in $language', async (told) => {
    const { language, edition, ...expected } = told
    await speak(language as Language)

    expect(reading(told.id, edition)).toEqual(expected)
  })

  test('that holds in one edition is told as for that edition', async () => {
    await speak('en')
    const [only] = book.sections().flatMap(({ entries }) => entries.filter((id) => alone(id)))

    expect(only).toBeDefined()
    expect(entryOf(book, only ?? '', ALL)).toEqual(
      entryOf(book, only ?? '', book.facts(only ?? '').editions[0]),
    )
  })
})

describe('a whole book', () => {
  test.each(readings.books)('says what Python says: $edition in $language', async (told) => {
    await speak(told.language as Language)
    const entries = book.sections(told.edition).flatMap((section) => section.entries)
    const text = JSON.stringify(entries.map((id) => reading(id, told.edition)))

    expect(createHash('sha256').update(text).digest('hex')).toBe(told.sha256)
  })
})

function alone(id: string): boolean {
  return book.facts(id).editions.length === 1
}
