import { beforeEach, describe, expect, test } from 'vitest'
import type { Refused, ToClient, Update, Welcome, Why } from '../protocol'
import type { Answer, ConnectionStatus } from './connection'
import { ScriptedEnvironment } from '../../tests/scripted'
import { LiveConnection } from './socket'

const WELCOME: Welcome = { type: 'welcome', protocol: 1, person: 'ana', n: 7, time: 5000, table: {} }

let world: ScriptedEnvironment
let line: LiveConnection
let heard: (Welcome | Update)[]
let unasked: Refused[]
let statuses: [ConnectionStatus, Why | null][]

beforeEach(() => {
  world = new ScriptedEnvironment()
  line = new LiveConnection('K7RM2XQD', world, 'sesame')
  heard = []
  unasked = []
  statuses = []
  line.open({
    heard: (message) => heard.push(message),
    refused: (message) => unasked.push(message),
    changed: (status, why) => statuses.push([status, why]),
  })
})

function welcomed(): void {
  world.socket.onopen?.()
  world.socket.hear(WELCOME)
}

function say(message: ToClient): void {
  world.socket.hear(message)
}

function update(n: number, more: Partial<Update> = {}): Update {
  return { type: 'update', n, time: 5000, ...more }
}

function status(): ConnectionStatus | undefined {
  return statuses.at(-1)?.[0]
}

async function settled(answer: Promise<Answer>): Promise<Answer | 'open'> {
  return Promise.race([answer, Promise.resolve('open' as const)])
}

describe('a line', () => {
  test('greets with its table and password, and has seen nothing', () => {
    world.socket.onopen?.()

    expect(world.socket.sent).toEqual([
      { type: 'hello', protocol: 1, table: 'K7RM2XQD', since: null, password: 'sesame', session: '5' },
    ])
    expect(status()).toBe('connecting')
  })

  test('is here once it is welcome', () => {
    welcomed()

    expect(status()).toBe('here')
    expect(heard).toEqual([WELCOME])
  })

  test('knows the time of the server', () => {
    welcomed()
    world.pass(2)

    expect(line.serverNow()).toBe(5002)
  })

  test('does not take a slow message for a slow clock', () => {
    welcomed()
    world.pass(2)
    say(update(8, { time: 5001 }))

    expect(line.serverNow()).toBe(5002)
  })

  test('believes a clock that was set', () => {
    welcomed()
    say(update(8, { time: 9000 }))

    expect(line.serverNow()).toBe(9000)
  })

  test('that gets no answer to its greeting is tried again', () => {
    world.socket.onopen?.()
    world.pass(4.5)

    expect(world.sockets).toHaveLength(2)
  })
})

describe('a message', () => {
  test('has a number, and its answer is the update that names it', async () => {
    welcomed()
    const first = line.send({ type: 'start' })
    const second = line.send({ type: 'resume' })
    say(update(8, { yours: [2] }))

    expect(world.socket.sent.slice(1)).toEqual([
      { type: 'start', id: 1 },
      { type: 'resume', id: 2 },
    ])
    expect(await second).toMatchObject({ type: 'update', n: 8 })
    expect(await settled(first)).toBe('open')
  })

  test('can be answered by done or refused', async () => {
    welcomed()
    const first = line.send({ type: 'mute', person: 'ben' })
    const second = line.send({ type: 'start' })
    say({ type: 'refused', id: 2, code: 'not_host' })
    say({ type: 'done', id: 1 })

    expect(await first).toEqual({ type: 'done', id: 1 })
    expect(await second).toMatchObject({ code: 'not_host' })
  })

  test('that was accepted can be refused later, without a number', async () => {
    welcomed()
    const answer = line.send({ type: 'act', move: 'challenge', seen: 7 })
    say({ type: 'done', id: 1 })
    await answer
    const spoiled: Refused = { type: 'refused', id: 0, code: 'no_match', rule: 'R-16' }
    say(spoiled)

    expect(unasked).toEqual([spoiled])
  })

  test('is lost where there is no line yet', async () => {
    expect(await line.send({ type: 'start' })).toEqual({ type: 'lost' })
    expect(world.socket.sent).toEqual([])
  })

  test('that is no decision of a player is lost with the line', async () => {
    welcomed()
    const waiting = line.send({ type: 'start' })
    world.socket.break()

    expect(await waiting).toEqual({ type: 'lost' })
  })

  test('that leaves is answered by the goodbye', async () => {
    welcomed()
    const leaving = line.send({ type: 'leave' })
    say({ type: 'bye', why: 'left' })

    expect(await leaving).toEqual({ type: 'bye', why: 'left' })
    expect(statuses.at(-1)).toEqual(['ended', 'left'])
  })
})

describe('a line that broke', () => {
  test('comes back fast, and says what it saw last', () => {
    welcomed()
    say(update(8))
    world.socket.break()
    expect(status()).toBe('lost')
    world.pass(0.2)
    world.socket.onopen?.()

    expect(world.sockets).toHaveLength(2)
    expect(world.socket.sent).toMatchObject([{ type: 'hello', since: 8 }])
  })

  test('is tried more and more slowly, but never given up', () => {
    welcomed()
    const tries: number[] = []
    for (let second = 0; second < 120; second++) {
      world.socket.break()
      world.pass(1)
      if (second % 60 === 59) tries.push(world.sockets.length)
    }

    const [firstMinute = 0, both = 0] = tries
    expect(firstMinute).toBeGreaterThan(both - firstMinute)
    expect(both - firstMinute).toBeGreaterThanOrEqual(3)
  })

  test('is tried at once when the network is back', () => {
    welcomed()
    for (let times = 0; times < 6; times++) {
      world.socket.break()
      world.pass(20)
    }
    world.socket.break()
    const before = world.sockets.length
    world.awake()

    expect(world.sockets).toHaveLength(before + 1)
  })

  test('is not tried twice at once', () => {
    welcomed()
    world.socket.break()
    world.pass(0.3)
    const before = world.sockets.length
    world.awake()

    expect(world.sockets).toHaveLength(before)
  })

  test('is tried again if the attempt before hangs since the device slept', () => {
    welcomed()
    world.socket.break()
    world.pass(0.3)
    const hanging = world.socket
    world.awake()
    world.pass(2)

    expect([hanging.closed, world.socket === hanging]).toEqual([true, false])
  })

  test('counts its tries from the beginning once it was here again', () => {
    welcomed()
    for (let times = 0; times < 6; times++) {
      world.socket.break()
      world.pass(20)
    }
    world.socket.onopen?.()
    say(update(9))
    const before = world.sockets.length
    world.socket.break()
    world.pass(0.2)

    expect(world.sockets).toHaveLength(before + 1)
  })

  test('keeps the time until the server speaks again', () => {
    welcomed()
    world.socket.break()
    world.pass(1)

    expect(line.serverNow()).toBe(5001)
  })

  test('hears nothing more from the old socket', () => {
    welcomed()
    const old = world.socket
    world.socket.break()
    old.hear(update(8))

    expect(heard).toHaveLength(1)
  })

  test('ends where the server does not know us any more', async () => {
    world.known = false
    for (let times = 0; times < 4; times++) {
      world.socket.break()
      world.pass(3)
    }
    await Promise.resolve()

    expect(statuses.at(-1)).toEqual(['ended', 'revoked'])
  })
})

describe('what is pressed at the table', () => {
  const ACT = { type: 'act', move: 'play R7', seen: 7 } as const

  function back(message: Welcome | Update): void {
    world.pass(0.3)
    world.socket.onopen?.()
    say(message)
  }

  function said(): unknown[] {
    return world.socket.sent.filter(({ type }) => type !== 'hello' && type !== 'ping')
  }

  test('is said again under its number when the line is back', async () => {
    welcomed()
    const answer = line.send(ACT)
    world.socket.break()
    back(update(7))
    expect(said()).toEqual([{ ...ACT, id: 1 }])
    say(update(8, { yours: [1] }))

    expect(await answer).toEqual(update(8, { yours: [1] }))
  })

  test.each([
    ['an update', update(8, { yours: [1] })],
    ['a whole view', { ...WELCOME, n: 8, yours: [1] }],
  ])('is not said again where %s says that it had arrived', async (_, message) => {
    welcomed()
    const answer = line.send(ACT)
    world.socket.break()
    back(message)

    expect(await answer).toEqual({ type: 'lost', arrived: true })
    expect(said()).toEqual([])
  })

  test('is said again after a whole view too, if the server knows that it had not arrived', () => {
    welcomed()
    void line.send(ACT)
    world.socket.break()
    back({ ...WELCOME, n: 8, yours: [] })

    expect(said()).toEqual([{ ...ACT, id: 1 }])
  })

  test('is lost if the server was restarted and knows nothing of it', async () => {
    welcomed()
    const answer = line.send(ACT)
    world.socket.break()
    back({ ...WELCOME, n: 9000 })

    expect(await answer).toEqual({ type: 'lost' })
    expect(said()).toEqual([])
  })

  test('while there is no line is said as soon as there is one', () => {
    welcomed()
    world.socket.break()
    void line.send(ACT)
    void line.send({ type: 'act', move: 'uno', seen: 7 })
    back(update(7))

    expect(said()).toEqual([
      { ...ACT, id: 1 },
      { type: 'act', move: 'uno', seen: 7, id: 2 },
    ])
  })

  test('is lost when the table is left', async () => {
    welcomed()
    const answer = line.send(ACT)
    world.socket.break()
    line.close()

    expect(await answer).toEqual({ type: 'lost' })
  })

  test('is lost when the same person plays elsewhere', async () => {
    welcomed()
    const answer = line.send(ACT)
    say({ type: 'bye', why: 'taken_over' })

    expect(await answer).toEqual({ type: 'bye', why: 'taken_over' })
  })
})

describe('a silent line', () => {
  test('is asked now and then, and lives when it answers', () => {
    welcomed()
    world.pass(5)
    expect(world.socket.sent.at(-1)).toEqual({ type: 'ping' })
    world.answers = true
    say({ type: 'pong', id: 0, time: 5005 })
    world.pass(60)

    expect(status()).toBe('here')
    expect(world.sockets).toHaveLength(1)
  })

  test('that does not answer is told to be lost, and given up a little later', () => {
    welcomed()
    world.pass(5 + 1.2)
    expect(status()).toBe('lost')
    expect(world.sockets[0]?.closed).toBe(false)
    world.pass(2.2)

    expect(world.sockets[0]?.closed).toBe(true)
    expect(world.sockets).toHaveLength(2)
    expect(status()).toBe('lost')
  })

  test('that was only slow goes on as before, and is given more time', () => {
    welcomed()
    world.pass(5 + 1.2 + 1)
    expect(status()).toBe('lost')
    say({ type: 'pong', id: 0, time: 5007 })
    expect(status()).toBe('here')
    world.pass(5 + 2.2 * 3)

    expect([status(), world.sockets.length]).toEqual(['here', 1])
  })

  test('is noticed as soon when it falls silent again', () => {
    welcomed()
    world.pass(5)
    say({ type: 'pong', id: 0, time: 5000 })
    world.pass(5 + 1.2 + 1.5)
    expect(status()).toBe('lost')
    say({ type: 'pong', id: 0, time: 12000 })
    expect(status()).toBe('here')
    line.attend(true)
    world.pass(2.5)

    expect(status()).toBe('lost')
  })

  test('is noticed within three seconds while somebody is waited for', () => {
    welcomed()
    line.attend(true)
    world.pass(2.5)

    expect(status()).toBe('lost')
  })

  test('is noticed within three seconds when a move has no answer', () => {
    welcomed()
    void line.send({ type: 'act', move: 'draw', seen: 7 })
    world.pass(2)

    expect(status()).toBe('lost')
  })

  test('is not suspected for an answer that takes its time', () => {
    welcomed()
    world.answers = true
    void line.send({ type: 'act', move: 'draw', seen: 7 })
    world.pass(30)

    expect([status(), world.sockets.length]).toEqual(['here', 1])
  })

  test('is asked at once after sleep, and when the network has changed', () => {
    welcomed()
    world.awake()

    expect(world.socket.sent.at(-1)).toEqual({ type: 'ping' })
  })

  test('is not waited for long after sleep', () => {
    welcomed()
    world.awake()
    world.pass(1.5)

    expect(status()).toBe('lost')
    expect(world.sockets).toHaveLength(2)
  })

  test('that answers after sleep goes on as before', () => {
    welcomed()
    world.awake()
    world.answers = true
    say({ type: 'pong', id: 0, time: 100 })
    world.pass(20)

    expect([status(), world.sockets.length]).toEqual(['here', 1])
  })
})

describe('a goodbye', () => {
  test.each<Why>(['kicked', 'left', 'revoked', 'unknown_table', 'full', 'halted', 'stopped'])(
    'for good: %s',
    (why) => {
      welcomed()
      say({ type: 'bye', why })
      world.pass(600)

      expect(statuses.at(-1)).toEqual(['ended', why])
      expect(world.sockets).toHaveLength(1)
    },
  )

  test.each<[Why, number]>([
    ['closing', 3],
    ['too_slow', 1],
    ['too_fast', 30],
  ])('for a while: %s', (why, least) => {
    welcomed()
    say({ type: 'bye', why })
    expect(statuses.at(-1)).toEqual(['lost', why])
    world.pass(least)
    expect(world.sockets).toHaveLength(1)
    world.pass(1)

    expect(world.sockets).toHaveLength(2)
  })

  test('because of another protocol asks for a newer page', () => {
    world.socket.onopen?.()
    say({ type: 'bye', why: 'reload', protocol: 2 })
    world.pass(600)

    expect(status()).toBe('reload')
    expect(world.sockets).toHaveLength(1)
  })

  test('that nobody can read asks for a newer page', () => {
    welcomed()
    world.socket.onmessage?.({ data: 'GET / HTTP/1.1' })

    expect(status()).toBe('reload')
  })

  test('because of another place is final until one takes over', () => {
    welcomed()
    say({ type: 'bye', why: 'taken_over' })
    world.awake()
    world.pass(600)
    expect(status()).toBe('elsewhere')
    expect(world.sockets).toHaveLength(1)
    line.takeOver()
    welcomed()

    expect(status()).toBe('here')
  })

  test('because of a password can be answered with one', () => {
    world.socket.onopen?.()
    say({ type: 'bye', why: 'unknown_table' })
    line.reconnect('open sesame')
    world.socket.onopen?.()

    expect(world.socket.sent).toMatchObject([{ type: 'hello', password: 'open sesame' }])
  })
})

test('a line that was hung up says nothing more and stays away', () => {
  welcomed()
  line.close()
  world.awake()
  world.pass(600)

  expect(world.sockets).toHaveLength(1)
  expect(world.socket.closed).toBe(true)
  expect(status()).toBe('here')
})
