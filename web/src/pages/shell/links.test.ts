import { afterEach, expect, test } from 'vitest'
import { Addresses } from '../../net/addresses'
import { leadsTo, within } from './navigation.svelte'

const at = new Addresses(`${location.origin}/cards/`)

/** What a click on the innermost element of this page means; the browser then follows nothing. */
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

test('a link of this site leads to its page', () => {
  expect(clicked('<a href="/cards/t/ABCDEFGH">x</a>', leads)).toEqual({ page: 'table', code: 'ABCDEFGH' })
})

test('a click inside a link is a click on it', () => {
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

test('a click that somebody has answered is not answered again', () => {
  const answered = (event: MouseEvent) => {
    event.preventDefault()
    return leadsTo(event, at)
  }

  expect(clicked('<a href="/cards/new">x</a>', answered)).toBeNull()
})

test('a place within the page is found, whatever the base', () => {
  const place = (event: MouseEvent) => within(event)?.id ?? null

  expect(clicked('<a href="#main">x</a><main id="main"></main>', place)).toBe('main')
  expect(clicked('<a href="/cards/new#main">x</a><main id="main"></main>', place)).toBeNull()
})
