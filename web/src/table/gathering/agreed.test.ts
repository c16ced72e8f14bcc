import { describe, expect, test } from 'vitest'
import { catalogue } from '../../generated'
import { hasWords, openBook, speak } from '../../words/current.svelte'
import { agreedBy, valueWords } from './agreed'

describe('what was agreed', () => {
  test('is compared with the sheet that it follows most', () => {
    const agreed = agreedBy('hp2003/pt+legality=table', catalogue)

    expect(agreed?.sheet?.id).toBe('hp2003/pt')
    expect(agreed?.differences.map(({ option }) => option)).toEqual(['legality'])
  })

  test('differs in nothing where a table plays as printed', () => {
    for (const { id } of catalogue.presets) expect(agreedBy(id, catalogue)?.differences).toEqual([])
  })

  test('is unknown where the edition is', () => {
    expect(agreedBy('hp2099', catalogue)).toBeNull()
  })

  test('has a target only where one is played for', () => {
    expect(agreedBy('classic', catalogue)?.target).toBe(500)
    expect(agreedBy('classic+target=120', catalogue)?.target).toBe(120)
    expect(agreedBy('classic+score=rotate4', catalogue)?.target).toBeNull()
  })

  test('can be told: every value of every option has words, or is a number', async () => {
    await speak('en')
    await openBook()
    const silent = catalogue.options.flatMap(({ name, values }) =>
      values.filter((value) => !hasWords(valueWords(name, value))).map((value) => `${name}=${value}`),
    )

    expect(silent.filter((each) => !/=\d+$/.test(each))).toEqual([])
  })
})
