import { beforeEach, expect, test } from 'vitest'
import { readHeldSeats, sat, heldSeats, stood, stoodEverywhere } from './heldSeats.svelte'

beforeEach(stoodEverywhere)

test('the table sat down at last comes first, and each only once', () => {
  sat('AAAAAAAA', 'one')
  sat('BBBBBBBB', 'two')
  sat('AAAAAAAA', 'one')

  expect(heldSeats().map(({ code }) => code)).toEqual(['AAAAAAAA', 'BBBBBBBB'])
})

test('whoever stands up is not led back', () => {
  sat('AAAAAAAA', 'one')
  stood('AAAAAAAA')

  expect(heldSeats()).toEqual([])
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
  expect(heldSeats()).toEqual([here, there])

  stood(here.code)
  expect(heldSeats()).toEqual([there])
})

test('only so many are kept', () => {
  for (const letter of 'ABCDEFGHJK') sat(letter.repeat(8), 'one')

  expect(heldSeats()).toHaveLength(3)
})

test('what another version wrote is left out', () => {
  expect(readHeldSeats([{ code: 'AAAAAAAA' }, null, 'x', { code: 'BBBBBBBB', edition: 'one' }])).toEqual([
    { code: 'BBBBBBBB', edition: 'one' },
  ])
  expect(readHeldSeats({})).toEqual([])
})
