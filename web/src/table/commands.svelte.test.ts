import { fireEvent } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Offer } from '../protocol'
import { settings } from '../state/settings.svelte'
import { loadTableWords, speak } from '../words/language.svelte'
import { Selection } from './decisions/selection.svelte'
import { seated, type Seated } from '../../tests/seated'
import { Commands, shortcutOf } from './commands.svelte'
import { UNSEEN } from './GuardedButton.svelte'
import { CurrentMoment } from './moments/currentMoment.svelte'
import { Recall } from './recall.svelte'
import { ShownHand } from './shownHand.svelte'

let table: Seated
let selection: Selection
let commands: Commands
let end: () => void = () => undefined

function sit(...moves: readonly string[]): void {
  table = seated(
    moves.map((move): Offer => [move, null]),
    { exposed: [1, 3] },
  )
  end = $effect.root(() => {
    const shown = new ShownHand(table.client, new Recall(table.client), new CurrentMoment(table.client))
    selection = new Selection(table.client)
    commands = new Commands(table.client, shown, selection)
  })
  see()
}

/** Lets time pass, so that buttons count as seen. */
function see(): void {
  flushSync()
  vi.advanceTimersByTime(UNSEEN)
}

async function press(key: string): Promise<void> {
  const heard = (event: KeyboardEvent) => {
    commands.pressed(event)
  }
  addEventListener('keydown', heard)
  await fireEvent.keyDown(document.body, { key })
  removeEventListener('keydown', heard)
}

beforeAll(async () => {
  await speak('en')
  await loadTableWords()
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  settings.oneTap = false
  settings.sort = 'color'
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('a key', () => {
  test('draws', async () => {
    sit('draw')
    await press('d')

    expect(table.moves()).toEqual(['draw'])
  })

  test('catches the first who can be caught', async () => {
    sit('draw', 'catch 3', 'catch 1')
    await press('c')

    expect(table.moves()).toEqual(['catch 3'])
  })

  test('catches nobody of whom all can see that they have called', async () => {
    sit('draw', 'catch 2')
    await press('c')

    expect(table.moves()).toEqual([])
  })

  test('opens the list of accusations where some are offered that nobody can see', async () => {
    sit('draw', 'catch 3')
    await press('a')
    expect(commands.accusing).toBe(false)
    end()
    sit('draw', 'catch 2')
    await press('a')

    expect(commands.accusing).toBe(true)
  })

  test('calls at once where that is due', async () => {
    sit('uno')
    await press('u')

    expect(table.moves()).toEqual(['uno'])
  })

  test('plays the card that is taken up and calls', async () => {
    sit('play B7', 'play B7!')
    selection.select('B7#0', 'B7')
    see()
    await press('u')

    expect(table.moves()).toEqual(['play B7!'])
  })

  test.each(['B7', 'G4'])('puts a card down, whether it fits or not (%s)', async (card) => {
    sit('play B7')
    selection.select(`${card}#0`, card)
    await press('Escape')

    expect(selection.selected).toBeNull()
  })

  test.each([
    ['c', ['catch 3']],
    ['u', ['uno']],
    ['g', ['color R', 'color G']],
  ])('pressed before anybody can have seen what it does does nothing (%s)', async (key, moves) => {
    sit('draw')
    table.update({ hand: { moves: moves.map((move): Offer => [move, null]) } })
    flushSync()
    vi.advanceTimersByTime(UNSEEN - 1)
    await press(key)
    expect(table.moves()).toEqual([])
    vi.advanceTimersByTime(1)
    await press(key)

    expect(table.moves()).toEqual(moves.slice(-1))
  })

  test('is not forgotten because something else happens meanwhile', async () => {
    sit('draw', 'catch 3')
    table.update({ hand: { counts: [4, 7, 8, 1] } })
    flushSync()
    await press('c')

    expect(table.moves()).toEqual(['catch 3'])
  })

  test('does nothing while the table is played elsewhere', async () => {
    sit('draw')
    table.world.socket.hear({ type: 'bye', why: 'taken_over' })
    await press('d')

    expect(table.moves()).toEqual([])
  })

  test('lays the card that jumps in, out of turn', async () => {
    sit('jump B7')
    table.update({ hand: { turn: 1, phase: 'turn:1' } })
    flushSync()
    await press('j')

    expect(table.moves()).toEqual(['jump B7'])
  })

  test('that nothing is offered for does nothing', async () => {
    sit('play B7')
    for (const key of ['d', 'c', 'u']) await press(key)

    expect(table.moves()).toEqual([])
  })
})

describe('a card that is let go over the pile', () => {
  test.each([true, false])('is laid once, with one tap or two (%s)', (oneTap) => {
    sit('play B7')
    settings.oneTap = oneTap
    commands.drop({ key: 'B7#0', card: 'B7' })

    expect(table.moves()).toEqual(['play B7'])
  })

  test.each([true, false])(
    'is asked about once where it does not fit, with one tap or two (%s)',
    (oneTap) => {
      sit('play B7')
      settings.oneTap = oneTap
      commands.drop({ key: 'G4#0', card: 'G4' })

      expect(table.sent()).toMatchObject([{ type: 'why_not', move: 'play G4' }])
    },
  )
})

test('a hand is sorted the other way, and back', () => {
  sit('draw')
  commands.sort()
  expect(settings.sort).toBe('figure')
  commands.sort()

  expect(settings.sort).toBe('color')
})

describe('keys', () => {
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
      vi.spyOn(document, 'querySelector').mockImplementation((what) =>
        what === 'dialog:modal' ? sheet : null,
      )

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
})
