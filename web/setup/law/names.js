/** The names of cards, options and phases, read from the generated files, so that new ones are included. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '..', '..')
const ENGLISH = join(WEB, '..', 'src', 'penult', 'i18n', 'en')

/** @type {{ points: object, options: { name: string, house?: boolean, values: string[] }[], editions: { id: string }[] }} */
const catalogue = JSON.parse(readFileSync(join(WEB, 'src', 'generated', 'catalogue.json'), 'utf8'))

const houseRules = catalogue.options.filter(({ house }) => house)
const printedValues = catalogue.options.filter(({ house }) => !house).flatMap(({ values }) => values)

/**
 * Names of options and values that are also ordinary words, as all of the house rules are. They count only where an
 * option is meant.
 */
export const ALSO_WORDS = new Set([
  ...['score', 'target', 'drawn', 'table', 'left'],
  ...houseRules.map(({ name }) => name),
  ...houseRules.flatMap(({ values }) => values).filter((value) => !printedValues.includes(value)),
])

const cards = Object.keys(catalogue.points)
const colors = new Set(cards.filter((card) => /^[A-Z]0$/.test(card)).map((card) => card.charAt(0)))
/** The faces of colored cards that are not numbers. */
const faces = cards
  .filter((card) => colors.has(card.charAt(0)) && /[A-Z]$/.test(card))
  .map((card) => card.slice(1))
const options = catalogue.options.map(({ name }) => name)
const values = catalogue.options.flatMap(({ values }) => values).filter((value) => !/^\d+$/.test(value))
const editions = catalogue.editions.map(({ id }) => id)

/** Names that no field may have. Faces and values are ordinary words there. */
export const FIELDS = own([...cards, ...editions, ...options])
export const NAMES = own([...FIELDS, ...faces, ...values])
export const PHASES = readdirSync(ENGLISH)
  .flatMap((file) => [...readFileSync(join(ENGLISH, file), 'utf8').matchAll(/^phase-(\w+) =/gm)])
  .map(([, phase = '']) => phase)

/** @param {readonly string[]} names */
function own(names) {
  return new Set(names.filter((name) => !ALSO_WORDS.has(name)))
}
