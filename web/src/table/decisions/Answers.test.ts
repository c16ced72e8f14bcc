import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../words/language.svelte'
import { COMPANY } from '../../../tests/samples'
import { textOf } from '../../words/sentence'
import { answerLead, answerTitle, answerWhy, type Answered } from './Answers.svelte'

const LAID: Answered = { top: 'W4', due: 0, stacked: 0, laidBy: 0, before: 'R', color: 'G', company: COMPANY }
const TURNED_UP: Answered = {
  top: 'RD',
  due: 0,
  stacked: 0,
  laidBy: null,
  before: null,
  color: 'R',
  company: COMPANY,
}

beforeEach(() => speak('en'))

test('a card is said to be laid by who laid it, on the color that was in play', () => {
  expect(answerTitle(LAID)).toBe('Ben played a Wild Draw Four')
  expect(textOf(answerLead(LAID))).toMatch(/^The color was red, and Ben chose green\./)
})

test('a card that was turned up is not said to have been laid by anybody', () => {
  expect(answerTitle(TURNED_UP)).toBe('A red Draw 3 was turned up')
})

test.each([
  [LAID, 'W4', 'R-29'],
  [{ ...LAID, top: 'RD' }, 'RD', 'R-24'],
  [{ ...LAID, top: 'RV' }, 'RV', 'R-59'],
  [TURNED_UP, 'RD', 'R-09'],
])('taking it cites the rule by which it counts', (answered, _, rule) => {
  const pieces = answerWhy({ verb: 'accept', move: 'accept', breaks: null } as never, answered)

  expect(pieces.some((piece) => piece.kind === 'rule' && piece.rule === rule)).toBe(true)
})

test('a total is named where the card itself needs no words, and drawing it loses the turn', () => {
  const total = { ...LAID, top: 'GD', due: 9, stacked: 3 }

  expect(textOf(answerLead(total))).toBe('9 cards from 3 Draw cards are waiting for you.')
  expect(textOf(answerLead({ ...LAID, due: 9, stacked: 3 }))).toMatch(/^The color was red/)
  expect(textOf(answerWhy({ verb: 'accept' } as never, total))).toBe('You draw them all and you’re skipped.')
})
