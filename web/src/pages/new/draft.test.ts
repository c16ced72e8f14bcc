import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { catalogue, type Option } from '../../generated'
import { Draft, duration, meaning, optionTitle, optionWords, withoutReferences } from './draft.svelte'
import { type Language, LANGUAGES } from '../../generated/languages'
import { valueName } from '../../words/options'
import { loadBookWords, speak } from '../../words/language.svelte'

function optionNamed(name: string): Option {
  const found = catalogue.options.find((option) => option.name === name)
  if (!found) throw new Error(`expected an option of the catalogue, came ${name}`)
  return found
}

const drawn = optionNamed('drawn')
const score = optionNamed('score')

test('a new table is played as printed, but that it refuses wrong cards, with the usual terms', () => {
  const draft = new Draft(catalogue, 'en')

  expect(draft.differences).toMatchObject([{ option: 'legality', printed: 'table', here: 'strict' }])
  expect([draft.isUsual, draft.refusesPrinted]).toEqual([true, true])
  expect(draft.table()).toMatchObject({
    terms: { rules: 'classic', seats: 4, public: false, turn_seconds: 30, window_seconds: 1.5 },
    bots: [],
    start: false,
  })
})

test('an edition opens at the sheet in the language of the reader', () => {
  const draft = new Draft(catalogue, 'pt')
  draft.turnTo('hp2003', 'pt')

  expect(draft.sheet).toBe('hp2003/pt')
  expect(draft.isUsual).toBe(true)
  expect(draft.table().terms?.rules).toBe('hp2003+drawn=must_declined+first_return=middle')
})

test('a choice that the sheet does not print is a difference', () => {
  const draft = new Draft(catalogue, 'en')
  draft.choose(drawn, 'must')

  expect(draft.differs(drawn)).toBe(true)
  expect(draft.differences[0]).toMatchObject({ option: 'drawn', printed: 'may', here: 'must' })
  expect(draft.isUsual).toBe(false)
})

test('where a sheet says nothing about wrong cards, refusing them differs from nothing', () => {
  const draft = new Draft(catalogue, 'en')
  draft.turnTo('hp2018', 'en')

  expect(draft.differences).toEqual([])
  expect(draft.refusesPrinted).toBe(false)
  draft.turnTo('classic', 'en')
  expect(draft.table().terms?.rules).toBe('classic')
})

test('a wish goes along to another edition, a printed reading stays behind', () => {
  const draft = new Draft(catalogue, 'pt')
  draft.turnTo('hp2003', 'pt')
  draft.choose(optionNamed('false_catch'), 'draw2')
  draft.turnTo('hp2018', 'pt')

  expect(draft.table().terms?.rules).toBe('hp2018+false_catch=draw2')
})

test('back to the printed rules takes every choice away', () => {
  const draft = new Draft(catalogue, 'en')
  draft.choose(drawn, 'must')
  draft.backToPrinted()

  expect(draft.differences).toEqual([])
  expect(draft.table().terms?.rules).toBe('classic+legality=table')
})

test('partners sit down at the nearest number of seats that makes pairs', () => {
  const draft = new Draft(catalogue, 'en')
  draft.seat(7)
  draft.choose(score, 'team')

  expect([6, 8]).toContain(draft.seats)
})

test('partners cannot be five', () => {
  const draft = new Draft(catalogue, 'en')
  draft.choose(score, 'team')
  draft.seat(5)

  expect(draft.format?.seats).toContain(draft.seats)
})

test('with fewer seats there are fewer bots', () => {
  const draft = new Draft(catalogue, 'en')
  draft.seatBots(3)
  draft.seat(3)

  expect(draft.bots).toEqual(['keen', 'keen'])
})

test('a table full of bots begins at once', () => {
  const draft = new Draft(catalogue, 'en')
  draft.seatBots(3)
  draft.changeBot(1, 'random')

  expect(draft.table()).toMatchObject({ bots: ['keen', 'random', 'keen'], start: true })
})

test('all bots can be changed at once', () => {
  const draft = new Draft(catalogue, 'en')
  draft.seatBots(3)
  draft.changeBots('random')

  expect(draft.bots).toEqual(['random', 'random', 'random'])
})

test('what decides the match stands first', () => {
  const draft = new Draft(catalogue, 'en')

  expect(draft.groups[0]?.options[0]).toBe(score)
  expect(draft.groups.map(({ group }) => group).toSorted()).toEqual([...catalogue.groups].toSorted())
})

function preset(id: string) {
  const found = catalogue.house.presets.find((each) => each.id === id)
  if (!found) throw new Error(`expected a preset of the house rules, came ${id}`)
  return found
}

const filled = (draft: Draft, id: string) => {
  const state = draft.presets.find((each) => each.id === id)
  return `${String(state?.filled)} of ${String(state?.total)}`
}

describe('house rules', () => {
  test('presets combine, and a larger one that has some of theirs is filled in part', () => {
    const draft = new Draft(catalogue, 'en')
    draft.turnPreset(preset('seven-o'))
    draft.turnPreset(preset('jump-in'))

    expect(draft.rules).toBe('classic+seven=must+zero=rotate+jump=on')
    expect([filled(draft, 'seven-o'), filled(draft, 'no-mercy')]).toEqual(['2 of 2', '2 of 8'])
  })

  test('a preset that is filled in part is completed, and then taken away', () => {
    const draft = new Draft(catalogue, 'en', 'classic+seven=must')
    draft.turnPreset(preset('seven-o'))
    expect(filled(draft, 'seven-o')).toBe('2 of 2')
    draft.turnPreset(preset('seven-o'))

    expect(draft.rules).toBe('classic')
  })

  test('official clears house rules, and nothing else', () => {
    const draft = new Draft(catalogue, 'en', 'classic+no-mercy+legality=table')
    draft.clearHouse()

    expect(draft.rules).toBe('classic+legality=table')
    expect(draft.houseRules).toEqual([])
  })

  test('what is played by default is no change', () => {
    const draft = new Draft(catalogue, 'en')

    expect([draft.changes, draft.houseRules]).toEqual([[], []])
    expect(draft.compared.map(({ option }) => option)).toEqual(['legality'])
  })

  test('the comparison begins with the house rules', () => {
    const draft = new Draft(catalogue, 'en', 'classic+false_catch=draw2+opening=number')

    expect(draft.compared.map(({ option }) => option)).toEqual(['opening', 'false_catch', 'legality'])
  })

  test('a link brings its rules along, and the sheet of its edition', () => {
    const draft = new Draft(catalogue, 'pt', 'hp2003+seven-o')

    expect(draft.sheet).toBe('hp2003/pt')
    expect(draft.rules).toBe('hp2003+seven=must+zero=rotate')
  })

  test('a link that cannot be read is left aside', () => {
    expect(new Draft(catalogue, 'en', 'snap+x').rules).toBe('classic')
  })

  test('a house that was saved is taken exactly as it is', () => {
    const draft = new Draft(catalogue, 'en', 'classic+no-mercy')
    draft.takeHouse({ jump: 'on' })

    expect(draft.rules).toBe('classic+jump=on')
  })
})

describe('options in words', () => {
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
        expect(optionWords(option.name, option.house ? 'origin' : 'sheet', edition)).toBeTruthy()
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
})

test('bots have the pace that suits the number of seats, until one is chosen', () => {
  const draft = new Draft(catalogue, 'en')
  expect(draft.pace).toBe('normal')
  draft.seat(10)
  expect(draft.pace).toBe('fast')
  expect(draft.table().terms).toMatchObject({ pace: null })
  draft.pace = 'relaxed'
  draft.seat(3)

  expect(draft.table().terms).toMatchObject({ pace: 'relaxed' })
})
