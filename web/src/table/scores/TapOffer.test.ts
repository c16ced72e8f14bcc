import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEFAULTS, settings } from '../../state/settings.svelte'
import { speak } from '../../words/language.svelte'
import TapOffer from './TapOffer.svelte'

beforeAll(() => speak('en'))
afterEach(() => Object.assign(settings, DEFAULTS))

test('one tap is offered, and taken', async () => {
  render(TapOffer)
  await fireEvent.click(screen.getByRole('button', { name: 'Turn it on' }))

  expect(settings.oneTap).toBe(true)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain('One tap')
})

test('who says no is not asked again', async () => {
  const { unmount } = render(TapOffer)
  await fireEvent.click(screen.getByRole('button', { name: 'Not now' }))
  expect(settings.oneTap).toBe(false)
  expect(screen.getByRole('status').textContent).toContain('menu')
  unmount()
  render(TapOffer)

  expect(screen.queryByRole('button')).toBeNull()
})

test('who plays with one tap already is not asked', () => {
  settings.oneTap = true
  render(TapOffer)

  expect(screen.queryByRole('button')).toBeNull()
})
