import { beforeEach, describe, expect, test } from 'vitest'
import { guidedEditions, loadGuide } from '../generated/index'
import { LANGUAGES, type Language } from '../words/bundles'
import { companyOf, type Company } from '../words/company'
import { speak } from '../words/language.svelte'
import { textOf } from '../words/sentence'
import { hintPieces } from './Hints.svelte'

async function hintsOf(edition: string) {
  const guide = await loadGuide(edition)
  if (guide === null) throw new Error(`no guide for ${edition}`)
  const company: Company = companyOf(guide.welcome.person, guide.welcome.table, null)
  return guide.steps.map((step) => ({ step, pieces: hintPieces(step, company, false) }))
}

describe.each(Object.keys(LANGUAGES) as Language[])('in %s', (language) => {
  beforeEach(() => speak(language))

  test.each(guidedEditions)('every hint of %s is said, with nothing left open', async (edition) => {
    for (const { pieces } of await hintsOf(edition)) {
      expect(textOf(pieces)).toMatch(/^\p{Lu}[^{}⟦⟧]{20,}[.)]$/u)
      expect(textOf(pieces)).not.toMatch(/ {2}|undefined|, ,|: :/)
    }
  })

  test.each(guidedEditions)('a hint of %s that wants a card laid names a card', async (edition) => {
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
    'The color in play is red, and red 8 has the same color. Tap red 8 to lift it, then tap it once more to play it.',
  )
  expect(textOf(hintPieces(first.step, company, true))).toMatch(/Tap red 8 to play it\.$/)
})

test('of a card that is laid with the call, the hint says which half is missing', async () => {
  await speak('en')
  const guide = await loadGuide('classic')
  const step = guide?.steps.find(({ hint }) => hint === 'uno')
  if (!guide || !step) throw new Error('nobody teaches the call')
  const company = companyOf('you', guide.welcome.table, null)

  expect(textOf(hintPieces(step, company, false, 'call'))).toBe('UNO is called. Now play blue 0.')
  expect(textOf(hintPieces(step, company, false, 'card'))).toBe(
    'The card is right, but the call is missing. Press UNO! first, then play blue 0.',
  )
})

test('whoever a hint speaks of is called by name', async () => {
  await speak('en')
  const catching = (await hintsOf('classic')).find(({ step }) => step.hint === 'catch')

  expect(catching && textOf(catching.pieces)).toBe(
    'Nadia has one card left and did not call UNO. Catch Nadia before the next turn begins: two cards.',
  )
})
