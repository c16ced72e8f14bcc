import { describe, expect, test } from 'vitest'
import { catalogue } from '../../generated'
import { hasWords, openBook, speak } from '../../words/current.svelte'
import { agreedBy, changesIn, valueWords } from './agreed'

describe('what was agreed', () => {
  test('is compared with the sheet that it follows most', () => {
    const agreed = agreedBy('hp2003/pt+hints=off', catalogue)

    expect(agreed?.sheet?.id).toBe('hp2003/pt')
    expect(agreed?.differences.map(({ option }) => option)).toEqual(['legality', 'hints'])
  })

  test('differs in nothing where a table plays as printed', () => {
    for (const { id } of catalogue.presets) {
      const printed = id.startsWith('hp2018') ? id : `${id}+legality=table`
      expect(agreedBy(printed, catalogue)?.differences).toEqual([])
    }
  })

  test('names in the lobby what somebody has changed, not what every table does', () => {
    const changed = ['classic', 'classic+target=100', 'classic+legality=table', 'classic+drawn=must'].map(
      (rules) => {
        const agreed = agreedBy(rules, catalogue)
        return agreed && changesIn(agreed, catalogue).length
      },
    )

    expect(changed).toEqual([0, 0, 0, 1])
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
