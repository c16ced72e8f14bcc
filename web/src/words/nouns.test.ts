import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '../generated'
import told from '../generated/testing/nouns.json'
import { LANGUAGES, type Language } from '../generated/languages'
import { cardNoun, cardsNoun, colorNoun } from './cards'
import { listed, say, speak } from './language.svelte'
import type { Noun } from './nouns'
import { plain } from './sentence'

const EVERY = Object.keys(LANGUAGES) as Language[]

/** Without marks, as Python says it. */
function plainly({ name, parts }: Noun) {
  const entries = Object.entries(parts).map(([part, text]) => [part, plain(text)] as const)
  return { name: plain(name), parts: Object.fromEntries(entries) }
}

describe.each(EVERY)('in %s', (language) => {
  beforeEach(() => speak(language))

  test.each(told.cards.filter((each) => each.language === language))(
    'cards have the forms that they have in Python: $codes of $edition',
    ({ edition, codes, name, parts }) => {
      expect(plainly(cardsNoun(codes, edition))).toEqual({ name, parts })
    },
  )

  test.each(told.lists.filter((each) => each.language === language))(
    'a list reads as in Python: $names',
    ({ names, said }) => {
      expect(listed(names)).toBe(said)
    },
  )

  test('every card of every edition can be named in every form, one and many', () => {
    for (const { id, deck } of decks()) {
      for (const code of deck) {
        for (const noun of [cardNoun(code, id), cardsNoun([code, code], id), cardsNoun([code, 'R7'], id)]) {
          for (const text of Object.values(plainly(noun).parts))
            expect(text).toMatch(/^[^\s{}$⟦⟧]+( [^\s{}$⟦⟧]+)*$/u)
        }
      }
    }
  })
})

/** The faces that each edition has, in every color. */
function decks() {
  const faces = [...'0123456789DVS'].flatMap((face) => [...'RGBY'].map((color) => color + face))
  return catalogue.editions.map(({ id, own }) => ({ id, deck: [...faces, 'W', 'W4', ...own, '*', '?'] }))
}

test('a message takes the form that it needs, and its marks stay around the card', async () => {
  await speak('es')
  const card = cardNoun('YV', 'classic')

  expect(say('refusal-color_later', { card })).toContain('juega la Reversa amarilla')
  expect(say('refusal-color_later', { card: cardNoun('Y7', 'classic') })).toContain('juega el 7 amarillo')
})

test('what is listed keeps its marks, and still the language hears its first letter', async () => {
  await speak('es')

  expect(plain(listed([cardNoun('W', 'hp2003').name, cardNoun('IN', 'hp2003').name]))).toBe(
    'Comodín e Invisibilidad',
  )
})

test('a color agrees with what it describes', async () => {
  await speak('fr')

  expect(plainly(colorNoun('G'))).toEqual({
    name: 'vert',
    parts: { the: 'le vert', feminine: 'verte', many: 'verts', 'many-feminine': 'vertes' },
  })
})
