import { describe, expect, test } from 'vitest'
import type { HandView, Offer } from '../protocol'
import { seated } from '../../tests/seated'
import { callNow, canAdd, nextStep, questions, withMore, type CardOffer, type PlainOffer } from './offers'

function offered(...moves: string[]): Offer[] {
  return moves.map((move) => [move, null])
}

function card(code: string, moves: readonly Offer[]): CardOffer {
  const found = questions(moves).cards.get(code)
  if (!found) throw new Error(`${code} is not offered`)
  return found
}

function button(verb: string, moves: readonly Offer[]): PlainOffer {
  const found = questions(moves).buttons.find((each) => each.verb === verb)
  if (!found) throw new Error(`${verb} is not offered`)
  return found
}

const WILD = offered('play W>R', 'play W>G', 'play W>B', 'play W>Y')

describe('what is offered', () => {
  test('hangs on the card that is laid', () => {
    const { cards } = questions(offered('play R7', 'play GS', 'draw'))

    expect([...cards.keys()]).toEqual(['R7', 'GS'])
  })

  test('is a button where no card is laid', () => {
    expect(questions(offered('play R7', 'draw')).buttons.map((each) => each.verb)).toEqual(['draw'])
    expect(questions(offered('accept', 'challenge')).buttons.map((each) => each.verb)).toEqual([
      'accept',
      'challenge',
    ])
  })

  test('is one button where only the color differs', () => {
    const invisibility = button('invis', offered('accept', 'invis R', 'invis G', 'invis B!', 'invis B'))

    expect(invisibility.colors).toEqual(['R', 'G', 'B'])
    expect(invisibility.needsColor).toBe(true)
    expect(invisibility.canCall).toBe(true)
  })

  test('out of turn is a call, never a button', () => {
    const { buttons, calls } = questions(offered('uno', 'catch 1', 'catch 3', 'flag 2'), {
      exposed: [1, 3],
      laid_by: 2,
    })

    expect(buttons).toEqual([])
    expect(calls).toEqual({
      uno: 'uno',
      catches: [
        { seat: 1, move: 'catch 1' },
        { seat: 3, move: 'catch 3' },
      ],
      flags: [{ seat: 2, move: 'flag 2' }],
      accusations: [],
    })
  })

  test('for which nothing on the table speaks is only one of all accusations', () => {
    const moves = offered('catch 1', 'catch 2', 'flag 1', 'flag 2')
    const { calls } = questions(moves, { exposed: [2], laid_by: 1 })

    expect(calls.catches).toEqual([{ seat: 2, move: 'catch 2' }])
    expect(calls.flags).toEqual([{ seat: 1, move: 'flag 1' }])
    expect(calls.accusations.map(({ move }) => move)).toEqual(['catch 1', 'flag 1', 'catch 2', 'flag 2'])
  })

  test('is a catch before it is a flag', () => {
    const { calls } = questions(offered('catch 1', 'flag 1'), { exposed: [1], laid_by: 1 })

    expect([calls.catches.length, calls.flags.length, calls.accusations.length]).toEqual([1, 0, 2])
  })

  test('is a naming where a color is all that is asked', () => {
    const { naming, buttons } = questions(offered('color R', 'color G'))

    expect(naming).toEqual([
      { color: 'R', move: 'color R' },
      { color: 'G', move: 'color G' },
    ])
    expect(buttons).toEqual([])
  })

  test('is nothing where there are no moves', () => {
    expect(questions([])).toEqual({
      cards: new Map(),
      buttons: [],
      calls: { uno: null, catches: [], flags: [], accusations: [] },
      naming: null,
    })
  })
})

describe('a card', () => {
  test('breaks a rule only if every way to lay it does', () => {
    expect(
      card('W4', [
        ['play W4>R', 'R-28'],
        ['play W4>G', 'R-28'],
      ]).breaks,
    ).toBe('R-28')
    expect(
      card('W4', [
        ['play W4>R', 'R-28'],
        ['play W4>G', null],
      ]).breaks,
    ).toBeNull()
    expect(card('R7', [['play R7']]).breaks).toBeNull()
  })

  test('can be called with where both ways are offered', () => {
    expect(card('B1', offered('play B1', 'play B1!')).canCall).toBe(true)
    expect(card('B1', offered('play B1')).canCall).toBe(false)
  })
})

describe('the next step', () => {
  test('of a plain card is its move', () => {
    expect(nextStep(card('R7', offered('play R7')), {})).toEqual({
      kind: 'move',
      move: 'play R7',
      breaks: null,
    })
  })

  test('of a lone wild asks for a color', () => {
    expect(nextStep(card('W', WILD), {})).toEqual({ kind: 'color', colors: ['R', 'G', 'B', 'Y'] })
  })

  test('after the color is the move', () => {
    expect(nextStep(card('W', WILD), { color: 'B' })).toEqual({
      kind: 'move',
      move: 'play W>B',
      breaks: null,
    })
  })

  test('of a card that is aimed asks for a player', () => {
    expect(nextStep(card('HW', offered('play HW@1', 'play HW@2')), {})).toEqual({
      kind: 'target',
      targets: [1, 2],
      orNobody: false,
    })
  })

  test('does not ask where only one player can be chosen', () => {
    expect(nextStep(card('HW', offered('play HW@1')), {})).toMatchObject({ move: 'play HW@1' })
  })

  test('asks for a color before a player', () => {
    const both = card('SH', offered('play SH>R@1', 'play SH>R@2', 'play SH>G@1', 'play SH>G@2'))

    expect(nextStep(both, {}).kind).toBe('color')
    expect(nextStep(both, { color: 'G' })).toEqual({ kind: 'target', targets: [1, 2], orNobody: false })
    expect(nextStep(both, { color: 'G', target: 2 })).toMatchObject({ move: 'play SH>G@2' })
  })

  test('calls with the card only when that was chosen', () => {
    const last = card('B1', offered('play B1', 'play B1!'))

    expect(nextStep(last, {})).toMatchObject({ move: 'play B1' })
    expect(nextStep(last, { call: true })).toMatchObject({ move: 'play B1!' })
  })

  test('leaves a call out that is not offered', () => {
    expect(nextStep(card('B1', offered('play B1')), { call: true })).toMatchObject({ move: 'play B1' })
  })

  test('carries the rule that the chosen move breaks', () => {
    const bluff = card('W4', [
      ['play W4>R', 'R-28'],
      ['play W4>G', null],
    ])

    expect(nextStep(bluff, { color: 'R' })).toMatchObject({ breaks: 'R-28' })
    expect(nextStep(bluff, { color: 'G' })).toMatchObject({ breaks: null })
  })

  test('refuses what was never offered', () => {
    expect(() => nextStep(card('W', WILD), { color: 'P' })).toThrow('expected a choice that is offered')
  })
})

describe('house rules', () => {
  const fives = card(
    'R5',
    offered('play R5', 'play R5+R5', 'play R5+B5', 'play R5+R5+B5', 'play R5+B5+R5', 'play R5+R5+B5+G5'),
  )

  test('a card that can be laid with others is a card of its own first', () => {
    expect(fives.moves.map(({ text }) => text)).toEqual(['play R5'])
    expect(nextStep(fives, {})).toMatchObject({ move: 'play R5' })
  })

  test('others join it as long as a move has them all, in any order', () => {
    expect(canAdd(fives, [], 'R5')).toBe(true)
    expect(canAdd(fives, ['R5'], 'R5')).toBe(false)
    expect(canAdd(fives, ['B5', 'G5'], 'R5')).toBe(true)
    expect(canAdd(fives, [], 'Y5')).toBe(false)
  })

  test('the last of them counts', () => {
    const moveFor = (...more: string[]) => withMore(fives, more)?.moves.map(({ text }) => text)

    expect(moveFor('R5', 'B5')).toEqual(['play R5+R5+B5'])
    expect(moveFor('B5', 'R5')).toEqual(['play R5+B5+R5'])
    expect(moveFor('B5', 'R5', 'G5')).toEqual(['play R5+R5+B5+G5'])
    expect(moveFor('B5', 'G5', 'R5')).toBeUndefined()
  })

  test('a card that jumps in says so', () => {
    expect(card('R9', offered('jump R9', 'jump R9!'))).toMatchObject({ jumps: true, canCall: true })
    expect(fives.jumps).toBe(false)
  })
})

describe('UNO can be called', () => {
  function now(moves: readonly Offer[], hand: HandView = {}, canCall = false) {
    const { client } = seated(moves, hand)
    if (!client.hand) throw new Error('expected a hand, came none')
    return callNow(client.hand, client.questions, canCall)
  }

  test('with the card that is taken up', () => {
    expect(now([['uno'], ['play B7'], ['play B7!']], {}, true)).toBe('with')
  })

  test('at once where a card can be laid, out of turn, and where it is owed', () => {
    expect(now([['uno'], ['play B7'], ['draw']])).toBe('due')
    expect(now([['uno']], { turn: 1, phase: 'turn:1' })).toBe('due')
    expect(now([['uno'], ['draw']], { exposed: [0] })).toBe('due')
  })

  test('but nobody waits for it where no card can be laid', () => {
    expect(now([['uno'], ['draw']])).toBe('not')
    expect(now([['draw']])).toBe('not')
  })
})
