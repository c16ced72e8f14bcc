import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../generated'
import { speak } from '../../words/language.svelte'
import BotsRow from './BotsRow.svelte'
import { Draft } from './draft.svelte'

beforeAll(() => speak('en'))

function row(bots: number) {
  const draft = new Draft(catalogue, 'en')
  draft.seatBots(bots)
  render(BotsRow, { draft })
  return draft
}

test('bots have one choice for all of them', async () => {
  const draft = row(3)
  await fireEvent.click(screen.getByRole('radio', { name: 'Easy' }))

  expect(draft.bots).toEqual(['random', 'random', 'random'])
  expect(screen.queryByRole('radiogroup', { name: 'Bruno' })).toBeNull()
})

test('each can be chosen by itself, and those that differ are shown one by one', async () => {
  const draft = row(2)
  await fireEvent.click(screen.getByText('Choose for each bot'))
  expect(screen.getByRole('radiogroup', { name: 'Omar' })).toBeTruthy()
  draft.changeBot(1, 'random')
  await Promise.resolve()

  expect(screen.queryByText('Choose for each bot')).toBeNull()
  expect(screen.getByRole('radiogroup', { name: 'Omar' })).toBeTruthy()
})

test('a single bot needs no more than one choice', () => {
  row(1)

  expect(screen.queryByText('Choose for each bot')).toBeNull()
})
