import { describe, expect, test } from 'vitest'
import { questions } from '../../play/offers'
import type { Offer } from '../../protocol'
import { decisionOf, type Situation } from './decision'

function asked(moves: readonly Offer[], more: Partial<Situation> = {}): string | null {
  const situation = {
    questions: questions(moves, { exposed: [], laid_by: 2 }),
    step: null,
    drawn: null,
    asked: null,
    ...more,
  }
  return decisionOf(situation)?.kind ?? null
}

describe('the question before you', () => {
  test('is none while there is only a card to choose', () => {
    expect(asked([['play B7'], ['draw']])).toBeNull()
    expect(asked([])).toBeNull()
  })

  test('is the answer to a card, with all that can be answered', () => {
    const moves: Offer[] = [['accept'], ['challenge'], ['invis R'], ['invis G']]
    const decision = decisionOf({ questions: questions(moves), step: null, drawn: null, asked: null })

    expect(decision?.kind === 'answer' && decision.answers.map((each) => each.verb)).toEqual([
      'accept',
      'challenge',
      'invis',
    ])
  })

  test('is whether to lay the card just drawn', () => {
    expect(asked([['play B7'], ['keep']], { drawn: 'B7' })).toBe('drawn')
  })

  test('is none when the card just drawn cannot be laid', () => {
    expect(asked([['keep']], { drawn: 'B7' })).toBeNull()
  })

  test('is about the card that lies there, whomever else one may accuse', () => {
    const situation = { questions: questions([['flag 1'], ['flag 2']], { exposed: [], laid_by: 2 }) }

    expect(decisionOf({ ...situation, step: null, drawn: null, asked: 'settle' })).toMatchObject({ seat: 2 })
  })

  test('is whether a last card may stand, only where people are asked', () => {
    expect(asked([['flag 2']], { asked: 'settle' })).toBe('settle')
    expect(asked([['flag 2']])).toBeNull()
    expect(asked([], { asked: 'settle' })).toBeNull()
  })

  test('is what was begun, before anything else', () => {
    const step = { kind: 'color', colors: ['R', 'G'] } as const

    expect(asked([['accept'], ['invis R'], ['invis G']], { step })).toBe('color')
    expect(asked([['play B7'], ['draw']], { step: { kind: 'sure', breaks: 'R-16' } })).toBe('sure')
    expect(
      asked([['play HW@1'], ['play HW@2']], { step: { kind: 'target', targets: [1, 2], orNobody: false } }),
    ).toBe('target')
  })
})
