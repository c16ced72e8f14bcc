import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadBookWords, speak } from '../../words/language.svelte'
import { ANA, BEN, BOT, meeting } from '../../../tests/meeting'
import Gathering from './Gathering.svelte'

beforeAll(() => speak('en'))

const SHUT = 'The host closed the table: nobody new can join.'
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('a guest', () => {
  test('who stands sits down with one press', async () => {
    const { client, sent } = meeting({ host: 'ben', you: null, seats: [{}, BEN, {}, BOT] })
    render(Gathering, { table: client })
    const [, second] = screen.getAllByRole('button', { name: /^Free seat/ })
    await fireEvent.click(second as HTMLElement)

    expect(sent()).toEqual([{ type: 'sit', seat: 2 }])
  })

  test('who sits elsewhere stands up first', async () => {
    const { client, sent, accept } = meeting({ host: 'ben' })
    render(Gathering, { table: client })
    await press(/^Free seat/)
    await accept()

    expect(sent()).toEqual([{ type: 'stand' }, { type: 'sit', seat: 2 }])
  })

  test('waits for the host, and cannot change a bot', () => {
    render(Gathering, { table: meeting({ host: 'ben' }).client })

    expect(screen.getByText('Waiting for Ben to start')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Start the match' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Bot · Hard/ })).toBeNull()
  })

  test('reads above the seats which rules the table has changed', async () => {
    await loadBookWords()
    const view = meeting({ host: 'ben', terms: { rules: 'classic+seven=must+zero=rotate+mercy=25' } })
    render(Gathering, { table: view.client })

    expect(screen.getByRole('button', { name: 'Rules here: Seven-O · Mercy: 25 cards' })).toBeTruthy()
  })

  test('reads nothing of the kind where the table plays as printed', () => {
    render(Gathering, { table: meeting({ host: 'ben' }).client })

    expect(screen.queryByRole('button', { name: /^Rules here/ })).toBeNull()
  })

  test('reads that the door is shut, and cannot open it', () => {
    const { client, update } = meeting({ host: 'ben' })
    render(Gathering, { table: client })
    expect(screen.queryByText(SHUT)).toBeNull()
    update({ table: { shut: true } })

    expect(screen.getByText(SHUT)).toBeTruthy()
    expect(screen.queryByRole('switch')).toBeNull()
  })

  test('reads why a seat is not to be had', async () => {
    const { client, refuse } = meeting({ host: 'ben', you: null, seats: [{}, BEN] })
    render(Gathering, { table: client })
    await press(/^Free seat/)
    await refuse('seat_taken')

    expect(screen.getByText('That seat is taken. Choose another one.')).toBeTruthy()
    expect(client.problem).toBeNull()
  })
})

describe('a host', () => {
  test('says who deals first, and takes it back', async () => {
    const { client, sent, accept, update } = meeting({})
    render(Gathering, { table: client })
    await press(/^Ben/)
    await press('Let Ben deal first')
    await accept()
    update({ table: { seats: [ANA, { ...BEN, deals: true }, {}, BOT] } })
    expect(screen.getByText('deals first')).toBeTruthy()
    await press(/^Ben/)
    await press('Let the rules choose the dealer')

    expect(sent()).toEqual([{ type: 'name_dealer', seat: 1 }, { type: 'name_dealer' }])
  })

  test('can name a bot, and nobody where nobody sits', async () => {
    const { client, sent } = meeting({})
    render(Gathering, { table: client })
    await press(/Bot · Hard/)
    expect(screen.getByRole('link', { name: 'Rule D-32' })).toBeTruthy()
    await press(/deal first$/)
    expect(sent()).toEqual([{ type: 'name_dealer', seat: 3 }])
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await press(/^Free seat/)

    expect(screen.queryByRole('button', { name: /deal first$/ })).toBeNull()
  })

  test('seats a bot of some strength', async () => {
    const { client, sent } = meeting({})
    render(Gathering, { table: client })
    await press(/^Free seat/)
    await press(/^Medium/)

    expect(sent()).toEqual([{ type: 'place_bot', seat: 2, kind: 'simple' }])
  })

  test('takes a bot away', async () => {
    const { client, sent } = meeting({})
    render(Gathering, { table: client })
    await press(/Bot · Hard$/)
    await press('Remove bot')

    expect(sent()).toEqual([{ type: 'place_bot', seat: 3 }])
  })

  test('sends nobody away by one press', async () => {
    const { client, sent } = meeting({})
    render(Gathering, { table: client })
    await press('Ben')
    await press('Kick Ben')
    expect(sent()).toEqual([])
    await press('Yes, kick Ben')

    expect(sent()).toEqual([{ type: 'kick', person: 'ben' }])
  })

  test('is asked again for the next person on the seat', async () => {
    const { client, sent, update } = meeting({})
    render(Gathering, { table: client })
    await press('Ben')
    await press('Kick Ben')
    update({ table: { seats: [ANA, { by: 'person', person: 'eva', name: 'Eva' }, BEN, BOT] } })

    await press('Kick Eva')
    expect(sent()).toEqual([])
  })

  test('moves somebody without a drag, and not by choosing alone', async () => {
    const { client, sent } = meeting({})
    render(Gathering, { table: client })
    await press('Ben')
    await fireEvent.change(screen.getByLabelText('Move to another seat'), { target: { value: '2' } })
    expect(sent()).toEqual([])
    await press('Move')

    expect(sent()).toEqual([{ type: 'move', person: 'ben', seat: 2 }])
  })

  test('cannot start with too few, and reads how many it takes', () => {
    render(Gathering, {
      table: meeting({ terms: { rules: 'classic+score=team' }, seats: [ANA, BEN, {}, BOT] }).client,
    })
    const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start the match' })

    expect(start.disabled).toBe(true)
    expect(screen.getByText(/These rules are for 4 players\. 3 are here\./)).toBeTruthy()
  })

  test.each([
    [[ANA, {}, {}], 'One more player needed. Invite someone or add a bot.'],
    [[BOT, BOT, {}], 'At least one person has to sit down: bots don’t play alone.'],
  ])('reads who has to sit down still', (seats, words) => {
    render(Gathering, { table: meeting({ seats }).client })

    expect(screen.getByText(words)).toBeTruthy()
  })

  test('shuts the door, which stands as the table says', async () => {
    const { client, sent, update } = meeting({})
    render(Gathering, { table: client })
    const door = screen.getByRole('switch', { name: 'Let others join' })
    await fireEvent.click(door)
    expect(sent()).toEqual([{ type: 'door', open: false }])
    expect(door.getAttribute('aria-checked')).toBe('true')
    update({ table: { shut: true }, yours: [1] })

    expect(door.getAttribute('aria-checked')).toBe('false')
    expect(screen.getByText(SHUT)).toBeTruthy()
  })

  test('opens the door again', async () => {
    const { client, sent } = meeting({ shut: true })
    render(Gathering, { table: client })
    await fireEvent.click(screen.getByRole('switch', { name: 'Let others join' }))

    expect(sent()).toEqual([{ type: 'door', open: true }])
  })

  test('reads why the door stays as it is', async () => {
    const { client, refuse } = meeting({})
    render(Gathering, { table: client })
    await fireEvent.click(screen.getByRole('switch', { name: 'Let others join' }))
    await refuse('not_host')

    expect(screen.getByText('Only the host can do that.')).toBeTruthy()
  })

  test('hands the table over', async () => {
    const { client, sent } = meeting({})
    render(Gathering, { table: client })
    await press('Ben')
    await press('Make Ben the host')

    expect(sent()).toEqual([{ type: 'hand_over', person: 'ben' }])
  })
})

test('who watches is listed, and the rules are told with what differs', async () => {
  const people = [
    { id: 'ana', name: 'Ana' },
    { id: 'eva', name: 'Eva' },
  ]
  render(Gathering, {
    table: meeting({ people, seats: [ANA, {}], terms: { rules: 'classic' } }).client,
  })

  const watching = screen.getByRole('region', { name: 'One spectator' })
  expect(within(watching).getByText('Eva')).toBeTruthy()
  expect(await screen.findByText('Wrong cards', {}, { timeout: 4000 })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Rule R-49' })).toBeTruthy()
})
