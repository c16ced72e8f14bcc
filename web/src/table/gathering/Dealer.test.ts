import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '../../words/language.svelte'
import { ANA, BEN, BOT, meeting } from '../../../tests/meeting'
import Dealer from './Dealer.svelte'
import { A_MOMENT, A_SHORTER_MOMENT } from './dealerChoice'

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

describe('the host', () => {
  test('says who deals instead, and everybody reads by which rule', async () => {
    const { state, sent, accept, update } = meeting({ ...spread(), seats: [ANA, BEN, BOT] })
    render(Dealer, { state })
    await fireEvent.click(screen.getByRole('button', { name: 'Name the dealer' }))
    await fireEvent.click(screen.getByRole('button', { name: /keen bot$/ }))
    await accept()
    update({
      events: [{ of: 'table', kind: 'named', person: 'ana', name: 'Ana', seat: 2, rule: 'D-32' }],
      table: { spread: null },
    })

    expect(sent()).toEqual([{ type: 'name_dealer', seat: 2 }])
    expect(screen.getByRole('status').textContent).toContain('deals first.')
    expect(screen.getByRole('link', { name: 'Rule D-32' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Name the dealer' })).toBeNull()
  })

  test('ends the question for birthdays by it', () => {
    render(Dealer, { state: meeting({ stage: 'dealer', birthdays: { answered: [] } }).state })

    expect(screen.getByRole('button', { name: 'Name the dealer' })).toBeTruthy()
    expect(screen.getByText(/^The birthday nearest to July 31 decides, before it or after it/)).toBeTruthy()
  })

  test('is the only one who does', () => {
    render(Dealer, { state: meeting({ ...spread(), host: 'ben' }).state })

    expect(screen.queryByRole('button', { name: 'Name the dealer' })).toBeNull()
  })
})

describe('somebody who wants to play right away', () => {
  const alone = { people: [{ id: 'ana', name: 'Ana' }], seats: [ANA, BOT] }
  const told = { stage: 'dealer' as const, birthdays: { answered: [] as number[] }, ...alone }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('has a card picked after a moment, and is told so', () => {
    const { state, sent } = meeting({ ...spread(), ...alone })
    render(Dealer, { state, hurried: true })
    expect(
      screen.getByText(
        'Pick a card, or one is picked for you. The highest number deals; other cards count zero.',
      ),
    ).toBeTruthy()
    vi.advanceTimersByTime(A_MOMENT - 1)
    expect(sent()).toEqual([])
    vi.advanceTimersByTime(1)

    expect(sent()).toEqual([{ type: 'pick', at: expect.any(Number) as number }])
  })

  test('can still choose: every step along the cards restarts the moment', async () => {
    const { state, sent } = meeting({ ...spread(), ...alone })
    render(Dealer, { state, hurried: true })
    vi.advanceTimersByTime(A_MOMENT - 1)
    await fireEvent.focus(screen.getByRole('button', { name: 'Card 5 of 12' }))
    vi.advanceTimersByTime(A_MOMENT - 1)

    expect(sent()).toEqual([])
  })

  test('is not kept as long again by a tie', () => {
    const { state, sent, update } = meeting({ ...spread(), ...alone })
    render(Dealer, { state, hurried: true })
    update({
      events: [
        { of: 'table', kind: 'tied' },
        { of: 'table', kind: 'picked', seat: 0, card: 'R9' },
      ],
      table: spread(),
    })
    vi.advanceTimersByTime(A_SHORTER_MOMENT)

    expect(sent()).toHaveLength(1)
  })

  test('says no birthday, unless one is begun', async () => {
    const { state, sent } = meeting(told)
    const shown = render(Dealer, { state, hurried: true })
    vi.advanceTimersByTime(A_MOMENT)
    expect(sent()).toEqual([{ type: 'birthday' }])
    shown.unmount()
    const other = meeting(told)
    render(Dealer, { state: other.state, hurried: true })
    await fireEvent.change(screen.getByLabelText('Month'), { target: { value: '7' } })
    vi.advanceTimersByTime(A_MOMENT)

    expect(other.sent()).toEqual([])
  })

  test('chooses alone where there are other people', () => {
    const { state, sent } = meeting(spread())
    render(Dealer, { state, hurried: true })
    vi.advanceTimersByTime(A_MOMENT)

    expect(sent()).toEqual([])
    expect(screen.getByText('Pick a card. The highest number deals; other cards count zero.')).toBeTruthy()
  })
})

test('the seconds until the table goes on by itself are shown', () => {
  const { state } = meeting({ ...spread(), until: 120 })
  render(Dealer, { state })

  expect(screen.getByRole('timer').textContent).toContain('20')
  expect(screen.getByText('The table goes on in 20 seconds.')).toBeTruthy()
})

describe('birthdays', () => {
  const request = { stage: 'dealer' as const, seats: SEATS, birthdays: { answered: [] as number[] } }

  test('are told by month and day', async () => {
    const { state, sent } = meeting(request)
    render(Dealer, { state })
    await fireEvent.change(screen.getByLabelText('Month'), { target: { value: '7' } })
    await fireEvent.change(screen.getByLabelText('Day'), { target: { value: '31' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Use this day' }))

    expect(sent()).toEqual([{ type: 'birthday', month: 7, day: 31 }])
  })

  test('need not be told', async () => {
    const { state, sent } = meeting(request)
    render(Dealer, { state })
    await fireEvent.click(screen.getByRole('button', { name: 'Rather not say' }))

    expect(sent()).toEqual([{ type: 'birthday' }])
  })

  test('have days that exist', async () => {
    render(Dealer, { state: meeting(request).state })
    await fireEvent.change(screen.getByLabelText('Day'), { target: { value: '31' } })
    await fireEvent.change(screen.getByLabelText('Month'), { target: { value: '4' } })

    expect(screen.getByLabelText<HTMLSelectElement>('Day').value).toBe('30')
  })
})
