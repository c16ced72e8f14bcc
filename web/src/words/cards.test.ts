import { beforeEach, expect, test } from 'vitest'
import { cardLabel, cardName } from './cards'
import { speak } from './language.svelte'

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
