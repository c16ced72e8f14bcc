import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { speak } from '../../words/current.svelte'
import { ANA, BEN, meeting } from '../presence/meeting'
import Dealer from './Dealer.svelte'

beforeAll(() => speak('en'))

const SEATS = [ANA, BEN]
const spread = (picks: { seat: number; at: number; card: string }[] = [], among = [0, 1]) => ({
  stage: 'dealer' as const,
  seats: SEATS,
  spread: { cards: 12, among, picks },
})

describe('the spread', () => {
  test('is one stop for Tab, and its cards have names', () => {
    render(Dealer, { state: meeting(spread()).state })
    const cards = screen.getAllByRole('button', { name: /^Card \d+ of 12$/ })

    expect(cards).toHaveLength(12)
    expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1)
  })

  test('is walked with arrows past what is gone, and a card is taken', async () => {
    const { state, sent } = meeting(spread([{ seat: 1, at: 1, card: '?' }]))
    render(Dealer, { state })
    const first = screen.getByRole('button', { name: 'Card 1 of 12' })
    first.focus()
    await fireEvent.keyDown(first, { key: 'ArrowRight' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Card 3 of 12')
    await fireEvent.click(screen.getByRole('button', { name: 'Card 3 of 12' }))

    expect(sent()).toEqual([{ type: 'pick', at: 2 }])
  })

  test('waits for the others once you have picked', () => {
    render(Dealer, { state: meeting(spread([{ seat: 0, at: 1, card: '?' }])).state })

    expect(screen.getByText('Waiting for Ben.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Card 1 of 12' }).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Take any card' })).toBeNull()
  })

  test('shows what was picked, and who deals by which rule', () => {
    const { state, update } = meeting(spread())
    render(Dealer, { state })
    update({
      events: [
        { of: 'table', kind: 'picked', seat: 0, card: 'R2', rule: 'R-03' },
        { of: 'table', kind: 'picked', seat: 1, card: 'G9', rule: 'R-03' },
        { of: 'table', kind: 'dealer', seat: 1, rule: 'R-03' },
      ],
      table: { spread: null },
    })

    expect(screen.getByRole('img', { name: 'Green 9' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('Ben deals first.')
    expect(screen.getByRole('link', { name: 'Rule R-03' })).toBeTruthy()
  })

  test('is picked from again after a tie', () => {
    const { state, update } = meeting(spread())
    render(Dealer, { state })
    update({
      events: [
        { of: 'table', kind: 'picked', seat: 0, card: 'R9' },
        { of: 'table', kind: 'tied' },
      ],
      table: { spread: spread().spread },
    })

    expect(screen.getByRole('status').textContent).toContain('The highest are tied. Pick again.')
  })
})

describe('birthdays', () => {
  const asking = { stage: 'dealer' as const, seats: SEATS, birthdays: { answered: [] as number[] } }

  test('are told by month and day', async () => {
    const { state, sent } = meeting(asking)
    render(Dealer, { state })
    await fireEvent.change(screen.getByLabelText('Month'), { target: { value: '7' } })
    await fireEvent.change(screen.getByLabelText('Day'), { target: { value: '31' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Use this day' }))

    expect(sent()).toEqual([{ type: 'birthday', month: 7, day: 31 }])
  })

  test('need not be told', async () => {
    const { state, sent } = meeting(asking)
    render(Dealer, { state })
    await fireEvent.click(screen.getByRole('button', { name: 'Rather not say' }))

    expect(sent()).toEqual([{ type: 'birthday' }])
  })

  test('have days that exist', async () => {
    render(Dealer, { state: meeting(asking).state })
    await fireEvent.change(screen.getByLabelText('Day'), { target: { value: '31' } })
    await fireEvent.change(screen.getByLabelText('Month'), { target: { value: '4' } })

    expect(screen.getByLabelText<HTMLSelectElement>('Day').value).toBe('30')
  })
})
