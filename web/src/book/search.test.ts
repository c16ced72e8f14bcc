import { describe, expect, test } from 'vitest'
import { folded, Index } from './search'

const INDEX = new Index([
  { id: 'R-16', title: 'What fits', text: 'A card fits by color or figure. A challenge does not.' },
  { id: 'R-31', title: 'Challenge', text: 'Only the player who would draw may ask.' },
  { id: 'A-16', title: 'Challenged twice', text: 'Once is enough.' },
  { id: 'R-160', title: 'Élimination', text: 'Le dernier tour, à la fin de la partie.' },
])

function ids(sought: string): string[] {
  return INDEX.find(sought).map((found) => found.id)
}

describe('a search', () => {
  test('puts the whole word in a title before its beginning, and both before the text', () => {
    expect(ids('challenge')).toEqual(['R-31', 'A-16', 'R-16'])
  })

  test.each(['R-16', 'r16', 'R 16'])('finds %s by its id, and after it what begins so', (sought) => {
    expect(ids(sought)).toEqual(['R-16', 'R-160'])
  })

  test('puts a rule before a ruling that speaks of it as well', () => {
    const text = 'Nobody may jump in.'
    const index = new Index([
      { id: 'A-01', title: 'Jumping', text },
      { id: 'R-69', title: 'House rules', text },
    ])

    expect(index.find('nobody').map((found) => found.id)).toEqual(['R-69', 'A-01'])
  })

  test('wants all the words', () => {
    expect(ids('color figure')).toEqual(['R-16'])
    expect(ids('color partie')).toEqual([])
  })

  test('makes no difference between letters with and without accents', () => {
    expect(ids('elimination A LA')).toEqual(['R-160'])
    expect(ids('Éliminatión')).toEqual(['R-160'])
  })

  test('shows where the text speaks of it, and nothing where the title does', () => {
    expect(INDEX.find('figure')[0]?.passage).toContain('color or figure')
    expect(INDEX.find('fits')[0]?.passage).toBe('')
  })

  test('takes signs as signs', () => {
    expect(ids('(')).toEqual([])
    expect(ids('figure.')).toEqual(['R-16'])
  })

  test('finds nothing for nothing', () => {
    expect(ids('  ')).toEqual([])
  })
})

test('what is folded keeps its length, so that places in it are places in the text', () => {
  const text = 'Ça va? ﬁn œuvre İstanbul'

  expect(folded(text)).toHaveLength(text.length)
  expect(folded('ÉCART São')).toBe('ecart sao')
})
