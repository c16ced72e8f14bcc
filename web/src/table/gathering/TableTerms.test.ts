import { expect, test } from 'vitest'
import { catalogue } from '../../generated'
import { hasWords, loadBookWords, speak } from '../../words/language.svelte'
import { valueWords } from './TableTerms.svelte'

test('every value of every option has words, or is a number', async () => {
  await speak('en')
  await loadBookWords()
  const silent = catalogue.options.flatMap(({ name, values }) =>
    values.filter((value) => !hasWords(valueWords(name, value))).map((value) => `${name}=${value}`),
  )

  expect(silent.filter((each) => !/=\d+$/.test(each))).toEqual([])
})
