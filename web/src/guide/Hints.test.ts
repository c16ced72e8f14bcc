import { render, screen } from '@testing-library/svelte'
import axe from 'axe-core'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import Hints, { hintPieces } from './Hints.svelte'
import { lessons, loadGuide } from '../generated'
import { type Language, LANGUAGES } from '../generated/languages'
import { type Company, companyOf } from '../words/company'
import { textOf } from '../words/sentence'

const SAID = [{ kind: 'text', text: 'Play a card.' }] as const

function hints(given: object = {}) {
  const props = {
    pieces: SAID,
    home: './',
    rule: 'R-16',
    done: 2,
    count: 11,
    misses: 0,
    onleave: vi.fn(),
    onrule: vi.fn(),
  }
  const shown = { ...props, ...given }
  return { ...render(Hints, shown), props: shown }
}

beforeEach(() => speak('en'))

test('a hint says what to do, by which rule, and how far one has come', () => {
  hints()

  expect(screen.getByText('Play a card.')).toBeTruthy()
  expect(screen.getByText('R-16')).toBeTruthy()
  expect(screen.getByText('Step 3 of 11')).toBeTruthy()
})

test('while the others play there is no hint to follow', () => {
  hints({ pieces: null })

  expect(screen.getByText('Watch what the others do.')).toBeTruthy()
  expect(screen.queryByText('R-16')).toBeNull()
})

test('after another move the hint is given again', async () => {
  const { rerender, props } = hints()
  expect(screen.queryByText(/^Good idea, but/)).toBeNull()

  await rerender({ ...props, misses: 1 })
  expect(screen.getByText(/^Good idea, but/)).toBeTruthy()
  expect(screen.getByText('Play a card.')).toBeTruthy()
})

test('the rule can be opened and the guide be left', () => {
  const { props } = hints()
  screen.getByText('R-16').click()
  screen.getByText('Leave the guide').click()

  expect(screen.getByRole('link', { name: /^Penult/ }).getAttribute('href')).toBe('./')

  expect(props.onrule).toHaveBeenCalledWith('R-16')
  expect(props.onleave).toHaveBeenCalled()
})

test('it is read aloud, and is accessible', async () => {
  const { container } = hints({ misses: 1 })

  expect(container.querySelector('[aria-live="polite"]')?.textContent).toContain('Play a card.')
  // jsdom paints nothing, so contrast cannot be checked.
  const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(found.violations.map(({ id }) => id)).toEqual([])
})

async function hintsOf(edition: string) {
  const guide = await loadGuide(edition)
  if (guide === null) throw new Error(`no guide for ${edition}`)
  const company: Company = companyOf(guide.welcome.person, guide.welcome.table, null)
  return guide.steps.map((step) => ({ step, pieces: hintPieces(step, company, false) }))
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeEach(() => speak(language))

  test.each(lessons)('every hint of %s is said, with nothing left open', async (edition) => {
    for (const { pieces } of await hintsOf(edition)) {
      expect(textOf(pieces)).toMatch(/^\p{Lu}[^{}⟦⟧]{20,}[.!)]$/u)
      expect(textOf(pieces)).not.toMatch(/ {2}|undefined|, ,|: :/)
    }
  })

  test.each(lessons)('a hint of %s that wants a card laid names a card', async (edition) => {
    for (const { step, pieces } of await hintsOf(edition)) {
      const cards = pieces.flatMap((piece) => (piece.kind === 'card' ? [piece.card] : []))
      if (step.wanted[0]?.startsWith('play')) {
        expect([step.facts.card, step.facts.top]).toEqual(expect.arrayContaining(cards.slice(0, 1)))
        expect(cards.length).toBeGreaterThan(0)
      }
    }
  })
})

test('the first hint says how a card is played, with one tap or with two', async () => {
  await speak('en')
  const [first] = await hintsOf('classic')
  if (!first) throw new Error('no first hint')
  const guide = await loadGuide('classic')
  const company = companyOf('you', guide?.welcome.table ?? {}, null)

  expect(textOf(first.pieces)).toBe(
    'The color in play is red, and the red 8 is the same color. Tap the red 8 to raise it, then tap it again to play it.',
  )
  expect(textOf(hintPieces(first.step, company, true))).toMatch(/Tap the red 8 to play it\.$/)
})

test('of a card that is laid with the call, the hint says which half is missing', async () => {
  await speak('en')
  const guide = await loadGuide('classic')
  const step = guide?.steps.find(({ hint }) => hint === 'uno')
  if (!guide || !step) throw new Error('nobody teaches the call')
  const company = companyOf('you', guide.welcome.table, null)

  expect(textOf(hintPieces(step, company, false, 'call'))).toBe('You called UNO. Now play the blue 0.')
  expect(textOf(hintPieces(step, company, false, 'card'))).toBe(
    'That’s the right card, but call UNO first. Press UNO!, then play the blue 0.',
  )
})

test('a hint names the player it is about', async () => {
  await speak('en')
  const catching = (await hintsOf('classic')).find(({ step }) => step.hint === 'catch')

  expect(catching && textOf(catching.pieces)).toBe(
    'Nadia has one card left and didn’t call UNO. Catch Nadia before the next turn starts: then Nadia draws two cards!',
  )
})
