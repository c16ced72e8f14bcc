import { expect, test } from 'vitest'
import { catalogue } from '../../generated'
import { hasWords, openBook, speak } from '../../words/current.svelte'
import { valueWords } from './Agreed.svelte'

test('every value of every option has words, or is a number', async () => {
  await speak('en')
  await openBook()
  const silent = catalogue.options.flatMap(({ name, values }) =>
    values.filter((value) => !hasWords(valueWords(name, value))).map((value) => `${name}=${value}`),
  )

  expect(silent.filter((each) => !/=\d+$/.test(each))).toEqual([])
})
