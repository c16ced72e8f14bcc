import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ScriptedEnvironment } from '../../tests/scripted'
import { LiveConnection } from '../net/socket'
import type { HandView, Welcome } from '../protocol'
import { speak } from '../words/language.svelte'
import { textOf } from '../words/sentence'
import { lineWords } from './log'
import { tabMemory } from './memory'
import { TableClient } from './tableClient.svelte'

const CODE = 'K7RM2XQD'
const LYING: HandView = { number: 1, order: [0, 1], you: 0, discards: 3, counts: [5, 6], top: 'B6' }
const laid = { of: 'hand', kind: 'laid', rule: 'R-16', seat: 1, cards: ['B6'] } as const

const TABLE: Welcome['table'] = {
  code: CODE,
  stage: 'hand',
  you: 0,
  seats: ['Ana', 'Ben'].map((name) => ({ by: 'person' as const, person: name, name })),
}

/** A page of the tab that is welcomed at the table. The page before it is closed. */
function page(welcome: Partial<Welcome> = {}, memory = tabMemory(CODE)) {
  dispatchEvent(new Event('pagehide'))
  const world = new ScriptedEnvironment()
  const state = new TableClient(new LiveConnection(CODE, world), { memory })
  state.open()
  world.socket.onopen?.()
  world.socket.hear({
    ...{ type: 'welcome', protocol: 1, person: 'Ana', n: 7, time: 100, table: TABLE, hand: LYING },
    ...welcome,
  })
  return {
    world,
    state,
    log: () => state.log.map((line) => textOf(lineWords(line))),
    talk: () => state.talk.map(({ text }) => text),
  }
}

beforeEach(async () => {
  dispatchEvent(new Event('pagehide'))
  sessionStorage.clear()
  await speak('en')
})

describe('the log', () => {
  test('survives a reload', () => {
    page().world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })

    expect(page({ n: 10 }).log()).toEqual(['Ben played a blue 6.'])
  })

  test('says which bot plays on for who has left', () => {
    const { world, log } = page()
    world.socket.hear({
      ...{
        type: 'update',
        n: 8,
        time: 101,
        events: [
          { of: 'table', kind: 'left', person: 'Ben', name: 'Ben' },
          { of: 'table', kind: 'bot_sat', name: 'simple', seat: 1 },
        ],
      },
      table: {
        seats: [
          { by: 'person', person: 'Ana', name: 'Ana' },
          { by: 'bot', bot: 'simple' },
        ],
      },
    })

    expect(log()).toEqual([
      'Ben left the table.',
      expect.stringMatching(/^\w+, a bot \(Medium\), sat down\.$/),
    ])
  })

  test('says where moves were missed', () => {
    page().world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })

    const hand = { ...LYING, discards: 5 }
    expect(page({ n: 12, hand }).log()).toEqual(['Ben played a blue 6.', 'Some earlier moves aren’t shown.'])
  })

  test('says so too where the server has forgotten them while we were away', () => {
    const { world, log } = page()
    world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })
    const hand = { ...LYING, discards: 5 }
    world.socket.hear({ type: 'welcome', protocol: 1, person: 'Ana', n: 200, time: 300, table: {}, hand })

    expect(log()).toEqual(['Ben played a blue 6.', 'Some earlier moves aren’t shown.'])
  })

  test('misses nothing that is told with the welcome', () => {
    page().world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })

    const hand = { ...LYING, discards: 4, top: 'B7' }
    const missed = [{ ...laid, cards: ['B7'] }]
    expect(page({ n: 9, hand, missed }).log()).toEqual(['Ben played a blue 6.', 'Ben played a blue 7.'])
  })

  const TURNED_UP = { of: 'hand', kind: 'turned_up', rule: 'R-06', seat: 0, cards: ['B3'] } as const
  const TURN = { of: 'hand', kind: 'turn', rule: 'R-22', seat: 1 } as const
  const HAND = [TURNED_UP, TURN, laid, TURN, { ...laid, seat: 0, cards: ['B7'] }] as const
  const TOLD = ['A blue 3 was turned up.', 'Ben played a blue 6.', 'You played a blue 7.']
  const LATER = { ...LYING, discards: 5, top: 'B7' }

  test('of the hand so far is there in a new tab, and on another device', () => {
    expect(page({ log: HAND }).log()).toEqual(TOLD)
  })

  test('is told once where it is remembered too', () => {
    page({ log: HAND.slice(0, 2) }).world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })

    expect(page({ n: 12, hand: LATER, log: HAND }).log()).toEqual(TOLD)
  })

  test('goes on where it is remembered, if nothing was missed', () => {
    page().world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })

    expect(page({ n: 10, log: HAND }).log()).toEqual(['Ben played a blue 6.'])
  })

  test('keeps the hands before, and says that something lies between', () => {
    page().world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })

    expect(page({ n: 90, hand: { ...LATER, number: 3 }, log: HAND }).log()).toEqual([
      'Ben played a blue 6.',
      'Some earlier moves aren’t shown.',
      ...TOLD,
    ])
  })

  test('follows on the hand before where that was seen to its end', () => {
    const scored = { of: 'match', kind: 'scored', rule: 'R-55', players: [1], number: 20 } as const
    page().world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid, scored] })

    expect(
      page({ n: 90, hand: { ...LATER, number: 2 }, log: HAND })
        .log()
        .slice(2),
    ).toEqual(TOLD)
  })

  test('is whole again if the server was restarted while we were away', () => {
    const { world, log } = page({ log: HAND.slice(0, 2) })
    world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })
    world.socket.hear({
      ...{ type: 'welcome', protocol: 1, person: 'Ana', n: 2 ** 24, time: 300 },
      ...{ table: TABLE, hand: LATER, log: HAND },
    })

    expect(log()).toEqual(TOLD)
  })

  test('is another person’s business', () => {
    page().world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })

    expect(page({ person: 'Eva' }).log()).toEqual([])
  })

  test('is forgotten when the table is left', () => {
    const { world } = page()
    world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })
    world.socket.hear({ type: 'bye', why: 'left' })

    expect(sessionStorage).toHaveLength(0)
  })

  test('goes on without a memory where the browser keeps nothing', () => {
    const denied = tabMemory(CODE, () => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { world, log } = page({}, denied)
    world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })
    expect(log()).toEqual(['Ben played a blue 6.'])
    world.socket.hear({ type: 'bye', why: 'left' })

    expect(page({}, denied).log()).toEqual([])
  })
})

test('the log is written soon, not with every update, and when the page is left within the tab', () => {
  const { world, state } = page()
  dispatchEvent(new Event('pagehide'))
  const writing = vi.spyOn(Storage.prototype, 'setItem')
  world.socket.hear({ type: 'update', n: 8, time: 101, events: [laid] })
  world.socket.hear({ type: 'update', n: 9, time: 102, events: [laid] })
  expect(writing).not.toHaveBeenCalled()
  state.close()

  expect(writing).toHaveBeenCalledOnce()
  writing.mockRestore()
  expect(page({ n: 10 }).log()).toEqual(['Ben played a blue 6.', 'Ben played a blue 6.'])
})

test('the talk survives a reload, and goes on', () => {
  const said = { of: 'table', kind: 'said', person: 'Ben', name: 'Ben', seat: 1 } as const
  page().world.socket.hear({
    type: 'update',
    n: 8,
    time: 101,
    events: [{ ...said, message: 1, text: 'Well.' }],
  })
  const { world, talk } = page({ n: 8 })
  world.socket.hear({ type: 'update', n: 9, time: 102, events: [{ ...said, message: 2, text: 'Hm.' }] })

  expect(talk()).toEqual(['Well.', 'Hm.'])
})

describe('after the server was started again', () => {
  const said = { of: 'table', kind: 'said', person: 'Ben', name: 'Ben', seat: 1, text: 'Hm.' } as const
  const FAR = 2 ** 24

  test('lines of before cannot be reported by numbers that mean others now', () => {
    const { world, state } = page()
    const restarted = { type: 'welcome', protocol: 1, person: 'Ana', n: FAR, time: 300, table: {} } as const
    world.socket.hear({ type: 'update', n: 8, time: 101, events: [{ ...said, message: 1 }] })
    world.socket.hear(restarted)
    world.socket.hear({ type: 'update', n: FAR + 1, time: 301, events: [{ ...said, message: 2 }] })

    expect(state.talk.map(({ number }) => number)).toEqual([null, 2])
  })

  test('nor after a reload, which itself changes nothing', () => {
    page().world.socket.hear({ type: 'update', n: 8, time: 101, events: [{ ...said, message: 1 }] })

    expect(page({ n: 10 }).state.talk.map(({ number }) => number)).toEqual([1])
    expect(page({ n: FAR }).state.talk.map(({ number }) => number)).toEqual([null])
  })
})

test('who is muted is known after a reload, and can be heard again', async () => {
  const first = page()
  const muting = first.state.mute('Ben')
  first.world.socket.hear({ type: 'done', id: 1 })
  await muting

  const second = page({ n: 8 })
  expect([...second.state.muted]).toEqual(['Ben'])
  const hearing = second.state.mute('Ben', false)
  second.world.socket.hear({ type: 'done', id: 1 })
  await hearing
  expect([...page({ n: 9 }).state.muted]).toEqual([])
})
