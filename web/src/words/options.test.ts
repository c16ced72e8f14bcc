import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../generated'
import { type Language, LANGUAGES } from '../generated/languages'
import { loadBookWords, speak } from './language.svelte'
import { briefly, changesInShort, conflictWords, withNames } from './options'

beforeAll(async () => {
  await speak('en')
  await loadBookWords()
})

const short = (rules: string) => changesInShort(rules, catalogue)

describe('what a table has changed, in short', () => {
  test('presets have their names', () => {
    expect(short('classic+seven=must+zero=rotate+jump=on')).toEqual(['Seven-O', 'Jump-In'])
  })

  test('a large preset stands for those inside it', () => {
    expect(short('classic+no-mercy')).toEqual(['No Mercy'])
  })

  test('what no preset explains has the name of its option', () => {
    expect(short('classic+seven=may+finish=no_wild')).toEqual(['Sevens swap', 'The last card'])
  })

  test('a number is named with its option', () => {
    expect(short('classic+mercy=25+deal=3')).toEqual(['Mercy: 25 cards', 'Cards dealt: 3 cards'])
  })

  test('a table that plays as printed has changed nothing', () => {
    expect(short('hp2003/pt')).toEqual([])
  })

  test('four names are shown, of more only three', () => {
    expect(briefly(['a', 'b', 'c', 'd'])).toBe('a · b · c · d')
    expect(briefly(['a', 'b', 'c', 'd', 'e'])).toBe('a · b · c · +2')
  })
})

describe('a conflict', () => {
  test('names options and values as the page does', () => {
    expect(conflictWords('C-01', 'classic', catalogue.options)).toBe(
      '“Stack limit” caps a total, but with “Stacking: Off” no total grows.',
    )
  })

  test('a value alone is a value of the option before it', () => {
    expect(withNames('`score=team` or `rotate4`', 'classic', catalogue.options)).toMatch(
      /Partners” or “Changing partners”$/,
    )
  })

  test('names no two values alike', () => {
    expect(conflictWords('C-05', 'classic', catalogue.options)).toMatch(
      /“Changing partners” and “Changing partners, eight players”/,
    )
  })

  test.each(Object.keys(LANGUAGES) as Language[])('says nothing as it is typed in %s', async (language) => {
    await speak(language)
    for (let nth = 1; nth <= 11; nth++) {
      const text = conflictWords(`C-${String(nth).padStart(2, '0')}`, 'classic', catalogue.options)
      expect(text).not.toMatch(/[`=_]/)
    }
    await speak('en')
  })
})
