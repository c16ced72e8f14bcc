import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ScriptedEnvironment } from '../../tests/scripted'
import { LiveConnection } from '../net/socket'
import type { ToServer, Update, Welcome } from '../protocol'
import { speak } from '../words/language.svelte'
import { textOf } from '../words/sentence'
import { watched } from '../../tests/watched.svelte'
import { lineWords } from './log'
import { TableClient, type Happened } from './tableClient.svelte'
import { heardBy } from '../../tests/transcript'

let world: ScriptedEnvironment
let state: TableClient
let reload: () => void

beforeEach(async () => {
  await speak('en')
  world = new ScriptedEnvironment()
  reload = vi.fn<() => void>()
  state = new TableClient(new LiveConnection('K7RM2XQD', world), { reload })
  state.open()
})

function come(welcome: Partial<Welcome> = {}): void {
  world.socket.onopen?.()
  world.socket.hear({
    type: 'welcome',
    protocol: 1,
    person: 'ana',
    n: 7,
    time: 100,
    table: TABLE,
    ...welcome,
  })
}

function update(n: number, more: Partial<Update> = {}): void {
  world.socket.hear({ type: 'update', n, time: 100, ...more })
}

function comeBack(n: number, more: Partial<Update> = {}): void {
  world.pass(0.3)
  world.socket.onopen?.()
  update(n, more)
}

function sent(): ToServer[] {
  return world.socket.sent.filter((message) => message.type !== 'hello')
}

/** Lets pending promises continue. */
async function breathe(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

const TABLE: Welcome['table'] = {
  code: 'K7RM2XQD',
  host: 'ana',
  stage: 'hand',
  you: 2,
  people: [{ id: 'ana', name: 'Ana' }],
  seats: [
    { by: 'bot', bot: 'keen' },
    {},
    { by: 'person', person: 'ana', name: 'Ana' },
    { by: 'bot', bot: 'keen' },
  ],
}

describe('a table', () => {
  test('is empty until we are welcome', () => {
    expect(state.status).toBe('connecting')
    expect(state.view).toBeNull()
    expect(state.questions.buttons).toEqual([])
    expect(state.isHost).toBe(false)
  })

  test('is here with the welcome, and says who is who', () => {
    come({ hand: { order: [2, 0], you: 0, moves: [['draw', null]] } })

    expect(state.status).toBe('here')
    expect(state.isHost).toBe(true)
    expect(state.you).toBe(2)
    expect(state.company.names).toEqual(['Nadia', 'Bruno', 'Ana', 'Omar'])
    expect(state.questions.buttons.map((button) => button.verb)).toEqual(['draw'])
  })

  test('changes what is derived from it', () => {
    come({ hand: { moves: [['draw', null]] } })
    const offered = watched(() => state.questions.buttons.length)
    update(8, { hand: { moves: [] } })
    flushSync()

    expect(offered.values).toEqual([1, 0])
    offered.stop()
  })

  test('tells those who listen, after it has changed', () => {
    const heard: (Happened & { n: number })[] = []
    come()
    const stop = state.listen((happened) => heard.push({ ...happened, n: state.n }))
    update(8, { events: [{ of: 'table', kind: 'paused' }] })
    stop()
    update(9, { events: [{ of: 'table', kind: 'resumed' }] })

    expect(heard).toHaveLength(1)
    expect(heard[0]).toMatchObject({ n: 8, missed: false, before: { n: 7 }, after: { n: 8 } })
    expect(heard[0]?.events[0]).toMatchObject({ kind: 'paused', person: null })
  })

  test('keeps log and talk across a loss, and adds what was missed', () => {
    come()
    update(8, { events: [{ of: 'table', kind: 'paused' }] })
    const heard = vi.fn<(happened: Happened) => void>()
    state.listen(heard)
    world.socket.break()
    expect(state.status).toBe('lost')
    comeBack(11, {
      events: [
        { of: 'table', kind: 'resumed' },
        { of: 'table', kind: 'said', person: 'ben', name: 'Ben', message: 1, text: 'hello' },
      ],
    })

    expect(state.log.map((line) => textOf(lineWords(line)))).toEqual([
      'The game was paused.',
      'The game was resumed.',
    ])
    expect(state.talk).toMatchObject([{ number: 1, text: 'hello', mine: false }])
    expect(heard.mock.calls[0]?.[0].missed).toBe(true)
  })

  test('plays the whole transcript', () => {
    world.socket.onopen?.()
    for (const message of heardBy('ana')) world.socket.hear(message)

    expect(state.status).toBe('ended')
    expect(state.why).toBe('left')
    expect(state.view?.standing?.winners).toEqual([0])
    expect(textOf(lineWords(state.log.at(-1) ?? { id: 0, events: [], company: state.company }))).toBe(
      'You won the match with 101 points.',
    )
  })

  test('fetches a newer page when the server asks for it', () => {
    world.socket.onopen?.()
    world.socket.hear({ type: 'bye', why: 'reload', protocol: 2 })

    expect(state.status).toBe('reload')
    expect(reload).toHaveBeenCalledTimes(1)
  })
})

describe('a move', () => {
  beforeEach(() => {
    come()
  })

  test('answers the update that was seen last', async () => {
    const made = state.act('play R7')
    expect(state.acting).toBe(true)
    expect(sent()).toEqual([{ type: 'act', move: 'play R7', seen: 7, id: 1 }])
    update(8, { yours: [1] })

    expect(await made).toMatchObject({ type: 'update', n: 8 })
    await breathe()
    expect(state.acting).toBe(false)
  })

  test('is made once, however often somebody clicks', async () => {
    const both = [state.act('play R7'), state.act('play B7'), state.act('play R7')]
    update(8, { yours: [1] })

    expect(await Promise.all(both)).toMatchObject([{ n: 8 }, { n: 8 }, { n: 8 }])
    expect(sent()).toHaveLength(1)
  })

  test('out of turn does not wait for one of the turn', () => {
    void state.act('play R7')
    void state.act('uno')
    void state.act('uno')
    void state.act('catch 1')

    expect(sent()).toMatchObject([{ move: 'play R7' }, { move: 'uno' }, { move: 'catch 1' }])
  })

  test('that is taken but not shown is held, until the next update says what has become of it', async () => {
    update(8, { hand: { turn: 0, phase: 'react:0' } })
    const made = state.act('challenge')
    world.socket.hear({ type: 'done', id: 1 })
    await made
    await breathe()
    expect(state.hand?.held).toBe('challenge')
    update(9, {})

    expect(state.hand?.held).toBeNull()
  })

  test('that was held and is spoiled is a problem, for another one is asked for', async () => {
    update(8, { hand: { turn: 0, phase: 'react:0' } })
    const made = state.act('challenge')
    world.socket.hear({ type: 'done', id: 1 })
    await made
    world.socket.hear({ type: 'refused', id: 0, code: 'no_match', rule: 'R-16', facts: {} })
    update(9, {})

    expect(state.hand?.held).toBeNull()
    expect(state.problem).toMatchObject({ code: 'no_match', rule: 'R-16' })
  })

  test('that is refused is a problem, until it is dismissed', async () => {
    const made = state.act('play R7')
    world.socket.hear({ type: 'refused', id: 1, code: 'no_match', rule: 'R-16', facts: {} })
    await made
    expect(state.problem).toMatchObject({ code: 'no_match', rule: 'R-16' })
    state.dismiss()

    expect(state.problem).toBeNull()
  })

  test('that was lost is made again after an update, as an answer to the same', async () => {
    const made = state.act('play R7')
    world.socket.break()
    await breathe()
    comeBack(7)
    await breathe()
    expect(sent()).toMatchObject([{ type: 'act', move: 'play R7', seen: 7 }])
    update(8, { yours: [1] })

    expect(await made).toMatchObject({ type: 'update', n: 8 })
  })

  test('that had arrived before the line broke is no problem', async () => {
    const made = state.act('play R7')
    world.socket.break()
    comeBack(8, { yours: [1] })

    expect(await made).toMatchObject({ type: 'lost', arrived: true })
    expect(sent()).toEqual([])
    expect(state.problem).toBeNull()
  })

  test('that was lost while a bot decided is told to have come too late', async () => {
    const made = state.act('play R7')
    world.socket.break()
    comeBack(12)
    world.socket.hear({ type: 'refused', id: 1, code: 'stale' })
    await made

    expect(state.problem?.code).toBe('stale')
  })

  test('that was lost is left to the player if the server was restarted and the cards have changed', async () => {
    const made = state.act('play R7')
    world.socket.break()
    world.pass(0.3)
    come({ n: 9000, hand: { top: 'B3', moves: [['draw', null]] } })

    expect(await made).toEqual({ type: 'lost' })
    expect(sent()).toEqual([])
  })

  test('that was lost with the server is made where everything lies as it did', async () => {
    const hand = { top: 'R3', moves: [['play R7', null]] } as const
    update(8, { hand })
    const made = state.act('play R7')
    world.socket.break()
    world.pass(0.3)
    come({ n: 9000, hand })
    await breathe()
    expect(sent()).toMatchObject([{ type: 'act', move: 'play R7', seen: 9000 }])
    update(9001, { yours: [2] })

    expect(await made).toMatchObject({ type: 'update', n: 9001 })
  })

  test('that was pressed while there was no line is made when there is one', () => {
    world.socket.break()
    void state.act('play R7')
    comeBack(7)

    expect(sent()).toMatchObject([{ type: 'act', move: 'play R7', seen: 7 }])
  })

  test.each([
    ['is told of where it can be made still', [['play R7', null]], 'unsent'],
    ['is a thing of the past where it cannot', [['draw', null]], undefined],
  ] as const)('that was lost %s', async (_, moves, problem) => {
    const made = state.act('play R7')
    world.socket.break()
    await breathe()
    world.pass(0.3)
    come({ n: 900, hand: { moves } })
    await made

    expect(state.problem?.code).toBe(problem)
  })

  test('out of turn is made once, too', async () => {
    const made = state.act('flag 1')
    world.socket.break()
    comeBack(7)
    expect(sent()).toMatchObject([{ type: 'act', move: 'flag 1', seen: 7, id: 1 }])
    world.socket.break()
    comeBack(8, { yours: [1] })

    expect(await made).toMatchObject({ arrived: true })
    expect(sent()).toEqual([])
  })

  test('waits no longer when the table is left', async () => {
    const made = state.act('play R7')
    world.socket.break()
    await breathe()
    state.close()

    expect(await made).toEqual({ type: 'lost' })
  })

  test('that is not offered can be asked about, and is no problem', async () => {
    const asked = state.ask('play G4')
    world.socket.hear({ type: 'refused', id: 1, code: 'no_match', rule: 'R-16', facts: {} })

    expect(await asked).toMatchObject({ code: 'no_match' })
    expect(state.problem).toBeNull()
  })
})

test('who is muted is remembered once the server has agreed', async () => {
  come()
  const muting = state.mute('ben')
  expect(state.muted.has('ben')).toBe(false)
  world.socket.hear({ type: 'done', id: 1 })
  await muting
  expect(state.muted.has('ben')).toBe(true)
  const hearing = state.mute('ben', false)
  world.socket.hear({ type: 'done', id: 2 })
  await hearing

  expect(state.muted.has('ben')).toBe(false)
})

test('what is said while there is no line is told not to have been heard', async () => {
  come()
  world.socket.break()
  await state.send({ type: 'start' })

  expect(state.problem?.code).toBe('unsent')
})

test.each([
  ['a move is', { hand: { moves: [['draw', null]] } }, true],
  ['a word is', { table: { ...TABLE, waited: [2] } }, true],
  ['nothing is', { hand: { moves: [] } }, false],
] as const)('the line is watched closely while %s asked of you', (_, welcome, isClose) => {
  come(welcome as Partial<Welcome>)
  world.pass(1.2)

  expect(sent().some(({ type }) => type === 'ping')).toBe(isClose)
})

test('anything else that is refused is a problem too', async () => {
  come()
  const starting = state.send({ type: 'start' })
  world.socket.hear({ type: 'refused', id: 1, code: 'not_host' })
  await starting

  expect(state.problem?.code).toBe('not_host')
})
