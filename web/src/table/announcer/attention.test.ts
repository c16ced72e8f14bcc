import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../../state/settings.svelte'
import { speak } from '../../words/language.svelte'
import { watched } from '../../../tests/watched.svelte'
import { breathe, seated, type Seated } from '../../../tests/seated'
import { attention } from './attention.svelte'

const made: string[] = []
const closed: string[] = []
let isGranted = true

class Shown {
  static get permission(): string {
    return isGranted ? 'granted' : 'denied'
  }
  constructor(
    readonly title: string,
    { body }: { body: string },
  ) {
    made.push(body)
  }
  close(): void {
    closed.push(this.title)
  }
}

let table: Seated
let rest: () => void

beforeEach(async () => {
  await speak('en')
  document.title = 'Penult'
  vi.stubGlobal('Notification', Shown)
  table = seated([], { turn: 3, phase: 'turn:3' })
  rest = attention(table.client)
})

afterEach(() => {
  rest()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  made.length = closed.length = 0
  isGranted = true
  settings.notifications = false
  settings.tabTitle = true
})

function yourTurn(): void {
  table.update({ hand: { turn: 0, phase: 'turn:0', moves: [['draw']] } })
}

function notYours(): void {
  table.update({ hand: { turn: 1, phase: 'turn:1', moves: [] } })
}

describe('the title', () => {
  test('says nothing where that is switched off, not even what it said before', () => {
    yourTurn()
    settings.tabTitle = false
    flushSync()
    expect(document.title).toBe('Penult')
    notYours()
    yourTurn()

    expect(document.title).toBe('Penult')
  })

  test('says that it is your turn for as long as it is', () => {
    yourTurn()
    expect(document.title).toBe('Your turn · Penult')

    notYours()
    expect(document.title).toBe('Nadia’s turn · Penult')
  })

  test('is as before when the table is left', () => {
    yourTurn()
    rest()

    expect(document.title).toBe('Penult')
  })

  test('says so no longer when the answer is taken, though nobody sees it yet', async () => {
    table.update({ hand: { turn: 0, phase: 'react:0', moves: [['accept'], ['challenge']] } })
    expect(document.title).toBe('Your turn · Penult')
    const answered = table.client.act('challenge')
    table.world.socket.hear({ type: 'done', id: 1 })
    await answered
    await breathe()

    expect(document.title).toBe('Penult')
  })

  test('counts the last seconds', () => {
    table.update({
      table: { clock: { seat: 0, since: 80, warning: 100, until: 109 } },
      hand: { turn: 0, phase: 'turn:0', moves: [['draw']] },
    })

    expect(document.title).toBe('0:09 Your turn · Penult')
  })

  test('asks for the call that is owed', () => {
    table.update({ hand: { exposed: [0], turn: 1, moves: [['uno']] } })

    expect(document.title).toBe('UNO! Call it · Penult')
  })

  test('comes with an icon whose edge rises', () => {
    const icon = document.createElement('link')
    icon.rel = 'icon'
    document.head.append(icon)
    notYours()
    expect(icon.getAttribute('href')).toBe('./mark-level.svg')

    yourTurn()
    expect(icon.getAttribute('href')).toBe('./mark.svg')
    icon.remove()
  })

  test('does not say so at a table that is paused', () => {
    table.update({ hand: { moves: [['draw']] }, table: { paused: true } })

    expect(document.title).toBe('Penult')
  })
})

describe('a notification', () => {
  function lookAway(): void {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  }

  test('comes when nobody looks, once a turn', () => {
    settings.notifications = true
    lookAway()
    yourTurn()
    table.update({ hand: { moves: [['draw'], ['catch 2']] } })

    expect(made).toEqual(['Your turn: play a card or draw.'])
  })

  test('stays while a component runs it, and does not restart', () => {
    settings.notifications = true
    lookAway()
    rest()
    const attentive = watched(() => attention(table.client))
    flushSync()
    yourTurn()
    flushSync()

    expect([made.length, closed.length]).toEqual([1, 0])
    attentive.stop()
    for (const stop of attentive.values) stop()
  })

  test('does not come while the table is in view', () => {
    settings.notifications = true
    yourTurn()

    expect(made).toEqual([])
  })

  test('does not come where it is not wished or not allowed', () => {
    lookAway()
    yourTurn()
    notYours()
    settings.notifications = true
    isGranted = false
    yourTurn()

    expect(made).toEqual([])
  })
})
