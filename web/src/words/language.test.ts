import { flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import { LANGUAGES, type Language } from '../generated/languages'
import { Words, loadWords, spokenLanguage } from './bundles'
import {
  hasWords,
  language,
  listed,
  listedAsChoices,
  numbered,
  loadBookWords,
  say,
  speak,
} from './language.svelte'
import { watched } from '../../tests/watched.svelte'

describe('a language', () => {
  test('updates derived values at once', async () => {
    await speak('en')
    const heard = watched(() => say('reverse'))
    await speak('pt')
    flushSync()

    expect(heard.values).toEqual(['Reverse', 'Inverter'])
    heard.stop()
  })

  test('wished for last is the one that is spoken', async () => {
    await Promise.all([speak('fr'), speak('es')])

    expect(language()).toBe('es')
  })

  test.each<[string[], Language]>([
    [['pt-BR', 'en'], 'pt-BR'],
    [['pt-AO'], 'pt'],
    [['de', 'fr-CA'], 'fr'],
    [['fr', 'fr-FR', 'en'], 'fr-FR'],
    [['fr', 'en', 'fr-CA', 'fr-FR'], 'fr'],
    [['fr-BE'], 'fr-FR'],
    [['es-ES', 'es'], 'es-ES'],
    [['ES_mx'], 'es'],
    [['de', 'constructor'], 'en'],
    [[], 'en'],
  ])('is found among the wishes %j', (wishes, found) => {
    expect(spokenLanguage(wishes)).toBe(found)
  })

  test.each(Object.keys(LANGUAGES) as Language[])('%s reads every file without a mistake', async (each) => {
    const words = await loadWords(each, ['table', 'book'])

    expect(words.has('card-number')).toBe(true)
    expect(words.has('web-guest')).toBe(true)
    expect(words.has('table-event.said')).toBe(true)
    expect(words.has('section-turn')).toBe(true)
  })
})

describe('what is missing', () => {
  test('fails a test', async () => {
    await speak('en')

    expect(() => say('no-such-thing')).toThrow('no message no-such-thing in en')
    expect(() => say('event-out', { me: 'none' })).toThrow('event-out in en')
    expect(() => new Words('en', ['broken = { $x']).say('broken', {})).toThrow()
  })

  test('can be asked for', () => {
    expect(hasWords('move-accept.W4')).toBe(true)
    expect(hasWords('move-accept.XX')).toBe(false)
    expect(hasWords('no-such-thing.at-all')).toBe(false)
  })
})

test('lists and numbers are written as the language does', async () => {
  await speak('en')
  expect(listed(['Ana', 'Ben', 'Chloé'])).toBe('Ana, Ben and Chloé')
  expect(listedAsChoices(['one', 'two', 'three'])).toBe('one, two or three')
  expect(numbered(1234.5)).toBe('1,234.5')
  await speak('fr')
  expect(listed(['Ana', 'Ben', 'Chloé'])).toBe('Ana, Ben et Chloé')
  expect(numbered(0.5)).toBe('0,5')
})

test('a second request for the rulebook waits for it as well', async () => {
  vi.resetModules()
  const fresh = await import('./language.svelte')
  await fresh.speak('en')
  const first = fresh.loadBookWords()
  await fresh.loadBookWords()

  expect(fresh.hasWords('section-turn')).toBe(true)
  await first
})

test('a language wished for while the rulebook opens has it too', async () => {
  vi.resetModules()
  const fresh = await import('./language.svelte')
  await fresh.speak('en')
  const opening = fresh.loadBookWords()
  const wish = fresh.speak('fr')
  await opening

  expect(fresh.language()).toBe('fr')
  expect(fresh.hasWords('section-turn')).toBe(true)
  await wish
})

test('that is already current changes nothing', async () => {
  await speak('en')
  const heard = watched(() => say('reverse'))
  await speak('en')
  flushSync()

  expect(heard.values).toEqual(['Reverse'])
  heard.stop()
})

test('the words of the table come with the first language where they were asked for before it', async () => {
  vi.resetModules()
  const fresh = await import('./language.svelte')
  await fresh.loadTableWords()
  await fresh.speak('en')

  expect(fresh.hasWords('event-out')).toBe(true)
})

test('the words of the table and of the rulebook wait until somebody needs them', async () => {
  vi.resetModules()
  const fresh = await import('./language.svelte')
  await fresh.speak('en')
  expect(fresh.hasWords('event-out')).toBe(false)
  await Promise.all([fresh.loadTableWords(), fresh.loadBookWords()])

  expect(fresh.hasWords('event-out')).toBe(true)
  expect(fresh.hasWords('section-turn')).toBe(true)
})

test('the rulebook is opened once and stays open in every language', async () => {
  await speak('en')
  expect((await loadWords('en')).has('section-turn')).toBe(false)
  await loadBookWords()
  expect(hasWords('section-turn')).toBe(true)
  await speak('pt')

  expect(hasWords('section-turn')).toBe(true)
})
