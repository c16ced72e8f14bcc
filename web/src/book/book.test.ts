import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../generated'
import { speak } from '../words/current.svelte'
import { readBook, type Book } from './book'
import { pictured, picturedSections } from './SectionRead.svelte'

let book: Book

beforeAll(async () => {
  await speak('en')
  book = await readBook()
})

describe('the book', () => {
  test('has no section that is called like an entry: both are addresses', () => {
    expect(book.sections().filter(({ id }) => book.find(id) !== null)).toEqual([])
  })

  test('finds an entry however it is typed, and the section around it', () => {
    expect(book.find('r28')).toBe('R-28')
    expect(book.find('toString')).toBeNull()
    expect(book.sectionOf('r28')?.id).toBe('wild')
    expect(book.sectionOf('drawn')?.id).toBe('options')
    expect(book.sectionOf('nothing')).toBeNull()
  })

  test('names only entries that it has', () => {
    const ids = book.sections().flatMap(({ entries }) => entries)
    const named = ids.flatMap((id) => [...(book.facts(id).see ?? []), ...(book.facts(id).options ?? [])])

    expect(named.filter((id) => book.find(id) === null)).toEqual([])
  })
})

describe('the cards beside a section', () => {
  test('are those of sections that there are, and of some edition', () => {
    const sections = book.sections().map(({ id }) => id)

    expect(picturedSections().filter((id) => !sections.includes(id))).toEqual([])
    expect(picturedSections().filter((id) => pictured(id, 'all').length === 0)).toEqual([])
  })

  test('are drawn as the edition draws them; the whole book shows both', () => {
    const strengths = (edition: string) => pictured('action-cards', edition).map(({ strength }) => strength)
    const [drawing] = catalogue.editions.filter(({ draws }) => draws === 3)

    expect(strengths(drawing?.id ?? '')).toContain(3)
    expect(pictured('action-cards', 'all').length).toBe(pictured('action-cards', 'classic').length + 1)
  })

  test('are only those that the edition has', () => {
    expect(pictured('howler', 'classic')).toEqual([])
  })
})
