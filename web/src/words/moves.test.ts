import { beforeEach, describe, expect, test } from 'vitest'
import { COMPANY } from '../../tests/samples'
import { LANGUAGES, type Language } from '../generated/languages'
import { speak } from './language.svelte'
import { type Against, answeringWords, answerWords, moveWords, offerWords, phaseWords } from './moves'

function on(top: string, due = 0): Against {
  return { top, due }
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeEach(() => speak(language))

  test('every move has words of its own', () => {
    const moves = ['play R7', 'play R7!', 'play W>G', 'play HW@2', 'draw', 'keep', 'color G', 'challenge']
    const more = [
      'accept',
      'invis',
      'invis G',
      'invis G!',
      'uno',
      'catch 2',
      'flag 2',
      'play R7@2',
      'play R5+B5',
      'jump R5',
      'jump R7@2',
    ]
    const said = [...moves, ...more].map((move) => moveWords(move, on('W4'), COMPANY))

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

  test('buttons say what they do', () => {
    expect(moveWords('play B7', on('R7'), COMPANY)).toBe('Play blue 7')
    expect(moveWords('play B7!', on('R7'), COMPANY)).toBe('Play blue 7 and call UNO!')
    expect(moveWords('accept', on('W4'), COMPANY)).toBe('Draw four')
    expect(moveWords('accept', on('GD'), COMPANY)).toBe('Draw three')
    expect(moveWords('accept', on('HW'), COMPANY)).toBe('Call out your hand')
    expect(moveWords('draw', on('RS'), COMPANY)).toBe('Draw')
    expect(moveWords('catch 0', on('R7'), COMPANY)).toBe('Catch Ben')
  })

  test('a button with a choice behind it does not say the first of them', () => {
    const moves = ['R', 'G'].map((color) => ({
      verb: 'invis',
      card: null,
      more: [],
      color,
      target: null,
      uno: false,
    }))

    expect(offerWords({ moves, needsColor: true, needsTarget: false }, on('W4'), COMPANY)).toBe(
      'Play Invisibility',
    )
  })

  test('a total says how many cards it is, whatever lies on top', () => {
    expect(moveWords('accept', on('GD', 6), COMPANY)).toBe('Draw 6 cards')
    expect(moveWords('accept', on('GS', 6), COMPANY)).toBe('Draw 6 cards')
    expect(answerWords('accept', on('W4', 8), COMPANY)).toBe('draw 8 cards')
    expect(phaseWords({ phase: 'react:1', turn: 1, top: 'GD', due: 6 }, COMPANY)).toBe(
      '6 cards are waiting for you: choose your answer.',
    )
  })

  test('a card that answers a total adds to it or passes it on', () => {
    expect(answeringWords('GD', COMPANY)).toBe('Add green Draw 3')
    expect(answeringWords('GS', COMPANY)).toBe('Pass it on with green Skip')
  })

  test('a swap names the other player, a play of several all cards, a jump itself', () => {
    expect(moveWords('play R7@2', on('R1'), COMPANY)).toBe('Play red 7 and swap with Chloé')
    expect(moveWords('play R5+B5', on('R1'), COMPANY)).toBe('Play red 5 and blue 5')
    expect(moveWords('jump R7@2!', on('R7'), COMPANY)).toBe(
      'Jump in with a red 7, swap with Chloé and call UNO!',
    )
  })
})
