/** The settings, kept in this browser. Assign to them, and everything follows. */

import type { SortOrder } from '../play/hand'
import { type Language } from '../generated/languages'
import { isLanguage, spokenLanguage } from '../words/bundles'
import { locale, speak } from '../words/language.svelte'
import { keep, kept, onKept } from './storage'

export interface Settings {
  language: Language | 'auto'
  theme: 'auto' | 'light' | 'dark'
  contrast: 'auto' | 'more'
  motion: 'auto' | 'less'
  text: 'auto' | 'large'
  sound: boolean
  /** From 0 to 1. */
  volume: number
  vibration: boolean
  notifications: boolean
  /** Whether the title of the page says that it is your turn. */
  tabTitle: boolean
  /** Whether the edge of the table lights up when it is your turn. */
  glow: boolean
  /** How the table shows calls, catches, verdicts and wins. */
  moments: 'calm' | 'normal' | 'loud'
  /** Whether you pick your own card when the first dealer is found. */
  pickCard: boolean
  /** Whether a tap on a card lays it, or only selects it. */
  oneTap: boolean
  /** Whether that was offered after a hand. */
  tapOffered: boolean
  /** Whether cards that can be laid stand out. */
  markPlayable: boolean
  /** Whether single letters act at the table. */
  letterKeys: boolean
  sort: SortOrder
  /** The kind of bots to play against at once; empty for the usual one. */
  level: string
}

export const DEFAULTS: Readonly<Settings> = {
  language: 'auto',
  theme: 'auto',
  contrast: 'auto',
  motion: 'auto',
  text: 'auto',
  sound: true,
  volume: 0.6,
  vibration: true,
  notifications: false,
  tabTitle: true,
  glow: true,
  moments: 'normal',
  pickCard: false,
  oneTap: false,
  tapOffered: false,
  markPlayable: true,
  letterKeys: true,
  sort: 'color',
  level: '',
}

/** What a setting may be, in addition to having the type of its default. */
const CHOICES: Partial<Record<keyof Settings, (value: unknown) => boolean>> = {
  language: (value) => value === 'auto' || isLanguage(value),
  theme: among('auto', 'light', 'dark'),
  contrast: among('auto', 'more'),
  motion: among('auto', 'less'),
  text: among('auto', 'large'),
  sort: among('color', 'figure'),
  moments: among('calm', 'normal', 'loud'),
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 1,
}

const NAME = 'penult.settings'

export const settings = $state<Settings>(readSettings(kept(NAME)))

/** Ignores what it does not understand: another version of the page may have written it. */
export function readSettings(found: unknown): Settings {
  const entries = Object.entries(typeof found === 'object' && found !== null ? found : {})
  return { ...DEFAULTS, ...Object.fromEntries(entries.filter(([name, value]) => isSetting(name, value))) }
}

/** The language to start with. */
export function chosenLanguage(wishes: readonly string[] = navigator.languages): Language {
  return settings.language === 'auto' ? spokenLanguage(wishes) : settings.language
}

export async function firstWords(): Promise<void> {
  await speak(chosenLanguage())
}

/** Keeps the settings in this and every other tab, and applies them to the page. */
export function keepSettings(page: HTMLElement = document.documentElement): () => void {
  return $effect.root(() => {
    $effect(() =>
      onKept(NAME, (found) => {
        Object.assign(settings, readSettings(found))
      }),
    )
    $effect(() => {
      keep(NAME, $state.snapshot(settings))
    })
    $effect(() => {
      const { theme, contrast, motion, text } = settings
      show(page, { theme, contrast, motion, text })
      paintBar(theme)
    })
    $effect(() => {
      // If the words cannot be loaded, the old language stays until the next page.
      speak(chosenLanguage()).then(
        () => {
          page.lang = locale()
        },
        () => undefined,
      )
    })
  })
}

/** `auto` sets no attribute, so the browser's preferences apply. */
function show(page: HTMLElement, looks: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(looks)) {
    if (value === 'auto') page.removeAttribute(`data-${name}`)
    else page.setAttribute(`data-${name}`, value)
  }
}

const BAR = { light: '#F5F0E6', dark: '#16131A' }

/** The color of the browser's own bar follows the theme. */
function paintBar(theme: Settings['theme']): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = BAR[theme === 'auto' ? own : theme]
  }
}

function isSetting(name: string, value: unknown): boolean {
  if (!(name in DEFAULTS)) return false
  const setting = name as keyof Settings
  return CHOICES[setting]?.(value) ?? typeof value === typeof DEFAULTS[setting]
}

function among(...values: readonly string[]): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && values.includes(value)
}
