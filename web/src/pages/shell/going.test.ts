import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Place } from '../../net/place'
import { Going } from './going.svelte'

const at = new Place(`${location.origin}/`)
let going: Going
let stop: () => void
let scrolled: number

beforeEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = '<main><h1>x</h1></main>'
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => {
    scrolled = top ?? 0
  })
  going = new Going(at)
  stop = going.follow(at)
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

  expect(new Going(at).page).toEqual({ page: 'table', code: 'ABCDEFGH' })
})

test('going somewhere changes page and address', () => {
  going.go({ page: 'new' }, 'push', at)

  expect(going.page).toEqual({ page: 'new' })
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
  going.go({ page: 'new' }, 'push', at)
  await going.arrived()
  expect(scrolled).toBe(0)
  await back()
  await going.arrived()

  expect(going.page).toEqual({ page: 'home' })
  expect(scrolled).toBe(340)
})

test('a page that comes has the focus on its heading, the first one leaves it alone', async () => {
  await going.arrived()
  expect(document.activeElement?.tagName).toBe('BODY')
  going.go({ page: 'tables' }, 'push', at)
  await going.arrived()

  expect(document.activeElement?.tagName).toBe('H1')
})

test('the title of the page before does not stay', () => {
  document.title = 'Lobby'
  going.go({ page: 'new' }, 'push', at)

  expect(document.title).toBe('Penult')
})
