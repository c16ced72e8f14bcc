import { describe, expect, test } from 'vitest'
import { marked } from './EntryText.svelte'

describe('a text of the book', () => {
  test('leads to the entries that it names', () => {
    expect(marked('H-03')).toEqual([{ kind: 'entry', text: 'H-03', entry: 'H-03' }])
    expect(marked('A bluff (R-30 to A-100).')).toEqual([
      { kind: 'text', text: 'A bluff (' },
      { kind: 'entry', text: 'R-30', entry: 'R-30' },
      { kind: 'text', text: ' to ' },
      { kind: 'entry', text: 'A-100', entry: 'A-100' },
      { kind: 'text', text: ').' },
    ])
  })

  test('leads to the option whose value it names', () => {
    expect(marked('`drawn=must`')).toEqual([{ kind: 'code', text: 'drawn=must', entry: 'drawn' }])
  })

  test('keeps what only looks like an id', () => {
    expect(marked('OR-30 and B-12')).toEqual([{ kind: 'text', text: 'OR-30 and B-12' }])
  })
})
