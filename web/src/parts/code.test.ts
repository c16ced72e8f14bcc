import { expect, test } from 'vitest'
import { lettersOf } from './code'

test('small letters, spaces and dashes do not matter', () => {
  expect(lettersOf(' k7rm-4 xyz ')).toBe('K7RM4XYZ')
})

test('a pasted link gives its code', () => {
  expect(lettersOf('https://cards.example/games/t/K7RM4XYZ?from=a')).toBe('K7RM4XYZ')
})

test('no more letters are taken than a code has', () => {
  expect(lettersOf('ABCDEFGHIJKL')).toBe('ABCDEFGH')
})

test('what is half typed stays half typed', () => {
  expect(lettersOf('k7')).toBe('K7')
})
