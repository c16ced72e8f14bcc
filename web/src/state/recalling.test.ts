import { describe, expect, test } from 'vitest'
import type { HandView } from '../protocol'
import { COMPANY } from '../words/samples'
import { welcomed, wholeEvent, type Seen } from './following'
import { isGap, logged, type LogLine } from './logging'
import { KEPT, packed, unpacked, wentOn } from './recalling'

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

/** As storage gives it back. */
const written = (log: readonly LogLine[]): unknown => JSON.parse(JSON.stringify(packed(log, seen())))

describe('what a tab has seen', () => {
  test('is the same when it is read again', () => {
    expect(unpacked(written(lines(3)), 'ana')?.log).toEqual(lines(3))
  })

  test('is bounded, and the newest lines stay', () => {
    const log = unpacked(written(lines(KEPT + 50)), 'ana')?.log

    expect(log).toHaveLength(KEPT)
    expect(log?.at(-1)?.events).toEqual(lines(KEPT + 50).at(-1)?.events)
  })

  test('names those who sat there once for all lines', () => {
    expect(packed(lines(50), seen()).companies).toEqual([COMPANY])
  })

  test('is nobody else’s', () => {
    expect(unpacked(written(lines(3)), 'ben')).toBeNull()
  })

  test.each([
    ['nothing', null],
    ['a word', 'log'],
    ['a list', []],
    ['half of it', { person: 'ana', lie: '' }],
    ['a line of nobody', { ...packed(lines(1), seen()), companies: [] }],
    ['people without names', { ...packed(lines(1), seen()), companies: [{ ...COMPANY, names: 3 }] }],
    ['lines that are none', { ...packed(lines(1), seen()), lines: [3] }],
    ['events that are none', { ...packed(lines(1), seen()), lines: [[0, ['laid']]] }],
    ['cards that are none', { ...packed(lines(1), seen()), lines: [[0, [{ ...laid('R1'), cards: 'R1' }]]] }],
    ['an event of something else', { ...packed(lines(1), seen()), lines: [[0, [{ of: 'me', kind: 'x' }]]] }],
  ])('is not believed where %s was found', (_, found) => {
    expect(unpacked(found, 'ana')).toBeNull()
  })
})

describe('after a reload', () => {
  const kept = unpacked(written(lines(3)), 'ana') ?? { lie: '', log: [] }

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

  test('whoever has seen nothing has missed nothing', () => {
    expect(wentOn({ lie: '', log: [] }, seen(), COMPANY)).toEqual([])
  })

  test('a gap is kept as well', () => {
    const log = wentOn(kept, seen(null), COMPANY)

    expect(unpacked(written(log), 'ana')?.log).toEqual(log)
  })
})
