import { expect, test } from 'vitest'
import { inGroups, lettersOf, withoutScheme } from './CodeField.svelte'

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

test('a code is written in two groups, and a link without what nobody reads out', () => {
  expect(inGroups('K7RM2XQD')).toBe('K7RM 2XQD')
  expect(withoutScheme('https://penult.example/t/K7RM2XQD')).toBe('penult.example/t/K7RM2XQD')
})
