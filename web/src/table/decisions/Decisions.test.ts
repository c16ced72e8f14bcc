import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HandView, Offer, TableView } from '../../protocol'
import { speak } from '../../words/language.svelte'
import { Selection } from './selection.svelte'
import Decisions from './Decisions.svelte'
import { seated, type Seated } from '../../../tests/seated'

const W4: readonly Offer[] = [['accept'], ['challenge'], ['invis R'], ['invis G']]
const LATER = 400

let table: Seated
let chosen: Selection

function sit(moves: readonly Offer[], hand: HandView = {}, more: TableView = {}): void {
  table = seated(moves, hand, more)
  chosen = new Selection(table.client)
  render(Decisions, { table: table.client, chosen })
}

/** What is read aloud. */
function heard(): string {
  return screen
    .getAllByRole('status')
    .map((region) => region.textContent.trim())
    .join('')
}

function button(name: string | RegExp): HTMLElement {
  return screen.getByRole('button', { name })
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
  await speak('en')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a card laid on you', () => {
  test('is named with who laid it, what it was and what can be answered', async () => {
    sit([], { top: 'R4', color: 'R', turn: 3 })
    table.update({
      events: [{ of: 'hand', kind: 'laid', rule: 'R-29', seat: 3, cards: ['W4'] }],
      hand: { top: 'W4', laid_by: 3, color_before: 'R', color: 'G', turn: 0, phase: 'react:0', moves: W4 },
    })
    await tick()
    const sheet = screen.getByRole('dialog', { name: 'Théo played a Wild Draw Four' })

    expect(sheet.textContent.replace(/\s+/g, ' ')).toContain(
      'The color was red, and Théo chose green. That’s legal only if Théo had no red cards. R-28',
    )
    expect(
      within(sheet)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['Draw four', 'Challenge', 'Play Invisibility'])
    expect(within(sheet).getByRole('link', { name: 'Rule R-34' })).toBeTruthy()
  })

  test('is named as fully after coming in late', () => {
    sit(W4, { top: 'W4', laid_by: 3, color_before: 'R', color: 'G', phase: 'react:0' })
    const sheet = screen.getByRole('dialog', { name: 'Théo played a Wild Draw Four' })

    expect(sheet.textContent.replace(/\s+/g, ' ')).toContain('The color was red, and Théo chose green.')
  })

  test('that was turned up is not said to have been laid by anybody', () => {
    sit([['accept'], ['invis']], { top: 'RD', color: 'R', phase: 'react:0' })

    expect(screen.getByRole('dialog', { name: 'A red Draw 3 was turned up' })).toBeTruthy()
  })

  test('is answered by a press, but not by one that cannot have been meant', async () => {
    sit(W4, { top: 'W4', laid_by: 3, color: 'G', phase: 'react:0' })
    await fireEvent.click(button('Challenge'))
    expect(table.moves()).toEqual([])

    await vi.advanceTimersByTimeAsync(LATER)
    await fireEvent.click(button('Challenge'))
    expect(table.moves()).toEqual(['challenge'])
  })

  test('asks for a color where the answer needs one, and Escape goes back', async () => {
    sit(W4, { top: 'W4', laid_by: 3, color: 'G', phase: 'react:0' })
    await vi.advanceTimersByTimeAsync(LATER)
    await fireEvent.click(button('Play Invisibility'))
    expect(screen.getByRole('dialog', { name: 'Choose a color' })).toBeTruthy()

    await fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    expect(screen.getByRole('dialog', { name: /played a Wild Draw Four/ })).toBeTruthy()
  })

  test('is no question any more once the answer is given', () => {
    sit(W4, { top: 'W4', laid_by: 3, color: 'G', phase: 'react:0', held: 'challenge' })

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(heard()).toContain('You challenge')
  })
})

describe('a color', () => {
  test('is what keys reach first, but not the press that asked for it', async () => {
    sit([['color R'], ['color B']], { top: 'HW' })
    expect(document.activeElement).toBe(button(/^Red/))
    await fireEvent.click(button(/^Red/))
    expect(table.moves()).toEqual([])

    await vi.advanceTimersByTimeAsync(LATER)
    await fireEvent.click(button(/^Red/))
    expect(table.moves()).toEqual(['color R'])
  })

  test('must be named when it is asked for, with how many one holds', async () => {
    sit([['color R'], ['color B'], ['color G'], ['color Y']], { top: 'HW', hand: ['B7', 'B2', 'G4'] })
    const sheet = screen.getByRole('dialog', { name: 'Choose a color' })
    const names = within(sheet)
      .getAllByRole('button')
      .map((each) => each.textContent.replace(/\s+/g, ' ').trim())

    expect(names).toEqual([
      'Red you have none',
      'Blue you have 2',
      'Green you have 1',
      'Yellow you have none',
    ])

    await vi.advanceTimersByTimeAsync(LATER)
    await fireEvent.click(button(/Blue/))
    expect(table.moves()).toEqual(['color B'])
  })

  test('can be left where one has not laid the card yet', async () => {
    sit([['play W>R'], ['play W>B'], ['draw']])
    chosen.select('W#0', 'W')
    chosen.confirm()
    await tick()
    await vi.advanceTimersByTimeAsync(LATER)
    await fireEvent.click(button('Close'))

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(chosen.selected).toBeNull()
  })
})

test('a player is chosen with cards and points in view', async () => {
  sit(
    [['play HW@1'], ['play HW@3']],
    {},
    {
      standing: {
        totals: [0, 12, 0, 1],
        scorers: [[0], [1], [2], [3]],
        hands: 1,
        dealer: 0,
        out: [],
        winners: [],
        points: [],
      },
    },
  )
  chosen.select('HW#0', 'HW')
  chosen.confirm()
  await tick()
  await vi.advanceTimersByTimeAsync(LATER)

  expect(button(/Nadia/).textContent.replace(/\s+/g, ' ')).toContain('7 cards 12 points')
  await fireEvent.click(button(/Théo/))
  expect(table.moves()).toEqual(['play HW@3'])
})

test('a Howler that may hit its own layer is offered so, and answered as your own', async () => {
  sit([['play HW@0'], ['play HW@1']], { hand: ['HW', 'B1', 'B2'] })
  chosen.select('HW#0', 'HW')
  chosen.confirm()
  await tick()
  await vi.advanceTimersByTimeAsync(LATER)
  expect(button(/Ana/).textContent.replace(/\s+/g, ' ')).toContain('you')
  await fireEvent.click(button(/Ana/))
  expect(table.moves()).toEqual(['play HW@0'])

  table.update({
    events: [
      { of: 'hand', kind: 'laid', rule: 'R-35', seat: 0, cards: ['HW'] },
      { of: 'hand', kind: 'chose', rule: 'R-35', seat: 0, other: 0 },
    ],
    hand: {
      top: 'HW',
      color: null,
      turn: 0,
      phase: 'react:0',
      laid_by: 0,
      moves: [['accept']],
      hand: ['B1', 'B2'],
    },
  })
  await tick()
  const sheet = screen.getByRole('dialog', { name: 'You played a Howler' })
  expect(sheet.textContent).toContain('You chose yourself.')
})

test('a card just drawn can be laid with the call, or kept', async () => {
  sit([['play B7'], ['play B7!'], ['keep']], { drawn: 'B7', hand: ['B7', 'G4'] })
  await vi.advanceTimersByTimeAsync(LATER)
  await fireEvent.click(screen.getByRole('switch', { name: 'Call UNO with it' }))
  await fireEvent.click(button('Play blue 7'))

  expect(table.moves()).toEqual(['play B7!'])
})

test('a move that breaks a rule is made only by a second press', async () => {
  sit([['play G4', 'R-16']])
  chosen.select('G4#0', 'G4')
  chosen.confirm()
  await tick()
  expect(screen.getByRole('dialog', { name: 'This card doesn’t fit' })).toBeTruthy()

  await vi.advanceTimersByTimeAsync(LATER)
  await fireEvent.click(button('Play it anyway'))
  expect(table.moves()).toEqual(['play G4'])
})

test('the call goes with one drawn card: it outlasts an update, but not the question', async () => {
  const moves: readonly Offer[] = [['play B7'], ['play B7!'], ['keep']]
  const isCalling = () =>
    screen.getByRole('switch', { name: 'Call UNO with it' }).getAttribute('aria-checked') === 'true'
  sit(moves, { drawn: 'B7', hand: ['B7', 'G4'] })
  await vi.advanceTimersByTimeAsync(LATER)
  await fireEvent.click(screen.getByRole('switch'))
  table.update({ hand: { moves: [...moves, ['uno']] } })
  await tick()
  expect(isCalling()).toBe(true)

  table.update({ hand: { drawn: null, moves: [] } })
  await tick()
  table.update({ hand: { drawn: 'B7', moves } })
  await tick()
  expect(isCalling()).toBe(false)
})

describe('a last card', () => {
  const ASKED: TableView = { asked: 'settle' }

  test('can be let stand', async () => {
    sit([['flag 3']], { turn: 3, phase: 'settle:3', laid_by: 3 }, ASKED)
    await vi.advanceTimersByTimeAsync(LATER)
    await fireEvent.click(button('Accept it'))

    expect(table.sent()).toMatchObject([{ type: 'agree', to: 'settle' }])
  })

  test('can be flagged', async () => {
    sit([['flag 3']], { turn: 3, phase: 'settle:3', laid_by: 3 }, ASKED)
    await vi.advanceTimersByTimeAsync(LATER)
    await fireEvent.click(button(/Flag Théo/))

    expect(table.moves()).toEqual(['flag 3'])
  })

  test('is no question any more for who has agreed', () => {
    sit([['flag 3']], { turn: 3, phase: 'settle:3', laid_by: 3 }, { ...ASKED, ready: [0] })

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(heard()).toBe('You accepted it. Waiting for the others…')
  })
})

test('why a card does not fit is said, and goes away by itself', async () => {
  sit([['draw']])
  expect(heard()).toBe('')
  void chosen.why('G4')
  void table.refuse('not_your_turn', 'R-22')
  await vi.advanceTimersByTimeAsync(1)
  expect(heard()).toContain('R-22')

  await vi.advanceTimersByTimeAsync(8000)
  expect(heard()).toBe('')
})

test('it goes away in time though the table goes on meanwhile', async () => {
  sit([['draw']])
  void chosen.why('G4')
  void table.refuse('not_your_turn', 'R-22')
  for (let second = 0; second < 8; second++) {
    await vi.advanceTimersByTimeAsync(1000)
    table.update({ table: {} })
  }

  expect(heard()).toBe('')
})

test.each([
  ['classic+score=team', true],
  ['classic+score=rotate4', true],
  ['classic', false],
])('a partner is marked among those who can be chosen: %s', async (rules, isMarked) => {
  sit([['play HW@1'], ['play HW@2'], ['play HW@3']], {}, { terms: { rules } })
  chosen.select('HW', 'HW')
  chosen.confirm()
  await tick()

  const marked = screen.queryAllByRole('button', { name: /your partner/ }).map((each) => each.textContent)
  expect(marked.length).toBe(isMarked ? 1 : 0)
  expect(marked.join()).toContain(isMarked ? 'Bruno' : '')
})

test('a color can be named for a card just drawn', async () => {
  sit([['play W>R'], ['play W>B'], ['keep']], { drawn: 'W', hand: ['W', 'G4'] })
  vi.advanceTimersByTime(LATER)
  await fireEvent.click(button(/^Play/))
  vi.advanceTimersByTime(LATER)
  await fireEvent.click(button(/Blue/))

  expect(table.moves()).toEqual(['play W>B'])
})
