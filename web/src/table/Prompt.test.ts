import { beforeAll, describe, expect, test } from 'vitest'
import type { HandView, Offer, TableView } from '../protocol'
import { speak } from '../words/language.svelte'
import { seated } from '../../tests/seated'
import { promptOf } from './Prompt.svelte'

beforeAll(() => speak('en'))

function prompt(moves: readonly Offer[], hand: HandView = {}, table: TableView = {}) {
  const { client } = seated(moves, hand, table)
  if (!client.view || !client.hand) throw new Error('expected a hand, came none')
  const { questions, company } = client
  return promptOf({ table: client.view, hand: client.hand, questions, company })
}

describe('above the hand', () => {
  test('stands how many cards fit when it is your turn', () => {
    expect(
      prompt([
        ['play B7', null],
        ['play W>R', null],
        ['draw', null],
      ]),
    ).toEqual({
      title: 'Your turn',
      detail: '2 of your 4 cards are playable',
      yours: true,
    })
  })

  test('a card that breaks a rule is not counted', () => {
    expect(
      prompt([
        ['play B7', 'R-16'],
        ['draw', null],
      ]).detail,
    ).toBe('None of your 4 cards is playable')
  })

  test('stands that you have to play where you cannot draw', () => {
    expect(prompt([['play B7'], ['play W>R']]).detail).toBe(
      'You have to play: 2 of your 4 cards are playable',
    )
  })

  test('stands who thinks, and how long it is until you play', () => {
    expect(prompt([], { turn: 1, phase: 'turn:1' })).toEqual({
      title: 'Nadia is thinking',
      detail: '3 turns until yours',
      yours: false,
    })
    expect(prompt([], { turn: 3, phase: 'turn:3' }).detail).toBe('You’re next.')
  })

  test('stands the hurry where a call is owed', () => {
    expect(prompt([['uno', null]], { turn: 1, phase: 'turn:1' }).detail).toBe(
      'Call UNO before someone catches you!',
    )
  })

  test('stands what is asked, not how many cards could answer', () => {
    const asked = prompt([['accept'], ['play BD']], { phase: 'react:0', top: 'RD', due: 4, stacked: 2 })

    expect(asked.detail).toBe('4 cards are waiting for you: choose your answer.')
  })

  test('stands that you could jump in', () => {
    expect(prompt([['jump B7']], { turn: 1, phase: 'turn:1' })).toMatchObject({
      title: 'Nadia is thinking',
      detail: 'Jump in with a blue 7, or wait.',
      yours: false,
    })
  })

  test('stands that you are out of the hand', () => {
    expect(prompt([], { turn: 1, phase: 'turn:1', put_out: [0], hand: [] }).detail).toBe(
      'You’re out of this hand. You’re back in the next one!',
    )
  })

  test('stands what was drawn', () => {
    expect(
      prompt(
        [
          ['play B7', null],
          ['keep', null],
        ],
        { drawn: 'B7', phase: 'drawn:0' },
      ).detail,
    ).toContain('blue 7')
  })

  test('a drawn card is not said to be kept where the table does not offer it', () => {
    const drawn = { drawn: 'B7', phase: 'drawn:0' }

    expect(prompt([['play B7', null]], drawn).detail).toBe(
      'You drew a blue 7: it fits, so you have to play it at this table.',
    )
    expect(
      prompt(
        [
          ['play B7', null],
          ['keep', null],
        ],
        drawn,
      ).detail,
    ).toBe('You drew a blue 7: play it or keep it.')
  })

  test('stands nothing to wait for where somebody watches', () => {
    expect(prompt([], { you: null, turn: 1, phase: 'turn:1' }, { you: null }).detail).toBe('')
  })

  test('stands your answer, as long as the others do not see it', () => {
    expect(prompt([['accept'], ['challenge']], { top: 'W4', phase: 'react:0', held: 'challenge' })).toEqual({
      title: 'Your answer is in',
      detail: 'You challenge. Everyone sees it in a moment.',
      yours: false,
    })
  })

  test('stands that you let a last card stand, and others still think', () => {
    const settling: TableView = { asked: 'settle', ready: [0] }

    expect(prompt([['flag 1']], { turn: 1, phase: 'settle:1' }, settling).detail).toBe(
      'You accepted it. Waiting for the others…',
    )
  })

  test('stands that you watch, once you are out', () => {
    const standing = {
      totals: [510, 20, 40, 60],
      scorers: [[0], [1], [2], [3]],
      hands: 4,
      dealer: 1,
      out: [0],
      winners: [],
      points: [],
    }
    const hand: HandView = { order: [1, 2, 3], you: null, turn: 1, phase: 'turn:1', counts: [7, 7, 7] }

    expect(prompt([], hand, { standing })).toEqual({
      title: 'Bruno is thinking',
      detail: 'You’re eliminated. Watch how it ends!',
      yours: false,
    })
  })

  test('stands who has won the match', () => {
    const standing = {
      totals: [20, 510, 40, 60],
      scorers: [[0], [1], [2], [3]],
      hands: 4,
      dealer: 1,
      out: [],
      winners: [1],
      points: [],
    }

    expect(prompt([], {}, { stage: 'over', standing }).title).toBe('Nadia won the match')
  })

  test('stands that the hand is over', () => {
    expect(prompt([], {}, { stage: 'scores' }).title).toBe('The hand is over.')
  })
})
