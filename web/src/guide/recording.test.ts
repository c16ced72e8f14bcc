import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Guide, lessons, loadGuide } from '../generated'
import type { Listener } from '../net/connection'
import type { Refused, Update, Welcome } from '../protocol'
import { NOT_TAUGHT, type Progress, RecordedConnection } from './recording'
import { TableClient } from '../state/tableClient.svelte'
import { speak } from '../words/language.svelte'

/** A clock that the test sets. */
class Clock {
  time = 0
  #due: { at: number; act: () => void }[] = []

  now = (): number => this.time

  after = (seconds: number, act: () => void): (() => void) => {
    const due = { at: this.time + seconds, act }
    this.#due.push(due)
    return () => {
      this.#due = this.#due.filter((each) => each !== due)
    }
  }

  wait(seconds: number): void {
    const end = this.time + seconds
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.#due = this.#due.filter((each) => each !== next)
      this.time = next.at
      next.act()
    }
    this.time = end
  }
}

class Ear implements Listener {
  readonly heardOf: (Welcome | Update)[] = []
  readonly statuses: string[] = []

  heard(message: Welcome | Update): void {
    this.heardOf.push(message)
  }

  refused({ code }: Refused): void {
    throw new Error(`expected nothing to be refused unasked, came ${code}`)
  }

  changed(status: string): void {
    this.statuses.push(status)
  }
}

const LONG = 60
let guide: Guide
let clock: Clock
let ear: Ear
let progress: Progress
let line: RecordedConnection

async function opened(edition: string): Promise<void> {
  const loaded = await loadGuide(edition)
  if (loaded === null) throw new Error(`no guide for ${edition}`)
  guide = loaded
  clock = new Clock()
  ear = new Ear()
  line = new RecordedConnection(guide, clock, 'Ana', (now) => {
    progress = now
  })
  line.open(ear)
}

function wanted(at = progress.at): string {
  const [move] = guide.steps[at]?.wanted ?? []
  if (move === undefined) throw new Error(`no step ${String(at)}`)
  return move
}

function act(move: string) {
  return line.send({ type: 'act', move, seen: ear.heardOf.at(-1)?.n ?? 0 })
}

beforeEach(() => opened('classic'))

describe('a recorded line', () => {
  test('runs no clock, though one ran when it was recorded', () => {
    expect(guide.welcome.table.until).toBeGreaterThan(0)
    const [welcome] = ear.heardOf

    expect(welcome?.table?.until).toBeNull()
  })

  test('welcomes the learner by name and deals after a moment', () => {
    const [welcome] = ear.heardOf
    expect(ear.statuses).toEqual(['here'])
    expect(welcome?.type).toBe('welcome')
    expect(welcome?.table?.seats?.map((seat) => seat.name)).toContain('Ana')
    expect(welcome?.table?.people?.find(({ id }) => id === guide.welcome.person)?.name).toBe('Ana')
    expect(progress).toEqual({ at: -1, asking: false, misses: 0, half: null, over: false })

    clock.wait(LONG)

    expect(ear.heardOf).toHaveLength(1 + guide.opening.length)
    expect(progress).toEqual({ at: 0, asking: true, misses: 0, half: null, over: false })
  })

  test('answers the wanted move at once, under its own number', async () => {
    clock.wait(LONG)
    await act('draw')
    const answer = await act(wanted())

    expect(answer.type).toBe('update')
    expect((answer as Update).yours).toEqual([2])
    expect(ear.heardOf.at(-1)).toMatchObject({ yours: [2] })
    expect(progress.asking).toBe(false)
  })

  test('lets the others move after their pauses, and then asks again', async () => {
    clock.wait(LONG)
    const before = ear.heardOf.length
    await act(wanted())
    const told = guide.steps[0]?.then ?? []
    expect(ear.heardOf).toHaveLength(before + 1)

    clock.wait(told[1]?.after ?? 0)
    expect(ear.heardOf).toHaveLength(before + 2)

    clock.wait(LONG)
    expect(ear.heardOf).toHaveLength(before + told.length)
    expect(progress).toMatchObject({ at: 1, asking: true })
  })

  test('refuses every other move with the rule of the hint, and counts it', async () => {
    clock.wait(LONG)
    const before = ear.heardOf.length
    const answer = await act('draw')

    expect(answer).toMatchObject({ type: 'refused', id: 1, code: NOT_TAUGHT, rule: guide.steps[0]?.rule })
    expect(ear.heardOf).toHaveLength(before)
    expect(progress).toMatchObject({ at: 0, asking: true, misses: 1 })
  })

  test('says why a card does not fit, as the table said it, and counts no try', async () => {
    clock.wait(LONG)
    const answer = await line.send({ type: 'why_not', move: 'play G2' })

    expect(answer).toMatchObject({ type: 'refused', code: 'no_match', rule: 'R-16' })
    expect(answer).toMatchObject({ facts: { card: 'G2', top: 'R3', color: 'R' } })
    expect(progress.misses).toBe(0)
  })

  test('has nothing to say about a card while the others play', async () => {
    expect(await line.send({ type: 'why_not', move: 'play G2' })).toMatchObject({ type: 'done' })
  })

  test('shows the others as bots, none of whom has the table', () => {
    const [welcome] = ear.heardOf

    expect(welcome?.table?.seats?.map(({ by }) => by)).toEqual(['person', 'bot', 'bot'])
  })

  test('takes the wanted move only while it asks for it', async () => {
    expect(await act(wanted(0))).toMatchObject({ code: NOT_TAUGHT })
    clock.wait(LONG)
    await act(wanted(0))

    expect(await act(wanted(0))).toMatchObject({ code: NOT_TAUGHT })
    expect(progress.misses).toBe(0)
  })

  test('does nothing but move', async () => {
    clock.wait(LONG)

    expect(await line.send({ type: 'agree', to: 'next' })).toMatchObject({ code: NOT_TAUGHT })
    expect(progress.at).toBe(0)
  })

  test('is silent once it is closed', async () => {
    line.close()
    clock.wait(LONG)

    expect(ear.heardOf).toHaveLength(1)
    expect(await act(wanted(0))).toEqual({ type: 'lost' })
  })

  test('starts again when it is opened again', async () => {
    clock.wait(LONG)
    await act(wanted())
    line.open(ear)

    expect(ear.heardOf.at(-1)?.type).toBe('welcome')
    clock.wait(LONG)
    expect(progress).toMatchObject({ at: 0, asking: true })
  })
})

describe.each(lessons)('in %s the step that teaches the call', (edition) => {
  let card: string

  beforeEach(async () => {
    await opened(edition)
    clock.wait(LONG)
    while (!wanted().endsWith('!')) {
      await act(wanted())
      clock.wait(LONG)
    }
    card = wanted().slice(0, -1)
  })

  function offered(): string[] {
    return (ear.heardOf.findLast(({ hand }) => hand?.moves)?.hand?.moves ?? []).map(([move]) => move)
  }

  test('takes the card with the call', async () => {
    expect((await act(`${card}!`)).type).toBe('update')
  })

  test('takes the call first, says that the card is missing, and then takes it', async () => {
    const { at } = progress
    expect((await act('uno')).type).toBe('done')
    expect(progress).toMatchObject({ at, asking: true, misses: 0, half: 'call' })

    expect((await act(card)).type).toBe('update')
    clock.wait(LONG)
    expect(progress).toMatchObject({ at: at + 1, half: null })
  })

  test('offers the call no more once it is made', async () => {
    expect(offered()).toContain('uno')
    await act('uno')

    expect(offered().filter((move) => move === 'uno' || move.endsWith('!'))).toEqual([])
    expect(offered()).toContain(card)
  })

  test('takes the card with the call also after the call', async () => {
    await act('uno')

    expect((await act(`${card}!`)).type).toBe('update')
  })

  test('refuses the card alone, and says that the call is missing', async () => {
    expect(await act(card)).toMatchObject({ code: NOT_TAUGHT })
    expect(progress).toMatchObject({ asking: true, misses: 0, half: 'card' })

    expect((await act('uno')).type).toBe('done')
    expect((await act(card)).type).toBe('update')
  })

  test('still knows of the call after another move', async () => {
    await act('uno')
    expect(await act('draw')).toMatchObject({ code: NOT_TAUGHT })

    expect(progress).toMatchObject({ misses: 1, half: 'call' })
  })

  test('is the first that offers the call', async () => {
    expect(offered()).toContain('uno')
    await opened(edition)
    clock.wait(LONG)
    while (!wanted().endsWith('!')) {
      expect(offered()).not.toContain('uno')
      await act(wanted())
      clock.wait(LONG)
    }
  })
})

test.each(lessons)('%s can be played to its end, one number after the other', async (edition) => {
  await opened(edition)
  clock.wait(LONG)
  while (!progress.over) {
    expect((await act(wanted())).type).toBe('update')
    clock.wait(LONG)
  }

  const numbers = ear.heardOf.map(({ n }) => n)
  expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  expect(ear.heardOf.some(({ table }) => table?.outcome)).toBe(true)
  expect(progress).toEqual({ at: guide.steps.length, asking: false, misses: 0, half: null, over: true })
})

describe('every lesson', () => {
  /** No test waits: what follows a pause comes with the next tick. */
  const QUICKLY = {
    now: () => 0,
    after: (_: number, act: () => void) => {
      const timer = setTimeout(act, 0)
      return () => {
        clearTimeout(timer)
      }
    },
  }

  async function begun(edition: string) {
    const guide = await loadGuide(edition)
    if (guide === null) throw new Error(`no guide for ${edition}`)
    const seen: { progress: Progress | null } = { progress: null }
    const line = new RecordedConnection(guide, QUICKLY, 'Ana', (progress) => {
      seen.progress = progress
    })
    const table = new TableClient(line)
    table.open()
    const asked = (at: number) =>
      vi.waitFor(() => {
        expect(seen.progress).toMatchObject({ at, asking: at < guide.steps.length })
      })
    await asked(0)
    return { guide, table, asked }
  }

  beforeEach(() => speak('en'))

  test.each(lessons)('the table follows %s as it follows any other', async (edition) => {
    const { guide, table, asked } = await begun(edition)

    for (const [at, step] of guide.steps.entries()) {
      const offered = table.hand?.moves.map(([move]) => move)
      expect(offered).toEqual(expect.arrayContaining([...step.wanted]))
      expect((await table.act(step.wanted[0] ?? '')).type).toBe('update')
      await asked(at + 1)
    }

    expect(table.view?.outcome?.winner).toBe(table.you)
    expect(table.company.names).toContain('Ana')
    expect(table.log.length).toBeGreaterThan(guide.steps.length)
    expect(table.talk.length).toBeGreaterThan(0)
    expect(table.isHost).toBe(false)
  })

  test('another move is refused, and nothing has changed', async () => {
    const { table } = await begun('classic')
    const before = table.seen

    expect(await table.act('draw')).toMatchObject({ type: 'refused', code: NOT_TAUGHT })
    expect(table.problem?.code).toBe(NOT_TAUGHT)
    expect(table.seen).toBe(before)
  })
})
