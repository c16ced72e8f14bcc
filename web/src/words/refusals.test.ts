import { beforeEach, describe, expect, test } from 'vitest'
import { COMPANY, isWhole, PROBLEMS, RULE_REFUSALS, TABLE_REFUSALS, WHYS } from '../../tests/samples'
import type { Why } from '../protocol'
import { LANGUAGES, type Language } from '../generated/languages'
import { say, speak } from './language.svelte'
import { goodbye, problemWords, refusal } from './refusals'
import { textOf } from './sentence'

test('there are samples of every refusal', () => {
  expect(WHYS).toContain('taken_over')
  expect(PROBLEMS).toContain('our_fault')
  expect(TABLE_REFUSALS).toContain('not_host')
  expect(RULE_REFUSALS).toContainEqual(['no_match', ['card', 'top', 'color']])
})

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeEach(() => speak(language))

  test.each(RULE_REFUSALS)('the rules say why: %s', (code, facts) => {
    const cards = { card: 'R9', top: 'G4', drawn: 'W', standing: 'RD' }
    const samples = { ...cards, color: 'G', actor: 1, seat: 2, seats: 4, total: 4, most: 3 }
    for (const actor of [0, 1]) {
      const given = Object.fromEntries(facts.map((name) => [name, { ...samples, actor }[name] ?? '']))
      const pieces = refusal({ type: 'refused', id: 1, code, rule: 'R-16', facts: given }, COMPANY)

      expect(isWhole(pieces), textOf(pieces)).toBe(true)
      expect(textOf(pieces)).not.toBe(say('table-refusal'))
    }
  })

  test.each(TABLE_REFUSALS)('the table says why: %s', (code) => {
    const pieces = refusal({ type: 'refused', id: 1, code, facts: { players: 3 } }, COMPANY)

    expect(isWhole(pieces), textOf(pieces)).toBe(true)
    expect(textOf(pieces)).not.toBe(say('table-refusal'))
  })

  test.each(WHYS as Why[])('a goodbye has words: %s', (why) => {
    expect(goodbye(why)).not.toBe(say('bye'))
  })

  test.each(PROBLEMS)('a problem has words: %s', (code) => {
    expect(problemWords({ code, retryAfter: 5 }).length).toBeGreaterThan(5)
  })
})

describe('in English', () => {
  beforeEach(() => speak('en'))

  test('a refusal by the rules names the rule', () => {
    const facts = { card: 'G4', top: 'B6', color: 'B' }
    const pieces = refusal({ type: 'refused', id: 1, code: 'no_match', rule: 'R-16', facts }, COMPANY)

    expect(textOf(pieces)).toBe('You can’t play the green 4 on the blue 6. The color in play is blue.')
    expect(pieces.at(-1)).toMatchObject({ kind: 'rule', rule: 'R-16' })
  })

  test('a refusal by the table names the rule where there is one', () => {
    const pieces = refusal(
      { type: 'refused', id: 1, code: 'picked', rule: 'R-03', facts: { at: 4 } },
      COMPANY,
    )

    expect(textOf(pieces)).toBe('You’ve already picked a card.')
    expect(pieces.at(-1)).toMatchObject({ kind: 'rule', rule: 'R-03' })
  })

  test('what a newer server says is said in general', () => {
    expect(textOf(refusal({ type: 'refused', id: 1, code: 'juggling' }, COMPANY))).toBe(
      'The table can’t do that.',
    )
    expect(goodbye('asleep' as Why)).toBe('You’ve been disconnected.')
  })
})
