import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Addresses } from '../../net/addresses'
import { findsItsPlace, hasOwnBar, leadsTo, Navigation, visitOf, within } from './navigation.svelte'
import { lessons } from '../../generated'

describe('navigation', () => {
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

  /** Goes back a step, and waits until the browser reports it. */
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
})

test('another rule is the same visit to the rulebook', () => {
  expect(visitOf({ page: 'rules', rule: 'R-28' })).toBe(visitOf({ page: 'rules', rule: null }))
})

test('another table is another visit', () => {
  expect(visitOf({ page: 'table', code: 'AAAAAAAA' })).not.toBe(visitOf({ page: 'table', code: 'BBBBBBBB' }))
})

test('a lesson fills the screen, the choice of a lesson does not', () => {
  for (const lesson of lessons) expect(hasOwnBar({ page: 'learn', lesson })).toBe(true)
  expect(hasOwnBar({ page: 'learn', lesson: null })).toBe(false)
  expect(hasOwnBar({ page: 'learn', lesson: 'nonsense' })).toBe(false)
})

test('a rule finds its own place on the page', () => {
  expect(findsItsPlace({ page: 'rules', rule: 'R-28' })).toBe(true)
  expect(findsItsPlace({ page: 'rules', rule: null })).toBe(false)
})

describe('a link', () => {
  const at = new Addresses(`${location.origin}/cards/`)

  /** What a click on the innermost element of this page means. The browser follows nothing. */
  function clicked<T>(page: string, meaning: (event: MouseEvent) => T, how: MouseEventInit = {}): T {
    document.body.innerHTML = page
    const heard: T[] = []
    const hear = (event: MouseEvent) => {
      heard.push(meaning(event))
      event.preventDefault()
    }
    document.addEventListener('click', hear, { once: true })
    const inside = document.querySelector('b') ?? document.querySelector('a')
    inside?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }))
    const [answer] = heard
    if (answer === undefined) throw new Error('expected the click to be heard, came nothing')
    return answer
  }

  const leads = (event: MouseEvent) => leadsTo(event, at)

  afterEach(() => {
    document.body.innerHTML = ''
  })

  test('of this site leads to its page', () => {
    expect(clicked('<a href="/cards/t/ABCDEFGH">x</a>', leads)).toEqual({ page: 'table', code: 'ABCDEFGH' })
  })

  test('is clicked where something inside it is', () => {
    expect(clicked('<a href="/cards/new"><b>x</b></a>', leads)).toEqual({ page: 'new' })
  })

  test.each([
    ['another site', '<a href="https://example.org/cards/new">x</a>', {}],
    ['what is no page of this site', '<a href="/other/new">x</a>', {}],
    ['another window', '<a href="/cards/new" target="_blank">x</a>', {}],
    ['something to keep', '<a href="/cards/new" download>x</a>', {}],
    ['another tab', '<a href="/cards/new">x</a>', { ctrlKey: true }],
    ['a click with another button', '<a href="/cards/new">x</a>', { button: 1 }],
  ])('%s is left to the browser', (_, page, how) => {
    expect(clicked(page, leads, how)).toBeNull()
  })

  test('that somebody has followed is not followed again', () => {
    const answered = (event: MouseEvent) => {
      event.preventDefault()
      return leadsTo(event, at)
    }

    expect(clicked('<a href="/cards/new">x</a>', answered)).toBeNull()
  })

  test('to a place within the page finds it, whatever the base', () => {
    const place = (event: MouseEvent) => within(event)?.id ?? null

    expect(clicked('<a href="#main">x</a><main id="main"></main>', place)).toBe('main')
    expect(clicked('<a href="/cards/new#main">x</a><main id="main"></main>', place)).toBeNull()
  })
})
