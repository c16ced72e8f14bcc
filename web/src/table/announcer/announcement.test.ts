import { beforeEach, describe, expect, test } from 'vitest'
import type { HandView, Offer, TableView, Update } from '../../protocol'
import type { Happened } from '../../state/tableClient.svelte'
import { speak } from '../../words/language.svelte'
import { seated } from '../../../tests/seated'
import { announcementOf, overheard, type Announcement } from './announcement'

const CLOCK: TableView = { clock: { seat: 0, since: 100, warning: 120, until: 130 } }

/** An update at a table where you had nothing to do. */
function happening(update: Partial<Update>, before: HandView = {}, moves: readonly Offer[] = []): Happened {
  const table = seated(moves, { turn: 3, phase: 'turn:3', ...before })
  const happened: Happened[] = []
  table.client.listen((each) => happened.push(each))
  table.update(update)
  const [first] = happened
  if (!first) throw new Error('expected an update, came none')
  return first
}

function said(...happened: Parameters<typeof happening>): Announcement {
  return announcementOf(happening(...happened))
}

beforeEach(async () => {
  await speak('en')
})

describe('what happened', () => {
  test('is said in one go, and that it is your turn cannot wait', () => {
    const { polite, urgent } = said({
      events: [
        { of: 'hand', kind: 'laid', rule: 'R-16', seat: 3, cards: ['B6'] },
        { of: 'hand', kind: 'exposed', rule: 'R-45', seat: 3 },
        { of: 'hand', kind: 'turn', rule: 'R-22', seat: 0 },
      ],
      table: CLOCK,
      hand: { moves: [['play B7'], ['draw']], turn: 0 },
    })

    expect(polite).toBe('Théo played a blue 6. Théo didn’t call UNO with one card left.')
    expect(urgent).toBe('Your turn, 30 seconds.')
  })

  test('is not said of others’ turns, of talk, or of cards dealt to others', () => {
    const { polite } = said({
      events: [
        { of: 'hand', kind: 'dealt', rule: 'R-05', seat: 2, cards: ['?'] },
        { of: 'hand', kind: 'dealt', rule: 'R-05', seat: 0, cards: ['B7'] },
        { of: 'hand', kind: 'turn', rule: 'R-22', seat: 2 },
        { of: 'table', kind: 'said', name: 'Ben', person: 'ben', text: 'hm' },
      ],
    })

    expect(polite).toBe('You were dealt a blue 7.')
  })

  test('does not repeat that it is your turn', () => {
    expect(said({ table: CLOCK }, {}, [['draw']]).urgent).toBe('')
  })

  test('says your turn without seconds where no clock runs', () => {
    expect(said({ hand: { moves: [['draw']] } }).urgent).toBe('Your turn.')
  })
})

describe('what is said at the table', () => {
  const hello = { of: 'table', kind: 'said', person: 'ben', name: 'Ben', message: 1, text: 'Hello.' } as const

  test('is heard with who says it, a phrase in the reader’s language', () => {
    const events = [hello, { ...hello, message: 2, text: '', phrase: 'thanks' }]

    expect(overheard(happening({ events }), new Set())).toBe('Ben: Hello.\nBen: Thanks!')
  })

  test('is not heard of oneself, or of whom one does not want to hear', () => {
    const mine = { ...hello, person: 'ana', name: 'Ana' }

    expect(overheard(happening({ events: [mine] }), new Set())).toBe('')
    expect(overheard(happening({ events: [hello] }), new Set(['ben']))).toBe('')
  })
})

describe('what cannot wait', () => {
  test('is your own call', () => {
    const { polite, urgent } = said({
      events: [{ of: 'hand', kind: 'exposed', rule: 'R-45', seat: 0 }],
      hand: { exposed: [0], moves: [['uno']] },
    })

    expect(urgent).toBe('You have one card left: call UNO!')
    expect(polite).toBe('')
  })

  test('is who caught you', () => {
    const caught = { of: 'hand', kind: 'caught', rule: 'R-47', seat: 0, other: 1 } as const

    expect(said({ events: [caught] }).urgent).toBe('Nadia caught you')
    expect(said({ events: [{ ...caught, seat: 2 }] }).urgent).toBe('')
  })

  test('is an answer, with all that can be answered', () => {
    const { urgent } = said({
      table: CLOCK,
      hand: { top: 'W4', moves: [['accept'], ['challenge'], ['invis R'], ['invis G']] },
    })

    expect(urgent).toBe('You can draw four, challenge or play Invisibility, 30 seconds.')
  })

  test('is said once', () => {
    expect(said({ hand: { exposed: [0] } }, { exposed: [0] }).urgent).toBe('')
    expect(said({ table: CLOCK }, { top: 'W4' }, [['accept'], ['challenge']]).urgent).toBe('')
  })

  test('is nothing once the answer is given', () => {
    expect(said({ hand: { top: 'W4', held: 'accept', moves: [['accept'], ['challenge']] } }).urgent).toBe('')
  })
})

describe('house rules', () => {
  test('a total is asked about with its number and with the cards that answer', () => {
    const { urgent } = said({
      table: CLOCK,
      hand: {
        ...{ turn: 0, phase: 'react:0', top: 'RD', due: 4, stacked: 2 },
        moves: [['play BD'], ['accept']],
      },
    })

    expect(urgent).toBe('You can draw 4 cards or play the blue Draw 3, 30 seconds.')
  })

  test('that you could jump in is said once, and is not your turn', () => {
    const moves: readonly Offer[] = [['jump B6']]

    expect(said({ hand: { moves } }).urgent).toBe('You can jump in with a blue 6.')
    expect(said({ hand: { moves } }, {}, moves).urgent).toBe('')
  })
})
