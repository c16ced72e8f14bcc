import { afterEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../state/settings.svelte'
import { shortcutOf } from './commands.svelte'

function press(key: string, how: KeyboardEventInit = {}, on: HTMLElement = document.body) {
  let heard: ReturnType<typeof shortcutOf> = null
  const listen = (event: KeyboardEvent) => {
    heard = shortcutOf(event)
  }
  document.body.append(on)
  on.addEventListener('keydown', listen)
  on.dispatchEvent(new KeyboardEvent('keydown', { key, ...how }))
  on.removeEventListener('keydown', listen)
  return heard
}

afterEach(() => {
  vi.restoreAllMocks()
  settings.letterKeys = true
})

describe('a key', () => {
  test('draws, calls and catches, large or small', () => {
    expect(press('d', {}, document.createElement('div'))).toEqual({ does: 'draw', color: '' })
    expect(press('U', {}, document.createElement('div'))).toEqual({ does: 'uno', color: '' })
    expect(press('c', {}, document.createElement('div'))).toEqual({ does: 'catch', color: '' })
  })

  test('names a color', () => {
    expect(press('g', {}, document.createElement('button'))).toEqual({ does: 'color', color: 'G' })
  })

  test('is a letter while somebody writes', () => {
    expect(press('d', {}, document.createElement('input'))).toBeNull()
    expect(press('u', {}, document.createElement('textarea'))).toBeNull()
  })

  test('does nothing behind a sheet that covers the table', () => {
    const sheet = document.createElement('dialog')
    vi.spyOn(document, 'querySelector').mockImplementation((what) => (what === 'dialog:modal' ? sheet : null))

    expect(press('d', {}, document.createElement('div'))).toBeNull()
    expect(press('Escape', {}, document.createElement('div'))).toBeNull()
  })

  test('that is a letter can be switched off, and Escape cannot', () => {
    settings.letterKeys = false

    for (const key of ['d', 'U', 'c', 'r', 'l']) {
      expect(press(key, {}, document.createElement('div'))).toBeNull()
    }
    expect(press('Escape', {}, document.createElement('div'))).toEqual({ does: 'down', color: '' })
  })

  test('that is held down or belongs to the browser does nothing', () => {
    expect(press('c', { repeat: true }, document.createElement('div'))).toBeNull()
    expect(press('d', { ctrlKey: true }, document.createElement('div'))).toBeNull()
  })
})
