import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../generated'
import { speak } from '../words/language.svelte'
import { type Book, kindOf, readBook, ruleNumbers, tidyId } from './book'
import { pictured, PICTURES } from './SectionPage.svelte'

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

  test('has the house rules that can be chosen beside the rules that they bring', () => {
    expect(book.sectionOf('seven')?.id).toBe('house-hands')
    expect(book.sectionOf('h16')?.id).toBe('house-hands')
    expect(book.sectionOf('c-01')?.id).toBe('house-conflicts')
    expect(book.choices('seven')?.values).toEqual(['off', 'must', 'may'])
    expect(book.choices('H-16')).toBeNull()
  })

  test('offers no practice table for a house rule, since it plays the printed game', () => {
    const hands = book.sectionOf('seven')
    if (!hands) throw new Error('expected the section of sevens')
    expect(book.playable(hands, 'classic')).toBeNull()
  })

  test('names only entries that it has', () => {
    const ids = book.sections().flatMap(({ entries }) => entries)
    const named = ids.flatMap((id) => [
      ...(book.facts(id).see ?? []),
      ...(book.facts(id).options ?? []),
      ...(book.facts(id).meets ?? []).flatMap(({ other, ids }) => [other, ...ids]),
    ])

    expect(named.filter((id) => book.find(id) === null)).toEqual([])
  })
})

describe('the cards beside a section', () => {
  test('are those of sections that there are, and of some edition', () => {
    const sections = book.sections().map(({ id }) => id)
    const withCards = Object.keys(PICTURES)

    expect(withCards.filter((id) => !sections.includes(id))).toEqual([])
    expect(withCards.filter((id) => pictured(id, 'all').length === 0)).toEqual([])
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

describe('an id', () => {
  test.each([
    ['r28', 'R-28'],
    [' R 8 ', 'R-08'],
    ['a-100', 'A-100'],
    ['d004', 'D-04'],
    ['h 3', 'H-03'],
    ['drawn', 'drawn'],
    ['R-1000', 'R-1000'],
  ])('%j is read as %s', (typed, id) => {
    expect(tidyId(typed)).toBe(id)
  })

  test('tells what the entry is', () => {
    expect(['R-28', 'A-14', 'D-04', 'H-16', 'C-01', 'drawn', 'Anything'].map(kindOf)).toEqual([
      'rule',
      'ruling',
      'difference',
      'house',
      'house',
      'option',
      'option',
    ])
  })
})

describe('the rules of a section', () => {
  test('are told as runs in order', () => {
    expect(ruleNumbers(['R-70', 'R-01', 'R-02', 'R-03', 'A-01', 'D-02'])).toBe('1–3, 70')
  })

  test('are none where nothing is a rule', () => {
    expect(ruleNumbers(['score', 'A-53'])).toBe('')
  })
})
