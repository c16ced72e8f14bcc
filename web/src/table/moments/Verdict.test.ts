import { render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, test } from 'vitest'
import { COMPANY } from '../../../tests/samples'
import { speak } from '../../words/language.svelte'
import { textOf } from '../../words/sentence'
import type { Verdict as Judged } from './moments'
import Verdict, { judgedCards, thenWords, whyWords } from './Verdict.svelte'

/** Seat 2 was challenged by the reader, who has seat 1. */
const BLUFF: Judged = {
  kind: 'verdict',
  isBluff: true,
  seat: 2,
  by: 1,
  cards: ['B4', 'R3', 'B4', 'W'],
  proof: 'B4',
  color: 'B',
  drawn: 4,
  next: 1,
}
const HONEST: Judged = { ...BLUFF, isBluff: false, cards: ['R3'], proof: null, drawn: 6, next: 3 }
const SEEN: Judged = { ...BLUFF, by: 3, cards: ['?', '?'], proof: null, next: 3 }

beforeEach(async () => {
  await speak('en')
})

describe('a verdict says', () => {
  test('the challenger why', () => {
    expect(textOf(whyWords(BLUFF, COMPANY))).toBe('The color was blue, and Chloé had a blue 4.')
    expect(textOf(whyWords(HONEST, COMPANY))).toBe('Chloé had no blue cards.')
  })

  test('others nothing of the cards', () => {
    expect(textOf(whyWords(SEEN, COMPANY))).toBe('Chloé showed Duarte their hand. Only Duarte sees it.')
  })

  test('who draws, and who plays', () => {
    expect(thenWords(BLUFF, COMPANY)).toEqual(['Chloé draws 4 cards.', 'Your turn.'])
    expect(thenWords(HONEST, COMPANY)).toEqual(['You draw 6 cards.', 'Duarte plays next.'])
  })
})

test('of two equal cards, one is the proof', () => {
  expect(judgedCards(BLUFF, 'color').filter(({ isProof }) => isProof)).toHaveLength(1)
})

test.each([
  ['faces and a raised card', BLUFF, 4, 1],
  ['faces', HONEST, 1, 0],
  ['backs', SEEN, 0, 0],
])('shows %s', (_, verdict, faces, raised) => {
  render(Verdict, { verdict, company: COMPANY, still: true, onheight: () => undefined })

  expect(screen.queryAllByRole('img')).toHaveLength(faces)
  expect(document.querySelectorAll('.proof')).toHaveLength(raised)
  expect(document.querySelectorAll('li')).toHaveLength(verdict.cards.length)
})
