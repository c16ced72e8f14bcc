import { afterEach, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../generated/index'
import { LANGUAGES, type Language } from '../../words/bundles'
import { loadBookWords, speak } from '../../words/language.svelte'
import { duration, meaning, optionTitle, optionWords, valueName, withoutReferences } from './draft.svelte'

beforeAll(async () => {
  await speak('en')
  await loadBookWords()
})
afterEach(() => speak('en'))

test.each(Object.keys(LANGUAGES) as Language[])('every option can be explained in %s', async (language) => {
  await speak(language)
  for (const option of catalogue.options) {
    for (const edition of option.editions) {
      expect(optionTitle(option.name, edition)).not.toBe('')
      expect(optionWords(option.name, 'about', edition)).toBeTruthy()
      expect(optionWords(option.name, 'sheet', edition)).toBeTruthy()
      for (const value of option.values) {
        if (!option.amount) expect(meaning(option, value, edition), `${option.name}=${value}`).toBeTruthy()
      }
    }
  }
})

test.each(Object.keys(LANGUAGES) as Language[])(
  'every value has a short word of its own in %s',
  async (language) => {
    await speak(language)
    for (const option of catalogue.options) {
      const names = option.values.map((value) => valueName(option.name, value))
      expect(new Set(names).size, names.join()).toBe(names.length)
      const asWritten = names.filter((name) => option.values.includes(name))
      expect(asWritten.filter((name) => !/^\d+$/.test(name))).toEqual([])
    }
  },
)

test('references in brackets are left to the chips', () => {
  expect(withoutReferences('It may be kept (R-19, R-20). Nobody must bluff (A-12).')).toBe(
    'It may be kept. Nobody must bluff.',
  )
  expect(withoutReferences('The text of 2003 (in Portuguese) obliges.')).toBe(
    'The text of 2003 (in Portuguese) obliges.',
  )
})

test('long times are said in minutes', () => {
  expect([15, 90, 120].map(duration)).toEqual(['15 sec', '90 sec', '2 min'])
})
