import { beforeEach, expect, test } from 'vitest'
import { readSittings, sat, knownSittings, stood, stoodEverywhere } from './sittings.svelte'

beforeEach(stoodEverywhere)

test('the table sat down at last comes first, and each only once', () => {
  sat('AAAAAAAA', 'one')
  sat('BBBBBBBB', 'two')
  sat('AAAAAAAA', 'one')

  expect(knownSittings().map(({ code }) => code)).toEqual(['AAAAAAAA', 'BBBBBBBB'])
})

test('whoever stands up is not led back', () => {
  sat('AAAAAAAA', 'one')
  stood('AAAAAAAA')

  expect(knownSittings()).toEqual([])
})

test('the browser keeps it', () => {
  sat('AAAAAAAA', 'one')

  expect(JSON.parse(localStorage.getItem('penult.tables') ?? '')).toEqual([
    { code: 'AAAAAAAA', edition: 'one' },
  ])
})

test('what another tab has kept meanwhile stays', () => {
  const [here, there] = [
    { code: 'AAAAAAAA', edition: 'one' },
    { code: 'BBBBBBBB', edition: 'two' },
  ]
  sat(here.code, here.edition)
  localStorage.setItem('penult.tables', JSON.stringify([there, here]))
  sat(here.code, here.edition)
  expect(knownSittings()).toEqual([here, there])

  stood(here.code)
  expect(knownSittings()).toEqual([there])
})

test('only so many are kept', () => {
  for (const letter of 'ABCDEFGHJK') sat(letter.repeat(8), 'one')

  expect(knownSittings()).toHaveLength(3)
})

test('what another version wrote is left out', () => {
  expect(readSittings([{ code: 'AAAAAAAA' }, null, 'x', { code: 'BBBBBBBB', edition: 'one' }])).toEqual([
    { code: 'BBBBBBBB', edition: 'one' },
  ])
  expect(readSittings({})).toEqual([])
})
