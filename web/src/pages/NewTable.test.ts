import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import NewTable from './NewTable.svelte'
import { navigation } from './shell/navigation.svelte'

interface Asked {
  path: string
  body: unknown
}

let asked: Asked[]
let refusal: object | null

/** A server that knows this guest and opens every table, unless it is told to refuse. */
function answer(address: string, { body }: RequestInit): Response {
  const path = new URL(address).pathname
  asked.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null })
  if (path.endsWith('/me')) return Response.json({ id: 'p1', name: 'Ana' })
  if (path.endsWith('/rules')) return Response.json({ conflicts: [] })
  return refusal ? Response.json(refusal, { status: 429 }) : Response.json({ code: 'ABCDEFGH', link: 'x' })
}

beforeAll(() => speak('en'))
beforeEach(async () => {
  asked = []
  refusal = null
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => Promise.resolve(answer(address, init)))
  vi.stubGlobal('scrollTo', () => undefined)
  navigation.go({ page: 'new' }, 'replace')
  render(NewTable)
  await screen.findByText('Turns', {}, { timeout: 5000 })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Finding a role looks at every element, which is too slow on a long page. */
function buttonOf(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(
    (button) => button.textContent.trim() === name || button.ariaLabel === name,
  )
  if (!found) throw new Error(`expected a button ${name}, came none`)
  return found
}

const press = (name: string) => fireEvent.click(buttonOf(name))

test('every option of the edition is offered, and none of another', async () => {
  expect(screen.queryByText('A Sorting Hat as a last card')).toBeNull()
  await fireEvent.click(screen.getByText('2018 Hat edition'))

  expect(screen.getByText('A Sorting Hat as a last card')).toBeTruthy()
})

test('what is not as printed is marked, listed, and can be taken back', async () => {
  await press('Must be played')
  expect(screen.getAllByText('changed')).toHaveLength(1)
  expect(screen.getByText(/^One of \d+ rules is changed/)).toBeTruthy()
  await press('Reset to the printed rules')

  expect(screen.queryByText('changed')).toBeNull()
  expect(screen.getByText(/^No rules changed/)).toBeTruthy()
})

test('that wrong cards are refused is said to differ from a sheet that punishes them', async () => {
  const said = /wrong cards are refused, and cost nothing/
  expect(screen.getByText(said)).toBeTruthy()
  expect(document.querySelector('.about a')?.getAttribute('href')).toContain('R-49')
  expect(screen.getByText(/^No rules changed/)).toBeTruthy()

  await fireEvent.click(screen.getByText('2018 Hat edition'))
  expect(screen.queryByText(said)).toBeNull()
  expect(screen.getByText(/^No rules changed/)).toBeTruthy()
})

test('partners leave only the seats that make pairs', async () => {
  await press('Partners')

  expect(buttonOf('5').disabled).toBe(true)
  expect(buttonOf('6').disabled).toBe(false)
})

test('opening asks the server for what was chosen, and leads to the table', async () => {
  await press('Can be flagged')
  await press('Public table')
  await press('Create table')
  await vi.waitFor(() => {
    expect(navigation.page).toEqual({ page: 'table', code: 'ABCDEFGH' })
  })

  expect(asked.find(({ path }) => path === '/api/tables')).toMatchObject({
    body: { terms: { rules: 'classic+legality=table', seats: 4, public: true }, bots: [], start: false },
  })
})

test('what the server refuses is said in words', async () => {
  refusal = { code: 'too_fast', expected: 'fewer tables' }
  await press('Create table')
  await vi.waitFor(() => {
    expect(screen.getAllByText('Too fast! Wait a moment, then try again.')).not.toEqual([])
  })

  expect(navigation.page).toEqual({ page: 'new' })
})
