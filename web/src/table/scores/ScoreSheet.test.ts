import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TableView } from '../../protocol'
import { speak } from '../../words/language.svelte'
import { ANA, BEN, BOT, meeting } from '../../../tests/meeting'
import MatchEnd from './MatchEnd.svelte'
import ScoreSheet from './ScoreSheet.svelte'

beforeAll(() => speak('en'))

const SCORES: TableView = {
  stage: 'scores',
  seats: [ANA, BEN],
  asked: 'next',
  waited: [0, 1],
  standing: {
    totals: [64, 226],
    points: [
      [64, 0],
      [0, 226],
    ],
    scorers: [[0], [1]],
    hands: 2,
    dealer: 0,
    out: [],
    winners: [],
  },
  outcome: {
    winner: 1,
    void: false,
    points: 226,
    left: [
      { player: 0, cards: ['R2', 'R8', 'Y4', 'W'], points: 64 },
      { player: 1, cards: [], points: 0 },
    ],
    told: [
      { of: 'match', kind: 'scored', rule: 'R-55', players: [1], number: 226 },
      { of: 'match', kind: 'deals', rule: 'A-61', players: [0] },
    ],
    plays: 61,
    seconds: 540,
  },
}
const HAND = { number: 2, order: [0, 1], dealer: 1, top: 'B9' }

describe('after a hand', () => {
  test('it is told who wins, what it brought and who deals, with the rules, also after a reload', () => {
    render(ScoreSheet, { table: meeting(SCORES, HAND).client })

    expect(screen.getByRole('heading', { name: 'Ben won the hand' })).toBeTruthy()
    expect(screen.getByText('Hand 2 · 9 minutes · 61 cards played')).toBeTruthy()
    expect(screen.getByText('+226')).toBeTruthy()
    expect(screen.getByText(/^last card:/).textContent).toBe('last card: blue 9')
    expect(screen.getByText(/You deal next\./)).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['R-55', 'R-57', 'A-61'])
  })

  test('nothing stands below the sheet where no other hand is asked for', () => {
    const { container } = render(ScoreSheet, { table: meeting({ ...SCORES, asked: null }, HAND).client })

    expect(container.querySelector('footer')).toBeNull()
  })

  test('the highest total is first, as in the panel beside it', () => {
    const { container } = render(ScoreSheet, { table: meeting(SCORES, HAND).client })

    expect([...container.querySelectorAll('tbody .name')].map((name) => name.textContent)).toEqual([
      'Ben',
      'Ana',
    ])
  })

  test('where no next hand is asked for nobody is said to deal it', () => {
    render(ScoreSheet, { table: meeting({ ...SCORES, asked: null }, HAND).client })

    expect(screen.queryByText(/You deal the next hand/)).toBeNull()
  })

  test('of a void hand the cards are shown, and no sum beside them', () => {
    const outcome = {
      ...SCORES.outcome,
      winner: null,
      void: true,
      left: [{ player: 0, cards: ['R2', 'R8'], points: null }],
    }
    const { container } = render(ScoreSheet, {
      table: meeting({ ...SCORES, outcome } as TableView, HAND).client,
    })

    expect(container.querySelectorAll('.fan > .card')).toHaveLength(2)
    expect(container.querySelectorAll('.count')).toHaveLength(0)
  })

  test('a bot that still holds cards has its robot, a person the letter', () => {
    const outcome = {
      ...SCORES.outcome,
      left: [
        { player: 0, cards: ['R2'], points: 2 },
        { player: 1, cards: ['R3'], points: 3 },
      ],
    }
    const { container } = render(ScoreSheet, {
      table: meeting({ ...SCORES, seats: [ANA, BOT], outcome } as TableView, HAND).client,
    })
    const [ana, bot] = [...container.querySelectorAll('.avatar')]

    expect(ana?.textContent.trim()).toBe('A')
    expect(bot?.querySelector('svg')).toBeTruthy()
  })

  test('every hand so far stands in its column', () => {
    render(ScoreSheet, { table: meeting(SCORES, HAND).client })
    const cells = (name: RegExp) => within(screen.getByRole('row', { name })).getAllByRole('cell')

    expect(cells(/Ana/).map((cell) => cell.textContent.trim())).toEqual(['64', '·0', '', '64'])
    expect(cells(/Ben/).map((cell) => cell.textContent.trim())).toEqual(['·0', '226', '', '226'])
  })

  test('how long it took is said only where it is known', () => {
    const outcome = SCORES.outcome && { ...SCORES.outcome, seconds: null }
    render(ScoreSheet, { table: meeting({ ...SCORES, outcome }, HAND).client })

    expect(screen.getByText('Hand 2 · 61 cards played')).toBeTruthy()
  })

  test('what is left in a hand is added up card by card', () => {
    render(ScoreSheet, { table: meeting(SCORES).client })

    expect(screen.getByText(/2 \+.8 \+.4 \+.50/)).toBeTruthy()
    expect(screen.getByText('Red 2, Red 8, Yellow 4 and Wild')).toBeTruthy()
  })

  test('who is ready says so once, and then waits', async () => {
    const { client, sent, update } = meeting(SCORES)
    render(ScoreSheet, { table: client })
    await fireEvent.click(screen.getByRole('button', { name: 'Ready for hand 3' }))
    expect(sent()).toEqual([{ type: 'agree', to: 'next' }])
    update({ table: { ready: [0], waited: [1] } })

    expect(screen.queryByRole('button', { name: 'Ready for hand 3' })).toBeNull()
    expect(screen.getByText('Waiting for Ben.')).toBeTruthy()
  })

  test('the seconds until the next hand are shown', () => {
    render(ScoreSheet, { table: meeting({ ...SCORES, until: 125 }).client })

    expect(screen.getByRole('timer').textContent).toContain('25')
  })

  test('who watches is asked nothing', () => {
    render(ScoreSheet, { table: meeting({ ...SCORES, you: null }, null, 'eva').client })

    expect(screen.queryByRole('button', { name: /^Ready/ })).toBeNull()
  })

  test('the table can be looked at, and the scores again', async () => {
    render(ScoreSheet, { table: meeting(SCORES).client })
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('heading', { name: 'Ben won the hand' })).toBeNull()
    await fireEvent.click(screen.getByRole('button', { name: 'Show the scores' }))

    expect(screen.getByRole('heading', { name: 'Ben won the hand' })).toBeTruthy()
  })

  test('a void hand is called so, and who wins with cards in hand is not out', () => {
    const left = [{ player: 0, cards: ['R2'], points: 2 }]
    const blocked = { winner: 0, void: false, points: 9, left, told: [], plays: 12, seconds: null }
    const first = render(ScoreSheet, { table: meeting({ ...SCORES, outcome: blocked }).client })
    expect(screen.getByRole('heading', { name: 'You won the hand!' })).toBeTruthy()
    first.unmount()
    render(ScoreSheet, {
      table: meeting({ ...SCORES, outcome: { ...blocked, winner: null, void: true } }).client,
    })

    expect(screen.getByRole('heading', { name: 'The hand is void: nobody scores' })).toBeTruthy()
  })

  test('what is left in a void hand is shown, and not added up', () => {
    const left = [{ player: 1, cards: ['R2', 'R8'], points: null }]
    const outcome = { winner: null, void: true, points: 0, left, told: [], plays: 12, seconds: null }
    render(ScoreSheet, { table: meeting({ ...SCORES, outcome }).client })

    expect(screen.getByText('Red 2 and Red 8')).toBeTruthy()
    expect(screen.queryByText('10')).toBeNull()
    expect(screen.queryByText(/2 \+/)).toBeNull()
  })
})

describe('after the match', () => {
  const over = (host: string, winners: number[]): TableView => ({
    ...SCORES,
    stage: 'over',
    asked: null,
    host,
    standing: {
      totals: [64, 526],
      points: [
        [64, 0],
        [0, 226],
        [0, 300],
      ],
      scorers: [[0], [1]],
      hands: 3,
      dealer: 0,
      out: [],
      winners,
    },
  })

  test('the host can begin another one', async () => {
    const { client, sent } = meeting(over('ana', [1]))
    render(MatchEnd, { table: client })
    expect(screen.getByRole('heading', { name: 'Ben won the match' })).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Play again' }))

    expect(sent()).toEqual([{ type: 'start' }])
  })

  test('the host rearranges partners', async () => {
    const { client, sent } = meeting(over('ana', [1]))
    render(MatchEnd, { table: client })
    await fireEvent.click(screen.getByRole('button', { name: 'Change seats' }))
    await fireEvent.click(screen.getByRole('button', { name: /^Ben/ }))
    await fireEvent.change(screen.getByLabelText('Move to another seat'), { target: { value: '0' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Move' }))

    expect(sent()).toEqual([{ type: 'move', person: 'ben', seat: 0 }])
  })

  test('the others wait for that', () => {
    render(MatchEnd, { table: meeting(over('ben', [0])).client })

    expect(screen.getByRole('heading', { name: 'You won the match!' })).toBeTruthy()
    expect(screen.getByText('Ben can start another match.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Play again' })).toBeNull()
  })

  test('a victory can be shared', () => {
    render(MatchEnd, { table: meeting(over('ben', [0, 1])).client })

    expect(screen.getByRole('heading', { name: 'You share the win!' })).toBeTruthy()
  })
})
