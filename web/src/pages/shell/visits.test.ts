import { expect, test } from 'vitest'
import { guidedEditions } from '../../generated'
import { findsItsPlace, hasOwnBar, visitOf } from './navigation.svelte'

test('another rule is the same visit to the rulebook', () => {
  expect(visitOf({ page: 'rules', rule: 'R-28' })).toBe(visitOf({ page: 'rules', rule: null }))
})

test('another table is another visit', () => {
  expect(visitOf({ page: 'table', code: 'AAAAAAAA' })).not.toBe(visitOf({ page: 'table', code: 'BBBBBBBB' }))
})

test('a lesson fills the screen, the choice of a lesson does not', () => {
  for (const edition of guidedEditions) expect(hasOwnBar({ page: 'learn', edition })).toBe(true)
  expect(hasOwnBar({ page: 'learn', edition: null })).toBe(false)
  expect(hasOwnBar({ page: 'learn', edition: 'nonsense' })).toBe(false)
})

test('a rule finds its own place on the page', () => {
  expect(findsItsPlace({ page: 'rules', rule: 'R-28' })).toBe(true)
  expect(findsItsPlace({ page: 'rules', rule: null })).toBe(false)
})
