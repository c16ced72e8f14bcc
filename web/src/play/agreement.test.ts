import { describe, expect, test } from 'vitest'
import { catalogue, type Option } from '../generated'
import samples from '../generated/testing/agreements.json'
import {
  agreedBy,
  changesFromSheet,
  changesIn,
  changeSheet,
  choose,
  differences,
  formatOf,
  optionGroups,
  playedBy,
  printedBy,
  readRules,
  sheetFor,
  tidyAmount,
  unknownIn,
  writeRules,
  type Agreement,
} from './agreement'

interface Sample {
  readonly preset: string
  readonly chosen: Readonly<Record<string, string>>
  readonly text: string
}

/** A sheet as a table plays it. */
function sheet(id: string): Agreement {
  const played = playedBy(id, catalogue)
  if (played === null) throw new Error(`no sheet ${id}`)
  return played
}

/** A sheet as it is printed. */
function printed(id: string): Agreement {
  return printedBy(id, catalogue) ?? sheet(id)
}

function agreed(text: string): Agreement {
  const agreement = readRules(text, catalogue)
  if (agreement === null) throw new Error(`no rules ${text}`)
  return agreement
}

function option(name: string): Option {
  const found = catalogue.options.find((each) => each.name === name)
  if (found === undefined) throw new Error(`no option ${name}`)
  return found
}

describe('rules as text', () => {
  test('what is chosen on top of a sheet is written as the server writes it', () => {
    for (const { preset, chosen, text } of samples as unknown as Sample[]) {
      const taken = sheet(preset)
      const agreement = { ...taken, chosen: { ...taken.chosen, ...chosen } }

      expect(writeRules(agreement, catalogue)).toBe(text)
    }
  })

  test('what was written is read back to the same table', () => {
    for (const { text } of samples as unknown as Sample[]) {
      expect(writeRules(agreed(text), catalogue)).toBe(text)
    }
  })

  test('a preset brings the options of its sheet, and what follows has the last word', () => {
    expect(writeRules(agreed('hp2003/pt'), catalogue)).toBe('hp2003+drawn=must_declined+first_return=middle')
    expect(writeRules(agreed('hp2003/pt+drawn=may'), catalogue)).toBe('hp2003+first_return=middle')
  })

  test('the usual value is not written', () => {
    expect(writeRules(choose(sheet('classic'), option('hints'), 'on'), catalogue)).toBe('classic')
    expect(writeRules(choose(sheet('hp2018'), option('hints'), 'on'), catalogue)).toBe('hp2018+hints=on')
  })

  test('an unknown edition or sheet is not read', () => {
    expect(readRules('hp1999+legality=table', catalogue)).toBeNull()
    expect(readRules('classic/xx', catalogue)).toBeNull()
    expect(readRules('', catalogue)).toBeNull()
  })
})

describe('against the printed rules', () => {
  test('a table as printed differs in nothing', () => {
    for (const { id } of catalogue.presets) {
      expect(differences(printed(id), printed(id), catalogue)).toEqual([])
    }
  })

  test('a difference says what is printed, what holds here, and by which rules', () => {
    const found = differences(agreed('hp2018+legality=table'), printed('hp2018'), catalogue)

    expect(found).toEqual([
      { option: 'legality', printed: 'strict', here: 'table', rules: option('legality').rules },
    ])
  })

  test('a table that takes a sheet which punishes wrong cards, and refuses them, differs in that', () => {
    for (const id of ['classic/en', 'hp2003/pt']) {
      expect(differences(sheet(id), printed(id), catalogue)).toMatchObject([
        { option: 'legality', printed: 'table', here: 'strict' },
      ])
    }
    expect(option('legality').rules[0]).toBe('R-49')
    expect(differences(sheet('hp2018/en'), printed('hp2018/en'), catalogue)).toEqual([])
  })

  test('a reader has the sheet of the own language, where the edition has one', () => {
    expect(sheetFor('hp2003', 'pt', catalogue)).toBe('hp2003/pt')
    expect(sheetFor('hp2018', 'pt', catalogue)).toBe('hp2018/en')
    expect(sheetFor('hp2099', 'pt', catalogue)).toBe('hp2099')
  })

  test('one sheet differs from another', () => {
    const found = differences(sheet('hp2003/pt'), sheet('hp2003/es'), catalogue)

    expect(found.map((each) => each.option)).toEqual(['drawn', 'invis_scope', 'first_return'])
  })

  test('what makes no difference in an edition or a format is none', () => {
    expect(differences(agreed('classic+hat_last=on'), sheet('classic'), catalogue)).toEqual([])
    expect(differences(agreed('classic+lowest_tie=share'), sheet('classic'), catalogue)).toEqual([])
    expect(
      differences(agreed('classic+score=tally+lowest_tie=share'), sheet('classic'), catalogue),
    ).toHaveLength(2)
  })
})

describe('what is offered', () => {
  test('every option that matters stands under exactly one heading', () => {
    const names = optionGroups(sheet('hp2003'), catalogue).flatMap((group) =>
      group.options.map(({ name }) => name),
    )

    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('invis_scope')
    expect(names).not.toContain('hat_last')
  })

  test('a format is for certain numbers of players', () => {
    const format = formatOf(agreed('classic+score=team'), catalogue)

    expect(format?.partners).toBe(true)
    expect([3, 4, 5, 6].filter((seats) => format?.seats.includes(seats))).toEqual([4, 6])
  })

  test('an amount is a whole number within its bounds', () => {
    const target = option('target')

    expect(['250', ' 0250 ', '999999999'].map((typed) => tidyAmount(target, typed))).toEqual([
      '250',
      '250',
      '999999999',
    ])
    expect(['0', '1000000000', '-5', '2.5', 'many', ''].map((typed) => tidyAmount(target, typed))).toEqual(
      Array<null>(6).fill(null),
    )
    expect(tidyAmount(option('drawn'), '250')).toBeNull()
  })

  test('wishes go along to another edition, and what a sheet had printed does not', () => {
    const from = sheet('hp2003/pt')
    const wish = choose(from, option('legality'), 'table')
    const moved = changeSheet(wish, from, sheet('hp2018'), catalogue)

    expect(writeRules(moved, catalogue)).toBe('hp2018+legality=table')
  })
})

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

  test('counts at the table what somebody has changed, the match included', () => {
    const mixes = ['classic', 'classic+no-mercy', 'hp2018+no-mercy', 'hp2003/pt', 'classic+target=100']
    const counted = mixes.map((rules) => {
      const agreed = agreedBy(rules, catalogue)
      return agreed && changesFromSheet(agreed, catalogue).length
    })

    expect(counted).toEqual([0, 8, 8, 0, 1])
  })

  test('is unknown where the edition is', () => {
    expect(agreedBy('hp2099', catalogue)).toBeNull()
  })

  test('has a target only where one is played for', () => {
    expect(agreedBy('classic', catalogue)?.target).toBe(500)
    expect(agreedBy('classic+target=120', catalogue)?.target).toBe(120)
    expect(agreedBy('classic+score=rotate4', catalogue)?.target).toBeNull()
  })
})

test.each([
  ['classic+seven-o+stack=two+mercy=25', []],
  ['classic+stack=bogus+seven=must', ['stack=bogus']],
  ['chess+seven-ohs+mercy=99', ['chess', 'seven-ohs', 'mercy=99']],
])('of %s, what is unknown is %j', (text, unknown) => {
  expect(unknownIn(text, catalogue)).toEqual(unknown)
})
