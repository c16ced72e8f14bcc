import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { settings } from '../../state/settings.svelte'
import { speak } from '../../words/language.svelte'
import { ANA, BEN, BOT, meeting } from '../../../tests/meeting'
import Dealer from './Dealer.svelte'
import { A_MOMENT } from './dealerChoice'

beforeAll(() => speak('en'))
beforeEach(() => {
  settings.pickCard = true
})
afterEach(() => {
  settings.pickCard = false
})

const SEATS = [ANA, BEN]
const spread = (picks: { seat: number; at: number; card: string }[] = [], among = [0, 1]) => ({
  stage: 'dealer' as const,
  seats: SEATS,
  spread: { cards: 12, among, picks },
})

describe('the spread', () => {
  test('is one stop for Tab, and its cards have names', () => {
    render(Dealer, { table: meeting(spread()).client })
    const cards = screen.getAllByRole('button', { name: /^Card \d+ of 12$/ })

    expect(cards).toHaveLength(12)
    expect(cards.filter((card) => card.tabIndex === 0)).toHaveLength(1)
  })

  test('is walked with arrows past what is gone, and a card is taken', async () => {
    const { client, sent } = meeting(spread([{ seat: 1, at: 1, card: '?' }]))
    render(Dealer, { table: client })
    const first = screen.getByRole('button', { name: 'Card 1 of 12' })
    first.focus()
    await fireEvent.keyDown(first, { key: 'ArrowRight' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Card 3 of 12')
    await fireEvent.click(screen.getByRole('button', { name: 'Card 3 of 12' }))

    expect(sent()).toEqual([{ type: 'pick', at: 2 }])
  })

  test('waits for the others once you have picked', () => {
    render(Dealer, { table: meeting(spread([{ seat: 0, at: 1, card: '?' }])).client })

    expect(screen.getByText('Waiting for Ben.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Card 1 of 12' }).disabled).toBe(true)
    expect(screen.queryByRole('button', { name: 'Pick any card' })).toBeNull()
  })

  test('shows what was picked, and who deals by which rule', () => {
    const { client, update } = meeting(spread())
    render(Dealer, { table: client })
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
    const { client, update } = meeting(spread())
    render(Dealer, { table: client })
    update({
      events: [
        { of: 'table', kind: 'picked', seat: 0, card: 'R9' },
        { of: 'table', kind: 'tied' },
      ],
      table: { spread: spread().spread },
    })

    expect(screen.getByRole('status').textContent).toContain('It’s a tie! Pick again.')
  })
})

describe('unless you pick your own card', () => {
  beforeEach(() => {
    settings.pickCard = false
  })

  test('one is drawn for you at once, and only once', () => {
    const { client, sent, update } = meeting(spread())
    render(Dealer, { table: client })
    update({ table: { spread: spread([{ seat: 1, at: 3, card: '?' }]).spread } })

    expect(sent()).toEqual([{ type: 'pick', at: expect.any(Number) as number }])
    expect(screen.queryByRole('button', { name: /^Card/ })).toBeNull()
    expect(screen.getByText(/^Everyone picks a card/)).toBeTruthy()
  })

  test('everybody has a back until all turn over, and the dealer’s card stands out', () => {
    const { client, update } = meeting(spread())
    render(Dealer, { table: client })
    expect(document.querySelectorAll('.first-cards li')).toHaveLength(2)
    expect(screen.queryByRole('img')).toBeNull()
    update({
      events: [
        { of: 'table', kind: 'picked', seat: 0, card: 'R2', rule: 'R-03' },
        { of: 'table', kind: 'picked', seat: 1, card: 'G9', rule: 'R-03' },
        { of: 'table', kind: 'dealer', seat: 1, rule: 'R-03' },
      ],
      table: { spread: null },
    })

    expect(screen.getAllByRole('img').map((card) => card.ariaLabel)).toEqual(['Red 2', 'Green 9'])
    expect(document.querySelector('.deals')?.textContent).toContain('Ben')
  })

  test('the tied draw again', async () => {
    const { client, sent, accept, update } = meeting(spread())
    render(Dealer, { table: client })
    await accept()
    update({
      events: [
        { of: 'table', kind: 'picked', seat: 0, card: 'R9' },
        { of: 'table', kind: 'picked', seat: 1, card: 'G9' },
        { of: 'table', kind: 'tied' },
      ],
      table: { spread: spread().spread },
    })

    expect(sent()).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toContain('tied')
  })
})

describe('the host', () => {
  test('says who deals instead, and everybody reads by which rule', async () => {
    const { client, sent, accept, update } = meeting({ ...spread(), seats: [ANA, BEN, BOT] })
    render(Dealer, { table: client })
    await fireEvent.click(screen.getByRole('button', { name: 'Choose the dealer' }))
    await fireEvent.click(screen.getByRole('button', { name: /Bot · Hard$/ }))
    await accept()
    update({
      events: [{ of: 'table', kind: 'named', person: 'ana', name: 'Ana', seat: 2, rule: 'D-32' }],
      table: { spread: null },
    })

    expect(sent()).toEqual([{ type: 'name_dealer', seat: 2 }])
    expect(screen.getByRole('status').textContent).toContain('deals first.')
    expect(screen.getByRole('link', { name: 'Rule D-32' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Choose the dealer' })).toBeNull()
  })

  test('ends the question for birthdays by it', () => {
    render(Dealer, { table: meeting({ stage: 'dealer', birthdays: { answered: [] } }).client })

    expect(screen.getByRole('button', { name: 'Choose the dealer' })).toBeTruthy()
    expect(
      screen.getByText(/^The player whose birthday is closest to July 31, before or after, deals/),
    ).toBeTruthy()
  })

  test('is the only one who does', () => {
    render(Dealer, { table: meeting({ ...spread(), host: 'ben' }).client })

    expect(screen.queryByRole('button', { name: 'Choose the dealer' })).toBeNull()
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

  test('says no birthday, unless one is begun', async () => {
    const { client, sent } = meeting(told)
    const shown = render(Dealer, { table: client, hurried: true })
    vi.advanceTimersByTime(A_MOMENT)
    expect(sent()).toEqual([{ type: 'birthday' }])
    shown.unmount()
    const other = meeting(told)
    render(Dealer, { table: other.client, hurried: true })
    await fireEvent.change(screen.getByLabelText('Month'), { target: { value: '7' } })
    vi.advanceTimersByTime(A_MOMENT)

    expect(other.sent()).toEqual([])
  })
})

test('the seconds until the table goes on by itself are shown', () => {
  const { client } = meeting({ ...spread(), until: 120 })
  render(Dealer, { table: client })

  expect(screen.getByRole('timer').textContent).toContain('20')
  expect(screen.getByText('The game goes on in 20 seconds.')).toBeTruthy()
})

describe('birthdays', () => {
  const request = { stage: 'dealer' as const, seats: SEATS, birthdays: { answered: [] as number[] } }

  test('are told by month and day', async () => {
    const { client, sent } = meeting(request)
    render(Dealer, { table: client })
    await fireEvent.change(screen.getByLabelText('Month'), { target: { value: '7' } })
    await fireEvent.change(screen.getByLabelText('Day'), { target: { value: '31' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Use this day' }))

    expect(sent()).toEqual([{ type: 'birthday', month: 7, day: 31 }])
  })

  test('need not be told', async () => {
    const { client, sent } = meeting(request)
    render(Dealer, { table: client })
    await fireEvent.click(screen.getByRole('button', { name: 'I’d rather not say' }))

    expect(sent()).toEqual([{ type: 'birthday' }])
  })

  test('have days that exist', async () => {
    render(Dealer, { table: meeting(request).client })
    await fireEvent.change(screen.getByLabelText('Day'), { target: { value: '31' } })
    await fireEvent.change(screen.getByLabelText('Month'), { target: { value: '4' } })

    expect(screen.getByLabelText<HTMLSelectElement>('Day').value).toBe('30')
  })
})
