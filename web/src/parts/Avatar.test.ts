import { expect, test } from 'vitest'
import { initialOf } from './Avatar.svelte'

test('a name begins with its first letter, made large', () => {
  expect([initialOf('inés'), initialOf('  théo'), initialOf('émile')]).toEqual(['I', 'T', 'É'])
})

test('an accent written as a sign of its own stays with its letter', () => {
  expect(initialOf('e\u0301mile')).toBe('E\u0301')
})

test('an emoji is not torn apart', () => {
  expect(initialOf('👩‍🚀 Ada')).toBe('👩‍🚀')
})

test('nobody is a question mark', () => {
  expect(initialOf(' ')).toBe('?')
})
