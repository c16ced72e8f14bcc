import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import App from './App.svelte'
import { navigation } from './pages/shell/navigation.svelte'
import { closeRule, openRule } from './pages/shell/RuleDrawer.svelte'
import { speak } from './words/language.svelte'

beforeAll(() => speak('en'))
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  navigation.go({ page: 'home' }, 'replace')
})
afterEach(() => {
  closeRule()
  cleanup()
  vi.unstubAllGlobals()
})

async function headingOf(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name }, { timeout: 5000 })
}

test('the first page comes with what can be done at once', async () => {
  render(App)
  await headingOf('Play UNO with friends or bots.')

  expect(screen.getByRole('button', { name: 'Play now' })).toBeTruthy()
  expect(document.title).toBe('Penult')
})

test('another page comes under the same header, and takes the focus', async () => {
  render(App)
  await headingOf('Play UNO with friends or bots.')
  navigation.go({ page: 'settings' })

  const heading = await headingOf('Settings')
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(heading)
  })
  expect(screen.getByRole('link', { name: 'Settings', current: 'page' })).toBeTruthy()
  expect(document.title).toBe('Settings · Penult')
})

test('an address where nothing is says so', async () => {
  navigation.go({ page: 'nowhere' }, 'replace')
  render(App)

  expect(await headingOf('Page not found')).toBeTruthy()
})

test('a rule opens beside the page, and leads to its place in the book', async () => {
  render(App)
  await headingOf('Play UNO with friends or bots.')
  openRule('R-28')

  expect(await screen.findByRole('dialog', { name: 'Rule R-28' })).toBeTruthy()
  const whole = screen.getByRole('link', { name: 'Open in the rulebook' })
  expect(whole.getAttribute('href')).toMatch(/\/rules\/R-28$/)
})
