import { beforeEach, expect, test } from 'vitest'
import { speak } from '../../words/language.svelte'
import { COMPANY } from '../../../tests/samples'
import { textOf } from '../../words/sentence'
import { answerLead, answerTitle, answerWhy, isGrave, type Answered } from './Answers.svelte'

const LAID: Answered = {
  top: 'W4',
  due: 0,
  stacked: 0,
  noChallenge: null,
  tooMany: 0,
  mercy: 0,
  laidBy: 0,
  before: 'R',
  color: 'G',
  company: COMPANY,
}
const TURNED_UP: Answered = {
  ...LAID,
  top: 'RD',
  laidBy: null,
  before: null,
  color: 'R',
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

test.each([
  ['H-13', /only the first one can be challenged/],
  ['H-14', /a Wild Draw Four is always allowed at this table/i],
  ['H-15', /no challenge at this table/],
])('where nobody can challenge it by %s, no printed rule is stated', (rule, words) => {
  const lead = answerLead({ ...LAID, noChallenge: rule })

  expect(textOf(lead)).toMatch(words)
  expect(lead.flatMap((piece) => (piece.kind === 'rule' ? [piece.rule] : []))).toEqual([rule])
})

test('an answer that puts you out of the hand says so, and the others do not', () => {
  const total = { ...LAID, top: 'GD', due: 4, stacked: 2, tooMany: 23, mercy: 22 }

  expect(textOf(answerWhy({ verb: 'accept' } as never, total))).toBe(
    'You’d have 23 cards. With 22 or more, you’re out of this hand.',
  )
  expect(isGrave({ verb: 'accept' } as never, { ...total, tooMany: 0 })).toBe(false)
  expect(isGrave({ verb: 'invis' } as never, total)).toBe(false)
})
