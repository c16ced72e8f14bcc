import { beforeEach, describe, expect, test } from 'vitest'
import {
  PHRASES,
  type HandEvent,
  type MatchEvent,
  type TableEvent,
  type TableKind,
  type Why,
} from '../protocol'
import { LANGUAGES, type Language } from './bundles'
import { say, speak } from './language.svelte'
import {
  COMPANY,
  HAND_KINDS,
  IN_TEAMS,
  MATCH_KINDS,
  PROBLEMS,
  RULE_REFUSALS,
  TABLE_KINDS,
  TABLE_REFUSALS,
  WHYS,
} from '../../tests/samples'
import { textOf, type Piece } from './sentence'
import { cardLabel, cardName } from './cards'
import { goodbye, problemWords, refusal } from './refusals'
import { moveWords, offerWords, phaseWords } from './moves'
import { phraseWords, told, toldTogether } from './events'

const EVERY = Object.keys(LANGUAGES) as Language[]

function handEvent(kind: string, more: Partial<HandEvent> = {}): HandEvent {
  const all = { cards: ['R7', 'W4'], color: 'G', number: 3, broken: 'R-16', direction: 'L' }
  return { of: 'hand', kind, rule: 'R-16', seat: 0, other: 2, ...all, ...more }
}

function matchEvent(kind: string, players: readonly number[]): MatchEvent {
  return { of: 'match', kind, rule: 'R-57', players, number: 101 }
}

function isWhole(pieces: readonly Piece[]): boolean {
  const text = textOf(pieces)
  return text.length > 3 && !/[⟦⟧{}$\uE000-\uE002]|\b(undefined|null|NaN)\b/.test(text)
}

test('there are samples of everything', () => {
  expect(HAND_KINDS.length).toBeGreaterThan(30)
  expect(MATCH_KINDS).toContain('eliminated')
  expect(TABLE_KINDS).toContain('autopilot')
  expect(WHYS).toContain('taken_over')
  expect(PROBLEMS).toContain('our_fault')
  expect(TABLE_REFUSALS).toContain('not_host')
  expect(RULE_REFUSALS).toContainEqual(['no_match', ['card', 'top', 'color']])
})

describe.each(EVERY)('in %s', (language) => {
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

  test.each(RULE_REFUSALS)('the rules say why: %s', (code, facts) => {
    const samples = { card: 'R9', top: 'G4', drawn: 'W', color: 'G', actor: 1, seat: 2, seats: 4 }
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

  test('every quick phrase has words of its own', () => {
    expect(new Set(PHRASES.map(phraseWords)).size).toBe(PHRASES.length)
    expect(PHRASES.map(phraseWords)).not.toContain(say('phrase'))
  })

  test('every move has words of its own', () => {
    const moves = ['play R7', 'play R7!', 'play W>G', 'play HW@2', 'draw', 'keep', 'color G', 'challenge']
    const more = ['accept', 'invis', 'invis G', 'invis G!', 'uno', 'catch 2', 'flag 2']
    const said = [...moves, ...more].map((move) => moveWords(move, 'W4', COMPANY))

    expect(new Set(said).size).toBe(said.length)
  })

  test.each(['turn:1', 'drawn:1', 'color:1', 'react:1', 'settle:1', 'over'])(
    'the phase %s has words',
    (phase) => {
      for (const turn of [0, 1]) {
        expect(phaseWords({ phase, turn, top: 'W4', drawn: 'R7' }, COMPANY).length).toBeGreaterThan(5)
      }
    },
  )
})

describe('in English', () => {
  beforeEach(() => speak('en'))

  test('cards are called by color and figure, and by shape to those who listen', () => {
    expect(cardName('B7', 'classic')).toBe('Blue 7')
    expect(cardLabel('B7', 'classic')).toBe('Blue 7, square')
    expect(cardLabel('W4', 'classic')).toBe('Wild Draw Four')
    expect(cardName('?', 'classic')).toBe('Hidden card')
  })

  test('a card is called as its edition prints it', () => {
    expect(cardName('GD', 'classic')).toBe('Green Draw Two')
    expect(cardName('GD', 'hp2003')).toBe('Green Draw 3')
  })

  test('a sentence has its colors and cards in pieces', () => {
    expect(told(handEvent('laid', { cards: ['RS'], rule: 'R-26' }), COMPANY)).toEqual([
      { kind: 'text', text: 'Ben laid ' },
      {
        kind: 'card',
        card: 'RS',
        text: 'red Skip',
        inside: [
          { kind: 'color', color: 'R', text: 'red' },
          { kind: 'text', text: ' Skip' },
        ],
      },
      { kind: 'text', text: '.' },
      { kind: 'rule', rule: 'R-26', text: 'R-26' },
    ])
  })

  test('seats of the hand are not seats of the table', () => {
    expect(textOf(told(handEvent('skipped', { seat: 0 }), COMPANY))).toBe('Ben loses the turn.')
    expect(textOf(told(handEvent('skipped', { seat: 1 }), COMPANY))).toBe('You lose the turn.')
  })

  test('what belongs together is one line, and names each rule once', () => {
    const pieces = toldTogether(
      [handEvent('laid', { cards: ['RS'], rule: 'R-26' }), handEvent('skipped', { seat: 1, rule: 'R-26' })],
      COMPANY,
    )

    expect(textOf(pieces)).toBe('Ben laid red Skip. You lose the turn.')
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
      'The team Ben & Duarte wins the match with 101 points.',
    )
    expect(textOf(told(matchEvent('won', [0]), IN_TEAMS))).toBe('Your team wins the match with 101 points.')
  })

  test('buttons say what they do', () => {
    expect(moveWords('play B7', 'R7', COMPANY)).toBe('Play blue 7')
    expect(moveWords('play B7!', 'R7', COMPANY)).toBe('Play blue 7 and call UNO!')
    expect(moveWords('accept', 'W4', COMPANY)).toBe('Take four')
    expect(moveWords('accept', 'GD', COMPANY)).toBe('Take three')
    expect(moveWords('accept', 'HW', COMPANY)).toBe('Call out your hand')
    expect(moveWords('draw', 'RS', COMPANY)).toBe('Draw one')
    expect(moveWords('catch 0', 'R7', COMPANY)).toBe('Catch Ben')
  })

  test('a button with a choice behind it does not say the first of them', () => {
    const moves = ['R', 'G'].map((color) => ({ verb: 'invis', card: null, color, target: null, uno: false }))

    expect(offerWords({ moves, needsColor: true, needsTarget: false }, 'W4', COMPANY)).toBe(
      'Play Invisibility',
    )
  })

  test('a refusal by the rules names the rule', () => {
    const facts = { card: 'G4', top: 'B6', color: 'B' }
    const pieces = refusal({ type: 'refused', id: 1, code: 'no_match', rule: 'R-16', facts }, COMPANY)

    expect(textOf(pieces)).toBe('Green 4 does not fit blue 6: the color in play is blue.')
    expect(pieces.at(-1)).toMatchObject({ kind: 'rule', rule: 'R-16' })
  })

  test('a refusal by the table names the rule where there is one', () => {
    const pieces = refusal(
      { type: 'refused', id: 1, code: 'picked', rule: 'R-03', facts: { at: 4 } },
      COMPANY,
    )

    expect(textOf(pieces)).toBe('You have picked a card already.')
    expect(pieces.at(-1)).toMatchObject({ kind: 'rule', rule: 'R-03' })
  })

  test('what a newer server says is said in general', () => {
    expect(textOf(told(handEvent('juggled'), COMPANY))).toBe('Something happened at the table.')
    expect(textOf(refusal({ type: 'refused', id: 1, code: 'juggling' }, COMPANY))).toBe(
      'The table does not do that.',
    )
    expect(goodbye('asleep' as Why)).toBe('The connection has ended.')
  })

  test('names cannot pretend to be pieces', () => {
    const name = '\uE000card:W4\uE001x\uE002'
    const pieces = told({ of: 'table', kind: 'joined', person: 'eve', name }, COMPANY)

    expect(pieces).toHaveLength(1)
  })
})

test('Spanish puts the color where Spanish wants it', async () => {
  await speak('es')
  const [, card] = told(handEvent('laid', { cards: ['R7'] }), COMPANY)

  expect(card).toMatchObject({ kind: 'card', text: '7 rojo' })
})
