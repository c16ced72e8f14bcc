import { describe, expect, test } from 'vitest'
import { shortcutOf } from './keys'

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

  test('that is held down or belongs to the browser does nothing', () => {
    expect(press('c', { repeat: true }, document.createElement('div'))).toBeNull()
    expect(press('d', { ctrlKey: true }, document.createElement('div'))).toBeNull()
  })
})
