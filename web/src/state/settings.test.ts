import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { language, speak } from '../words/language.svelte'
import { keep, kept } from './storage'
import { chosenLanguage, DEFAULTS, firstWords, keepSettings, readSettings, settings } from './settings.svelte'

describe('what was kept', () => {
  test('is read where it can be understood', () => {
    expect(readSettings({ theme: 'dark', volume: 0.2, oneTap: true, language: 'pt' })).toEqual({
      ...DEFAULTS,
      theme: 'dark',
      volume: 0.2,
      oneTap: true,
      language: 'pt',
    })
  })

  test.each([
    null,
    'dark',
    7,
    [],
    { theme: 'pink', volume: 9, oneTap: 'yes', language: 'xx', sort: 1, more: 1 },
  ])('is overlooked where it cannot: %j', (found) => {
    expect(readSettings(found)).toEqual(DEFAULTS)
  })
})

describe('a choice', () => {
  let stop: () => void

  beforeEach(() => {
    Object.assign(settings, DEFAULTS)
    stop = keepSettings()
    flushSync()
  })

  afterEach(() => {
    stop()
    localStorage.clear()
  })

  test('is kept in this browser', () => {
    settings.oneTap = true
    flushSync()

    expect(kept('penult.settings')).toMatchObject({ oneTap: true })
  })

  test('that is made in another tab holds here, and is not overwritten by the next one here', () => {
    settings.oneTap = true
    flushSync()
    keep('penult.settings', { ...DEFAULTS, oneTap: true, volume: 0.2 })
    dispatchEvent(new StorageEvent('storage', { key: 'penult.settings' }))
    flushSync()
    expect(settings.volume).toBe(0.2)
    settings.theme = 'dark'
    flushSync()

    expect(kept('penult.settings')).toMatchObject({ oneTap: true, volume: 0.2, theme: 'dark' })
  })

  test('of a look is seen on the page, and automatic is no attribute', () => {
    const { dataset } = document.documentElement
    settings.theme = 'dark'
    settings.motion = 'less'
    settings.text = 'large'
    flushSync()
    expect(dataset).toMatchObject({ theme: 'dark', motion: 'less', text: 'large' })
    settings.theme = 'auto'
    flushSync()

    expect(dataset.theme).toBeUndefined()
  })

  test('of a theme colors the browser around the page too', () => {
    const schemes = ['light', 'dark'].map((scheme) => {
      const meta = document.createElement('meta')
      Object.assign(meta, { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})` })
      document.head.append(meta)
      return meta
    })
    const bars = (theme: 'auto' | 'dark') => {
      settings.theme = theme
      flushSync()
      return schemes.map(({ content }) => content)
    }

    expect(bars('dark')).toEqual(['#16131A', '#16131A'])
    expect(bars('auto')).toEqual(['#F5F0E6', '#16131A'])
    for (const meta of schemes) meta.remove()
  })

  test('of a language is spoken, and the page says so then and not before', async () => {
    await speak('en')
    settings.language = 'fr-FR'
    flushSync()
    expect(document.documentElement.lang).not.toBe('fr-FR')
    await vi.waitFor(() => {
      expect(document.documentElement.lang).toBe('fr-FR')
    })

    expect(language()).toBe('fr-FR')
  })

  test('that is automatic follows the browser', async () => {
    expect(chosenLanguage(['de', 'pt-BR'])).toBe('pt-BR')
    await firstWords()

    expect(language()).toBe('en')
  })
})

test('a private window that keeps nothing breaks nothing', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  keep('x', 1, denied)

  expect(kept('x', denied)).toBeNull()
})
