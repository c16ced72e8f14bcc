import { beforeEach, describe, expect, test } from 'vitest'
import { COMPANY, HAND_KINDS, IN_TEAMS, isWhole, MATCH_KINDS, TABLE_KINDS } from '../../tests/samples'
import {
  type HandEvent,
  type HandKind,
  type MatchEvent,
  type MatchKind,
  PHRASES,
  type TableEvent,
  type TableKind,
} from '../protocol'
import { LANGUAGES, type Language } from '../generated/languages'
import { phraseWords, told, toldTogether } from './events'
import { say, speak } from './language.svelte'
import { textOf } from './sentence'

function handEvent(kind: HandKind, more: Partial<HandEvent> = {}): HandEvent {
  const all = { cards: ['R7', 'W4'], color: 'G', number: 3, broken: 'R-16', direction: 'L' }
  return { of: 'hand', kind, rule: 'R-16', seat: 0, other: 2, ...all, ...more }
}

function matchEvent(kind: MatchKind, players: readonly number[]): MatchEvent {
  return { of: 'match', kind, rule: 'R-57', players, number: 101 }
}

test('there are samples of every event', () => {
  expect(HAND_KINDS.length).toBeGreaterThan(30)
  expect(MATCH_KINDS).toContain('eliminated')
  expect(TABLE_KINDS).toContain('autopilot')
})

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeEach(() => speak(language))

  test.each(HAND_KINDS)('%s of a hand has a sentence to everybody', (kind) => {
    for (const seats of [
      [0, 2],
      [1, 2],
      [2, 1],
    ] as const) {
      for (const cards of [['R7', 'W4'], ['?'], ['?', '?'], []]) {
        const event = handEvent(kind, { seat: seats[0], other: seats[1], cards })
        const pieces = told(event, COMPANY)

        expect(isWhole(pieces), textOf(pieces)).toBe(true)
        expect(textOf(pieces)).not.toBe(say('table-event'))
        expect(pieces.at(-1)).toEqual({ kind: 'rule', rule: 'R-16', text: 'R-16' })
      }
    }
  })

  test.each(MATCH_KINDS)('%s of a match has a sentence to everybody', (kind) => {
    for (const company of [COMPANY, IN_TEAMS, { ...COMPANY, you: null }]) {
      for (const players of [[0], [1], [0, 1]]) {
        const text = told(matchEvent(kind, players), company)

        expect(isWhole(text), textOf(text)).toBe(true)
        expect(textOf(text)).not.toBe(say('table-event'))
      }
    }
  })

  test.each(TABLE_KINDS as TableKind[])('%s of a table has a sentence to everybody', (kind) => {
    for (const person of ['ana', 'ben', null]) {
      const event: TableEvent = {
        of: 'table',
        kind,
        person,
        name: 'Ben',
        seat: 1,
        card: 'G9',
        message: 4,
        phrase: 'ouch',
      }
      const text = told(event, COMPANY)

      expect(isWhole(text), textOf(text)).toBe(true)
      expect(textOf(text)).not.toBe(say('table-event'))
    }
  })

  test('every quick phrase has words of its own', () => {
    expect(new Set(PHRASES.map(phraseWords)).size).toBe(PHRASES.length)
    expect(PHRASES.map(phraseWords)).not.toContain(say('phrase'))
  })
})

describe('in English', () => {
  beforeEach(() => speak('en'))

  test('a sentence has its colors and cards in pieces', () => {
    expect(told(handEvent('laid', { cards: ['RS'], rule: 'R-26' }), COMPANY)).toEqual([
      { kind: 'text', text: 'Ben played ' },
      {
        kind: 'card',
        card: 'RS',
        text: 'a red Skip',
        inside: [
          { kind: 'text', text: 'a ' },
          { kind: 'color', color: 'R', text: 'red' },
          { kind: 'text', text: ' Skip' },
        ],
      },
      { kind: 'text', text: '.' },
      { kind: 'rule', rule: 'R-26', text: 'R-26' },
    ])
  })

  test('seats of the hand are not seats of the table', () => {
    expect(textOf(told(handEvent('skipped', { seat: 0 }), COMPANY))).toBe('Ben was skipped.')
    expect(textOf(told(handEvent('skipped', { seat: 1 }), COMPANY))).toBe('You were skipped.')
  })

  test('what belongs together is one line, and names each rule once', () => {
    const pieces = toldTogether(
      [handEvent('laid', { cards: ['RS'], rule: 'R-26' }), handEvent('skipped', { seat: 1, rule: 'R-26' })],
      COMPANY,
    )

    expect(textOf(pieces)).toBe('Ben played a red Skip. You were skipped.')
    expect(pieces.filter((piece) => piece.kind === 'rule')).toHaveLength(1)
  })

  test('a rule that was broken is a piece within the sentence', () => {
    const pieces = told(handEvent('flagged', { broken: 'R-28', rule: 'R-49' }), COMPANY)

    expect(pieces.filter((piece) => piece.kind === 'rule').map((piece) => piece.text)).toEqual([
      'R-28',
      'R-49',
    ])
    expect(textOf(pieces)).toContain('R-28')
  })

  test('teams are called by both names, and the own team is yours', () => {
    expect(textOf(told(matchEvent('won', [1]), IN_TEAMS))).toBe(
      'Team Ben & Duarte won the match with 101 points.',
    )
    expect(textOf(told(matchEvent('won', [0]), IN_TEAMS))).toBe('Your team won the match with 101 points.')
  })

  test('names cannot pretend to be pieces', () => {
    const name = '\uE000card:W4\uE001x\uE002'
    const pieces = told({ of: 'table', kind: 'joined', person: 'eve', name }, COMPANY)

    expect(pieces).toHaveLength(1)
  })

  test('what a newer server tells is told in general', () => {
    expect(textOf(told(handEvent('juggled' as HandKind), COMPANY))).toBe('Something happened at the table.')
  })
})

test('Spanish puts the color where Spanish wants it', async () => {
  await speak('es')
  const [, card] = told(handEvent('laid', { cards: ['R7'] }), COMPANY)

  expect(card).toMatchObject({ kind: 'card', text: 'un 7 rojo' })
})
