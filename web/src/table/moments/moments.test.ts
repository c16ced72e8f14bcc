import { beforeEach, describe, expect, test } from 'vitest'
import { seated, type Seated } from '../../../tests/seated'
import type { HandEvent, HandKind, HandView, Update } from '../../protocol'
import type { Happened } from '../../state/tableClient.svelte'
import { speak } from '../../words/language.svelte'
import { BEATS, lastPlayed, lengthOf, type Moment, momentOf } from './moments'

let table: Seated

beforeEach(async () => {
  await speak('en')
})

/** What an update at a table is for the reader, who has seat 0 unless `hand` says otherwise. */
function momentAt(update: Partial<Update>, hand: HandView = {}): Moment | null {
  table = seated([], { turn: 3, ...hand })
  const happened: Happened[] = []
  table.client.listen((each) => happened.push(each))
  table.update(update)
  const [first] = happened
  return first ? momentOf(first, table.client.log) : expect.fail('expected an update')
}

function event(kind: HandKind, more: Partial<HandEvent> = {}): HandEvent {
  return { of: 'hand', rule: 'R-16', kind, ...more }
}

describe('a moment is', () => {
  test('a call, with or without a card', () => {
    const events = [event('laid', { seat: 3, cards: ['B5'] }), event('called', { seat: 3 })]

    expect(momentAt({ events })).toEqual({ kind: 'call', seat: 3 })
  })

  test('a catch, with what it costs', () => {
    const events = [event('caught', { seat: 3, other: 0 }), event('drew', { seat: 3, cards: ['?', '?'] })]

    expect(momentAt({ events })).toEqual({ kind: 'catch', seat: 3, by: 0, cards: 2 })
  })

  test('a player put out of the hand, with all those cards', () => {
    const events = [
      event('drew', { seat: 3, cards: ['?', '?'] }),
      event('put_out', { seat: 3, cards: ['B5', 'G4', 'R1'] }),
    ]

    expect(momentAt({ events })).toEqual({ kind: 'putOut', seat: 3, cards: 3 })
  })

  test('not what only happens', () => {
    expect(
      momentAt({ events: [event('laid', { seat: 3, cards: ['B5'] }), event('turn', { seat: 0 })] }),
    ).toBeNull()
  })

  test('not what was missed', () => {
    table = seated([])
    const happened: Happened[] = []
    table.client.listen((each) => happened.push(each))
    table.update({ n: 20, events: [event('called', { seat: 3 })] })

    expect(happened.map((each) => momentOf(each))).toEqual([null])
  })
})

describe('a verdict', () => {
  const hand = ['R3', 'Y8', 'B4', 'B9', 'W']
  const challenged = (
    kind: 'guilty' | 'innocent',
    cards: readonly string[],
    by = 0,
    drawn = ['?', '?', '?', '?'],
  ): Partial<Update> => ({
    events: [
      event('challenged', { seat: by, other: 3 }),
      event('shown', { seat: 3, other: by, cards }),
      event(kind, { seat: 3, other: by, proof: kind === 'guilty' ? 'B4' : null }),
      event('drew', { seat: kind === 'guilty' ? 3 : by, cards: drawn }),
      event('turn', { seat: 0 }),
    ],
    hand: { turn: 0 },
  })

  test('shows the challenger the cards, and the one that proves a bluff', () => {
    expect(momentAt(challenged('guilty', hand), { color_before: 'B' })).toMatchObject({
      kind: 'verdict',
      isBluff: true,
      cards: hand,
      proof: 'B4',
      color: 'B',
      drawn: 4,
      next: 0,
    })
  })

  test('proves nothing of somebody honest', () => {
    const honest = momentAt(
      challenged(
        'innocent',
        ['R3'],
        0,
        Array.from({ length: 6 }, () => 'R1'),
      ),
      { color_before: 'B' },
    )

    expect(honest).toMatchObject({ isBluff: false, cards: ['R3'], proof: null, drawn: 6 })
  })

  test.each([
    ['spectators', null],
    ['the challenged player', 3],
    ['somebody else', 2],
  ])('shows %s as many backs, and no proof', (_, you) => {
    const seen = momentAt(challenged('guilty', hand, 0), { color_before: 'B', you })

    expect(seen).toMatchObject({ cards: ['?', '?', '?', '?', '?'], proof: null })
  })

  test('takes as long whatever the cards are', () => {
    const lengths = (['guilty', 'innocent'] as const).flatMap((kind) =>
      [['B4'], hand].map((cards) =>
        lengthOf(momentAt(challenged(kind, cards), { color_before: 'B' }) ?? expect.fail()),
      ),
    )

    expect(new Set(lengths)).toEqual(new Set([BEATS.verdict.ends]))
  })
})

describe('a win', () => {
  const out = [event('laid', { seat: 3, cards: ['R9'] }), event('out', { seat: 3 })]
  const outcome = (winner: number) => ({
    winner,
    void: false,
    left: [],
    points: 117,
    told: [{ of: 'match' as const, kind: 'scored' as const, rule: 'R-54', players: [winner], number: 117 }],
    plays: 40,
    seconds: 300,
  })

  test('of a hand has the last card and the points', () => {
    const won = momentAt({ events: out, table: { stage: 'scores', outcome: outcome(3) } })

    expect(won).toEqual({ kind: 'hand', isMine: false, player: 3, seat: 3, card: 'R9', points: 117 })
  })

  test('of your own takes longer', () => {
    const mine = momentAt({
      events: [event('out', { seat: 0 })],
      table: { stage: 'scores', outcome: outcome(0) },
    })

    expect(mine).toMatchObject({ kind: 'hand', isMine: true })
    expect(mine && lengthOf(mine)).toBe(BEATS.hand.mine)
  })

  test('of a match has the last five cards of the winner, and is greater than the hand', () => {
    const standing = {
      totals: [0, 0, 0, 500],
      scorers: [[0], [1], [2], [3]],
      points: [[0, 0, 0, 500]],
      hands: 1,
      dealer: null,
      out: [],
      winners: [3],
    }
    const won = momentAt({
      events: [...out, { of: 'match', kind: 'won', rule: 'R-54', players: [3], number: 500 }],
      table: { stage: 'over', outcome: outcome(3), standing },
    })

    expect(won).toEqual({ kind: 'match', isMine: false, player: 3, cards: ['R9'] })
  })
})

test('the last cards of a player are those of the last hand, and not of the others', () => {
  table = seated([])
  const laid = (seat: number, card: string) => {
    table.update({ events: [event('laid', { seat, cards: [card] }), event('turn', { seat: 0 })] })
  }
  laid(3, 'Y1')
  table.update({ events: [{ of: 'match', kind: 'scored', rule: 'R-54', players: [3], number: 5 }] })
  for (const card of ['R1', 'R2', 'R3', 'R4', 'R5', 'R6']) laid(3, card)
  laid(2, 'G7')
  table.update({ events: [{ of: 'match', kind: 'won', rule: 'R-54', players: [3], number: 5 }] })

  expect(lastPlayed(3, { order: [0, 1, 2, 3] }, table.client.log)).toEqual(['R2', 'R3', 'R4', 'R5', 'R6'])
  expect(lastPlayed(2, { order: [0, 1, 2, 3] }, table.client.log)).toEqual(['G7'])
})
