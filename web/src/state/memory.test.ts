import { describe, expect, test } from 'vitest'
import { type HandView, wholeEvent } from '../protocol'
import { COMPANY } from '../../tests/samples'
import { welcomed, type Seen } from './seen'
import { isGap, logged, talked, type LogLine, type TalkLine } from './log'
import { KEPT, packed, unpacked, wentOn } from './memory'

const laid = (card: string) => wholeEvent({ of: 'hand', kind: 'laid', rule: 'R-16', seat: 0, cards: [card] })

function seen(hand: HandView | null = { number: 1, discards: 4, counts: [5, 7], top: 'R7' }): Seen {
  return welcomed({
    type: 'welcome',
    protocol: 1,
    person: 'ana',
    n: 9,
    time: 1,
    table: { stage: 'hand' },
    hand,
  })
}

function lines(count: number): readonly LogLine[] {
  let log: readonly LogLine[] = []
  for (let nth = 0; nth < count; nth++) log = logged(log, [laid(`R${String(nth % 10)}`)], COMPANY)
  return log
}

function lastSaid(count: number): readonly TalkLine[] {
  const said = (message: number) =>
    wholeEvent({ of: 'table', kind: 'said', person: 'ben', message, text: 'Hm.' })
  return talked(
    [],
    Array.from({ length: count }, (_, nth) => said(nth + 1)),
    'ana',
  )
}

/** As it comes back from the storage. */
const written = (log: readonly LogLine[], talk = lastSaid(2)): unknown =>
  JSON.parse(JSON.stringify(packed({ log, talk, muted: ['ben'] }, seen())))
const ONE = packed({ log: lines(1), talk: lastSaid(1), muted: [] }, seen())

describe('what a tab has seen', () => {
  test('is the same when it is read again', () => {
    expect(unpacked(written(lines(3)), 'ana')).toMatchObject({
      n: 9,
      log: lines(3),
      talk: lastSaid(2),
      muted: ['ben'],
    })
  })

  test('is bounded, and the newest lines stay', () => {
    const log = unpacked(written(lines(KEPT + 50)), 'ana')?.log

    expect(log).toHaveLength(KEPT)
    expect(log?.at(-1)?.events).toEqual(lines(KEPT + 50).at(-1)?.events)
  })

  test('is bounded in talk as well', () => {
    expect(unpacked(written(lines(1), lastSaid(KEPT + 50)), 'ana')?.talk).toEqual(
      lastSaid(KEPT + 50).slice(-KEPT),
    )
  })

  test('names those who sat there once for all lines', () => {
    expect(packed({ log: lines(50), talk: [], muted: [] }, seen()).companies).toEqual([COMPANY])
  })

  test.each([
    ['somebody who joined', wholeEvent({ of: 'table', kind: 'joined', person: 'ben', name: 'Ben' })],
    [
      'a report of a suggestion made out loud',
      wholeEvent({ of: 'table', kind: 'reported', seat: 1, aloud: true }),
    ],
    [
      'a match that was won',
      wholeEvent({ of: 'match', kind: 'won', rule: 'R-54', players: [0], number: 512 }),
    ],
  ])('is read again with %s', (_, event) => {
    const log = logged([], [event], COMPANY)

    expect(unpacked(written(log), 'ana')?.log).toEqual(log)
  })

  test('is nobody else’s', () => {
    expect(unpacked(written(lines(3)), 'ben')).toBeNull()
  })

  test.each([
    ['nothing', null],
    ['a word', 'log'],
    ['a list', []],
    ['half of it', { person: 'ana', fingerprint: '' }],
    ['a line of nobody', { ...ONE, companies: [] }],
    ['people without names', { ...ONE, companies: [{ ...COMPANY, names: 3 }] }],
    ['lines that are none', { ...ONE, lines: [3] }],
    ['events that are none', { ...ONE, lines: [[0, ['laid']]] }],
    ['cards that are none', { ...ONE, lines: [[0, [{ ...laid('R1'), cards: 'R1' }]]] }],
    ['talk that is none', { ...ONE, talk: 'Hm.' }],
    ['a line of talk without words', { ...ONE, talk: [{ ...ONE.talk[0], text: null }] }],
    ['people who are not heard and none', { ...ONE, muted: [3] }],
    ['an event of something else', { ...ONE, lines: [[0, [{ of: 'me', kind: 'x' }]]] }],
  ])('is not believed where %s was found', (_, found) => {
    expect(unpacked(found, 'ana')).toBeNull()
  })
})

describe('after a reload', () => {
  const kept = unpacked(written(lines(3)), 'ana') ?? { fingerprint: '', log: [], talk: [] }

  test('nothing is missing where the cards lie as they lay', () => {
    expect(wentOn(kept, seen(), COMPANY)).toEqual(kept.log)
  })

  test.each<[string, HandView | null]>([
    ['a card was laid', { number: 1, discards: 5, counts: [4, 7], top: 'R8' }],
    ['a card was drawn', { number: 1, discards: 4, counts: [5, 8], top: 'R7', draw: 60 }],
    ['the hand is over', null],
  ])('a line says that moves are missing where %s', (_, hand) => {
    const log = wentOn(kept, seen(hand), COMPANY)

    expect(log.map(isGap)).toEqual([false, false, false, true])
  })

  test('it is said once', () => {
    const log = wentOn(kept, seen(null), COMPANY)

    expect(wentOn({ ...kept, log }, seen(null), COMPANY)).toEqual(log)
  })

  test('somebody who has seen nothing has missed nothing', () => {
    expect(wentOn({ fingerprint: '', log: [] }, seen(), COMPANY)).toEqual([])
  })

  test('a gap is kept as well', () => {
    const log = wentOn(kept, seen(null), COMPANY)

    expect(unpacked(written(log), 'ana')?.log).toEqual(log)
  })
})
