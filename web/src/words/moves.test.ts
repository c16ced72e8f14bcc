import { beforeEach, describe, expect, test } from 'vitest'
import { COMPANY } from '../../tests/samples'
import { LANGUAGES, type Language } from '../generated/languages'
import { speak } from './language.svelte'
import { moveWords, offerWords, phaseWords } from './moves'

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeEach(() => speak(language))

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

  test('buttons say what they do', () => {
    expect(moveWords('play B7', 'R7', COMPANY)).toBe('Play blue 7')
    expect(moveWords('play B7!', 'R7', COMPANY)).toBe('Play blue 7 and call UNO!')
    expect(moveWords('accept', 'W4', COMPANY)).toBe('Draw four')
    expect(moveWords('accept', 'GD', COMPANY)).toBe('Draw three')
    expect(moveWords('accept', 'HW', COMPANY)).toBe('Call out your hand')
    expect(moveWords('draw', 'RS', COMPANY)).toBe('Draw')
    expect(moveWords('catch 0', 'R7', COMPANY)).toBe('Catch Ben')
  })

  test('a button with a choice behind it does not say the first of them', () => {
    const moves = ['R', 'G'].map((color) => ({ verb: 'invis', card: null, color, target: null, uno: false }))

    expect(offerWords({ moves, needsColor: true, needsTarget: false }, 'W4', COMPANY)).toBe(
      'Play Invisibility',
    )
  })
})
