import { describe, expect, test } from 'vitest'
import { type ToClient, type Welcome, wholeEvent } from '../protocol'
import { followed, welcomed, type Seen } from './seen'
import { heardBy } from '../../tests/transcript'

const WELCOME: Welcome = {
  type: 'welcome',
  protocol: 1,
  person: 'ana',
  n: 3,
  time: 10,
  table: { code: 'K7RM2XQD', seats: [{ by: 'person', person: 'ana', name: 'Ana' }, {}], paused: true },
  hand: { number: 1, top: 'R5', hand: ['R1', 'B2'] },
}

function after(messages: readonly ToClient[]): Seen {
  const [first, ...rest] = messages
  if (first?.type !== 'welcome') throw new Error('expected a welcome first')
  return rest.reduce(
    (seen, message) => (message.type === 'update' ? followed(seen, message) : seen),
    welcomed(first),
  )
}

describe('a welcome', () => {
  test('brings everything, and what is not there has its default', () => {
    const seen = welcomed(WELCOME)

    expect(seen.n).toBe(3)
    expect(seen.table.seats[1]).toEqual({
      by: 'nobody',
      person: null,
      name: '',
      bot: null,
      deals: false,
      autopilot: false,
    })
    expect(seen.table.terms.turn_seconds).toBe(30)
    expect(seen.hand?.moves).toEqual([])
  })

  test('without a hand has none', () => {
    expect(welcomed({ ...WELCOME, hand: null }).hand).toBeNull()
  })
})

describe('an update', () => {
  const seen = welcomed(WELCOME)

  test('overwrites fields as a whole and leaves the others', () => {
    const next = followed(seen, {
      type: 'update',
      n: 4,
      time: 11,
      table: { paused: false },
      hand: { hand: ['B2'] },
    })

    expect(next.table.paused).toBe(false)
    expect(next.table.code).toBe('K7RM2XQD')
    expect(next.hand?.hand).toEqual(['B2'])
    expect(next.hand?.top).toBe('R5')
  })

  test('that names nothing changes only the number and the time', () => {
    const next = followed(seen, { type: 'update', n: 4, time: 11 })

    expect(next.n).toBe(4)
    expect(next.table).toBe(seen.table)
    expect(next.hand).toBe(seen.hand)
  })

  test('can take the hand away, and bring a whole new one', () => {
    const between = followed(seen, { type: 'update', n: 4, time: 11, hand: null })
    const next = followed(between, { type: 'update', n: 5, time: 12, hand: { number: 2, top: 'G1' } })

    expect(between.hand).toBeNull()
    expect(next.hand).toMatchObject({ number: 2, top: 'G1', hand: [] })
  })

  test('can set a field to nothing', () => {
    const clock = { seat: 0, since: 1, warning: 2, until: 3 }
    const running = followed(seen, { type: 'update', n: 4, time: 11, table: { clock } })

    expect(
      followed(running, { type: 'update', n: 5, time: 12, table: { clock: null } }).table.clock,
    ).toBeNull()
  })

  test('whose number jumps after coming back is followed all the same', () => {
    expect(followed(seen, { type: 'update', n: 40, time: 90, table: { stage: 'over' } })).toMatchObject({
      n: 40,
      table: { stage: 'over', code: 'K7RM2XQD' },
    })
  })
})

describe('the whole match of the transcript', () => {
  test('ends as the table says, for both', () => {
    const [ana, ben] = [after(heardBy('ana')), after(heardBy('ben'))]

    expect(ana.table.stage).toBe('over')
    expect(ana.table.standing?.totals).toEqual([101, 0])
    expect(ana.hand?.phase).toBe('over')
    expect(ben.table.host).toBe('ben')
    expect(ben.table.seats[0]?.by).toBe('nobody')
  })

  test('never has more cards in a hand than the table counts', () => {
    let seen: Seen | null = null
    for (const message of heardBy('ben')) {
      if (message.type === 'welcome') seen = welcomed(message)
      else if (message.type === 'update' && seen) seen = followed(seen, message)
      const hand = seen?.hand
      if (hand) expect(hand.hand).toHaveLength(hand.counts[hand.you ?? -1] ?? -1)
    }
    expect(seen?.n).toBe(23)
  })
})

test('an event has every field', () => {
  expect(wholeEvent({ of: 'hand', kind: 'skipped', rule: 'R-26', seat: 1 })).toEqual({
    of: 'hand',
    kind: 'skipped',
    rule: 'R-26',
    seat: 1,
    other: null,
    cards: [],
    color: null,
    number: null,
    broken: null,
    direction: null,
    mark: null,
    proof: null,
  })
  expect(wholeEvent({ of: 'match', kind: 'void_hand', rule: 'R-57' })).toMatchObject({ players: [] })
  expect(wholeEvent({ of: 'table', kind: 'paused' })).toMatchObject({ person: null, text: null })
})
