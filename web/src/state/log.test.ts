import { beforeEach, describe, expect, test } from 'vitest'
import { type Event, type HandKind, type WholeEvent, wholeEvent } from '../protocol'
import { speak } from '../words/language.svelte'
import { COMPANY } from '../../tests/samples'
import { textOf } from '../words/sentence'
import { lineWords, logged, LONGEST, plays, talked } from './log'
import { heardBy } from '../../tests/transcript'

function hand(kind: HandKind, seat: number, cards: string[] = []): WholeEvent {
  return wholeEvent({ of: 'hand', kind, rule: 'R-26', seat, cards })
}

function told(events: readonly WholeEvent[]): string[] {
  return logged([], events, COMPANY).map((line) => textOf(lineWords(line)))
}

beforeEach(() => speak('en'))

describe('the log', () => {
  test('has one line for a move and all its effects', () => {
    expect(told([hand('laid', 0, ['RS']), hand('skipped', 1), hand('turn', 0)])).toEqual([
      'Ben played a red Skip. You were skipped.',
    ])
  })

  test('begins a new line after a turn, also where several moves come at once', () => {
    expect(
      told([
        hand('laid', 0, ['RS']),
        hand('turn', 1),
        hand('drew', 1, ['G1']),
        hand('turn', 2),
        hand('drew', 2, ['?']),
      ]),
    ).toEqual(['Ben played a red Skip.', 'You drew a green 1.', 'Chloé drew one card.'])
  })

  test('leaves out what the table shows by itself', () => {
    expect(told([hand('dealt', 0, ['?']), hand('dealt', 1, ['R7']), hand('turned_up', 0, ['B6'])])).toEqual([
      'A blue 6 was turned up.',
    ])
  })

  test('gives what people do lines of their own', () => {
    const paused = wholeEvent({ of: 'table', kind: 'paused' })
    const away = wholeEvent({ of: 'table', kind: 'gone', person: 'ben', name: 'Ben' })

    expect(told([hand('laid', 0, ['R7']), paused, away, hand('skipped', 2)])).toHaveLength(4)
  })

  test('is told again in another language', async () => {
    const [line] = logged([], [hand('laid', 0, ['RS'])], COMPANY)
    await speak('pt')

    expect(line && textOf(lineWords(line))).toContain('Ben')
    expect(line && textOf(lineWords(line))).not.toContain('laid')
  })

  test('keeps its newest lines, and their numbers', () => {
    let log = logged([], [hand('out', 0)], COMPANY)
    for (let times = 0; times < LONGEST + 5; times++) log = logged(log, [hand('out', 0)], COMPANY)

    expect(log).toHaveLength(LONGEST)
    expect(log.at(-1)?.id).toBe(LONGEST + 6)
  })

  test('is the same where nothing is to be told', () => {
    const log = logged([], [hand('out', 0)], COMPANY)

    expect(logged(log, [hand('turn', 0)], COMPANY)).toBe(log)
  })

  test.each(['en', 'es', 'fr', 'pt'] as const)('tells the whole transcript in %s', async (language) => {
    await speak(language)
    const events = heardBy('ana').flatMap((message): readonly Event[] =>
      message.type === 'update' ? (message.events ?? []) : [],
    )
    const lines = logged([], events.map(wholeEvent), COMPANY).map((line) => textOf(lineWords(line)))

    expect(lines.length).toBeGreaterThan(15)
    for (const line of lines) expect(line).toMatch(/^¡?\p{Lu}.*[.!]$/u)
  })
})

test('who comes and goes takes the place of no play', () => {
  const gone = wholeEvent({ of: 'table', kind: 'gone', person: 'ben', name: 'Ben', seat: 0 })
  const dealer = wholeEvent({ of: 'table', kind: 'dealer', person: 'ben', name: 'Ben', seat: 0 })
  const log = logged([], [dealer, hand('laid', 0, ['RS']), hand('turn', 1), gone], COMPANY)

  expect(log.length).toBe(3)
  expect(plays(log).map((line) => line.events[0]?.kind)).toEqual(['dealer', 'laid'])
  expect(plays(logged([], [gone], COMPANY)).length).toBe(1)
})

describe('talk', () => {
  test('is kept with its number, apart from the log', () => {
    const said = wholeEvent({
      of: 'table',
      kind: 'said',
      person: 'ana',
      name: 'Ana',
      seat: 0,
      message: 4,
      phrase: 'ouch',
    })

    expect(talked([], [said, hand('out', 0)], 'ana')).toEqual([
      { id: 1, number: 4, person: 'ana', name: 'Ana', seat: 0, phrase: 'ouch', text: '', mine: true },
    ])
    expect(logged([], [said], COMPANY)).toEqual([])
  })

  test('loses its numbers when the table counts from one again', () => {
    const said = (message: number) => wholeEvent({ of: 'table', kind: 'said', person: 'ben', message })
    const talk = talked(talked([], [said(8), said(9)], 'ana'), [said(1)], 'ana')

    expect(talk.map(({ id, number }) => [id, number])).toEqual([
      [1, null],
      [2, null],
      [3, 1],
    ])
  })
})
