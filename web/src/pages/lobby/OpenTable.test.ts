import { render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../generated'
import type { Listing } from '../../protocol'
import { say, speak } from '../../words/current.svelte'
import OpenTable from './OpenTable.svelte'

const TABLE: Listing = {
  code: 'ABCDEFGH',
  rules: 'classic',
  host: 'Ana',
  seats: 4,
  people: 1,
  bots: 0,
  free: 3,
  stage: 'gathering',
  spectators: true,
  locked: false,
}

beforeAll(() => speak('en'))

function shown(change: Partial<Listing>): void {
  render(OpenTable, { table: { ...TABLE, ...change } })
}

test('where a seat is free one can sit down', () => {
  shown({})

  expect(screen.getByRole('link', { name: 'Sit down' }).getAttribute('href')).toMatch(/\/t\/ABCDEFGH$/)
  expect(screen.getByText('One person; 3 seats to take')).toBeTruthy()
})

test('where none is free one can watch', () => {
  shown({ free: 0 })

  expect(screen.queryByRole('link', { name: 'Sit down' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Watch' })).toBeTruthy()
})

test('a full table without spectators offers nothing', () => {
  shown({ free: 0, spectators: false })

  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(say('web-lobby-full'))).toBeTruthy()
})

test('a password and changed rules are told before anybody comes', () => {
  shown({ locked: true, rules: 'classic+drawn=must+blocked=lowest_hand' })

  expect(screen.getByText('Asks for a password')).toBeTruthy()
  expect(screen.getByText('2 changes to the printed rules')).toBeTruthy()
})

test.each([...catalogue.presets.map(({ id }) => id), 'classic+target=200', 'classic+score=team'])(
  'where it is played as a sheet prints it nothing is changed, whoever wins at how many points (%s)',
  (rules) => {
    shown({ rules })

    expect(screen.queryByText(/change/)).toBeNull()
  },
)

test('rules that only a newer server knows are shown as written', () => {
  shown({ rules: 'nextyear', stage: 'intermission' })

  expect(screen.getByText('nextyear')).toBeTruthy()
  expect(screen.getByText(say('web-lobby-stage'))).toBeTruthy()
})
