import { beforeEach, expect, test } from 'vitest'
import { readSittings, sat, sittingAt, stood, stoodEverywhere } from './sittings.svelte'

beforeEach(stoodEverywhere)

test('the table sat down at last comes first, and each only once', () => {
  sat('AAAAAAAA', 'one')
  sat('BBBBBBBB', 'two')
  sat('AAAAAAAA', 'one')

  expect(sittingAt().map(({ code }) => code)).toEqual(['AAAAAAAA', 'BBBBBBBB'])
})

test('whoever stands up is not led back', () => {
  sat('AAAAAAAA', 'one')
  stood('AAAAAAAA')

  expect(sittingAt()).toEqual([])
})

test('the browser keeps it', () => {
  sat('AAAAAAAA', 'one')

  expect(JSON.parse(localStorage.getItem('penult.tables') ?? '')).toEqual([
    { code: 'AAAAAAAA', edition: 'one' },
  ])
})

test('only so many are kept', () => {
  for (const letter of 'ABCDEFGHJK') sat(letter.repeat(8), 'one')

  expect(sittingAt()).toHaveLength(3)
})

test('what another version wrote is left out', () => {
  expect(readSittings([{ code: 'AAAAAAAA' }, null, 'x', { code: 'BBBBBBBB', edition: 'one' }])).toEqual([
    { code: 'BBBBBBBB', edition: 'one' },
  ])
  expect(readSittings({})).toEqual([])
})
