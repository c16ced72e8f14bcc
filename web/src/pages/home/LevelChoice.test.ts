import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../generated'
import { DEFAULTS, settings } from '../../state/settings.svelte'
import { speak } from '../../words/language.svelte'
import { chosenLevel } from '../shell/tables.svelte'
import LevelChoice from './LevelChoice.svelte'

beforeAll(() => speak('en'))
afterEach(() => Object.assign(settings, DEFAULTS))

test('the usual level is chosen until another is', async () => {
  render(LevelChoice)
  expect(chosenLevel()).toBe(catalogue.usual_bot)
  await fireEvent.click(screen.getByRole('radio', { name: 'Easy' }))

  expect(chosenLevel()).toBe('random')
  expect(screen.getByRole('radio', { name: 'Easy' }).ariaChecked).toBe('true')
})

test('a level that this server does not have is not asked for', () => {
  settings.level = 'oracle'

  expect(chosenLevel()).toBe(catalogue.usual_bot)
})

test('there are as many faces as opponents', () => {
  const { container } = render(LevelChoice)

  expect(container.querySelectorAll('svg.face')).toHaveLength(catalogue.terms.seats.usual - 1)
})
