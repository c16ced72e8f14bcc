import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Addresses } from '../../net/addresses'
import { Navigation } from './navigation.svelte'

const at = new Addresses(`${location.origin}/`)
let navigation: Navigation
let stop: () => void
let scrolled: number

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = '<main><h1>x</h1></main>'
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => {
    scrolled = top ?? 0
  })
  navigation = new Navigation(at)
  stop = navigation.follow(at)
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** The browser goes back a step; it says so later. */
async function back(): Promise<void> {
  const heard = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true })
  })
  history.back()
  await heard
}

test('the address names the page', () => {
  history.replaceState(null, '', '/t/ABCDEFGH')

  expect(new Navigation(at).page).toEqual({ page: 'table', code: 'ABCDEFGH' })
})

test('going somewhere changes page and address', () => {
  navigation.go({ page: 'new' }, 'push', at)

  expect(navigation.page).toEqual({ page: 'new' })
  expect(location.pathname).toBe('/new')
})

test('a link to a place within the page gives it the focus, and stays on the page', () => {
  document.body.innerHTML = '<base href="/"><a href="#main">Skip</a><main id="main"><h1>x</h1></main>'
  const main = document.querySelector('main') ?? expect.fail('expected the place')
  main.scrollIntoView = () => undefined
  history.replaceState(null, '', '/new')
  document.querySelector('a')?.click()

  expect(document.activeElement).toBe(main)
  expect(location.pathname).toBe('/new')
})

test('back leads to the page before, where it was left', async () => {
  vi.stubGlobal('scrollY', 340)
  navigation.go({ page: 'new' }, 'push', at)
  await navigation.arrived()
  expect(scrolled).toBe(0)
  await back()
  await navigation.arrived()

  expect(navigation.page).toEqual({ page: 'home' })
  expect(scrolled).toBe(340)
})

test('a page that comes has the focus on its heading, the first one leaves it alone', async () => {
  await navigation.arrived()
  expect(document.activeElement?.tagName).toBe('BODY')
  navigation.go({ page: 'tables' }, 'push', at)
  await navigation.arrived()

  expect(document.activeElement?.tagName).toBe('H1')
})

test('the title of the page before does not stay', () => {
  document.title = 'Lobby'
  navigation.go({ page: 'new' }, 'push', at)

  expect(document.title).toBe('Penult')
})
