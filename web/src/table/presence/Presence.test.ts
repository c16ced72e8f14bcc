import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { offline } from '../../net/api'
import { comesOnTop } from '../../parts/dialog'
import type { TableEvent, Why } from '../../protocol'
import { flushSync, tick } from 'svelte'
import { me } from '../../state/me.svelte'
import { say, speak } from '../../words/language.svelte'
import { ANA, BEN, BOT, connecting, meeting } from '../../../tests/meeting'
import Presence from './Presence.svelte'

beforeAll(() => speak('en'))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const PLAYING = { stage: 'hand' as const, seats: [ANA, BEN, BOT] }

describe('a connection', () => {
  test('that is lost is told quietly, and not for a blink', async () => {
    vi.useFakeTimers()
    const { client, world } = meeting(PLAYING)
    render(Presence, { table: client })
    world.socket.break()
    flushSync()
    await vi.advanceTimersByTimeAsync(300)
    expect(screen.queryByText(/Connection lost/)).toBeNull()
    await vi.advanceTimersByTimeAsync(1000)

    expect(screen.getByText(/Connection lost/)).toBeTruthy()
  })

  test('that is lost is heard in the sheet that lies over the table', async () => {
    vi.useFakeTimers()
    const { client, world } = meeting(PLAYING)
    render(Presence, { table: client })
    const sheet = document.body.appendChild(document.createElement('dialog'))
    const close = comesOnTop(sheet)
    world.socket.break()
    flushSync()
    await vi.advanceTimersByTimeAsync(1500)
    expect(sheet.textContent).toMatch(/^Connection lost/)
    close()
    flushSync()

    expect([sheet.textContent, screen.getAllByText(/Connection lost/)]).toMatchObject(['', { length: 1 }])
    sheet.remove()
  })

  test('that goes to another window is told of, also where a sheet lies over the table', () => {
    const { client, bye } = meeting(PLAYING)
    render(Presence, { table: client })
    const sheet = document.body.appendChild(document.createElement('dialog'))
    const close = comesOnTop(sheet)
    bye('taken_over')
    flushSync()

    expect(screen.getByRole('heading', { name: 'You’re playing in another window' })).toBeTruthy()
    expect(sheet.childElementCount).toBe(0)
    close()
    sheet.remove()
  })

  test('that went to another window can be taken back', async () => {
    const { client, world, bye } = meeting(PLAYING)
    render(Presence, { table: client })
    bye('taken_over')
    await fireEvent.click(screen.getByRole('button', { name: 'Play here' }))

    expect(world.sockets).toHaveLength(2)
  })

  test('that went to another window has focus on what is said, and gives it back', async () => {
    const { client, bye } = meeting(PLAYING)
    const card = document.body.appendChild(document.createElement('button'))
    card.focus()
    render(Presence, { table: client })
    bye('taken_over')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await fireEvent.click(screen.getByRole('button', { name: 'Play here' }))
    await tick()

    expect(document.activeElement).toBe(card)
    card.remove()
  })

  test.each<[Why, string, boolean]>([
    ['kicked', 'The host kicked you from the table.', false],
    ['halted', 'The table was stopped because the server can’t read its saved data.', false],
    ['full', 'The table is full.', true],
    ['shut', 'The host isn’t letting anyone else in.', true],
    ['left', 'You left the table.', true],
    ['revoked', 'Your session has expired. Please rejoin.', true],
  ])('that ended says why: %s', (why, words, again) => {
    const { client, bye } = connecting()
    render(Presence, { table: client })
    bye(why)

    expect(screen.getByRole('heading', { name: words })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Try again|Rejoin/ }) !== null).toBe(again)
    expect(screen.getByRole('link', { name: 'Home page' })).toBeTruthy()
  })

  test('that the server has ended is opened again by whom it knows now', async () => {
    const { client, world, bye } = connecting()
    const asked = vi.spyOn(me, 'look').mockRejectedValueOnce(offline('asleep')).mockResolvedValue(null)
    const known = vi.spyOn(me, 'ensure').mockResolvedValue({ id: 'ana', name: 'Ana' })
    render(Presence, { table: client })
    bye('revoked')
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(say('web-problem.offline'))).toBeTruthy()
    expect(world.sockets).toHaveLength(1)
    await fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

    await vi.waitFor(() => expect(world.sockets).toHaveLength(2))
    expect([asked, known].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  })

  test('to an unknown table asks for a password, and says when it was another one', async () => {
    const { client, world, bye } = connecting()
    render(Presence, { table: client })
    bye('unknown_table')
    await fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'sesame' } })
    await fireEvent.click(screen.getByRole('button', { name: 'Join' }))
    world.socket.onopen?.()
    expect(world.socket.sent).toMatchObject([{ type: 'hello', password: 'sesame' }])
    bye('unknown_table')

    expect(screen.getByText('That didn’t work. Check the code and the password.')).toBeTruthy()
  })

  test('to an unknown table has the letters checked before it asks for a password', () => {
    const { client, bye } = connecting()
    render(Presence, { table: client })
    bye('unknown_table')
    const [code, password] = [screen.getByLabelText('Code'), screen.getByLabelText('Password')]

    expect(screen.getByText(/^Check the code\./)).toBeTruthy()
    expect(code.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('to an unknown table leads to another code', async () => {
    const { client, bye } = connecting()
    render(Presence, { table: client })
    bye('unknown_table')
    await fireEvent.input(screen.getByLabelText('Code'), { target: { value: 'abcd2345' } })

    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Join this table' }).href).toMatch(
      /\/t\/ABCD2345$/,
    )
  })
})

describe('at the table', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  test('a seat is taken back from the bot with one press', async () => {
    const { client, sent } = meeting({ ...PLAYING, seats: [{ ...ANA, autopilot: true }, BEN] })
    render(Presence, { table: client })
    await press('Take my seat back')

    expect(sent()).toEqual([{ type: 'take_back' }])
  })

  test('a pause is agreed to by whom it waits for', async () => {
    const { client, sent, update } = meeting({ ...PLAYING, asked: 'pause', ready: [1], waited: [0] })
    render(Presence, { table: client })
    expect(screen.getByText(/Pause requested by Ben\./)).toBeTruthy()
    await press('Agree')
    expect(sent()).toEqual([{ type: 'agree', to: 'pause' }])
    update({ table: { ready: [0], waited: [1], asked: 'pause' } })

    expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull()
    expect(screen.getByText(/Waiting for Ben to agree\./)).toBeTruthy()
  })

  test('anybody who sits ends a pause, and who watches does not', async () => {
    const { client, sent } = meeting({ ...PLAYING, paused: true })
    const first = render(Presence, { table: client })
    await press('Resume')
    expect(sent()).toEqual([{ type: 'resume' }])
    first.unmount()
    render(Presence, { table: meeting({ ...PLAYING, paused: true, you: null }, null, 'eva').client })

    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull()
  })

  test('who watches can play from the next hand on, or rather not', async () => {
    const { client, sent, update } = meeting({ ...PLAYING, you: null }, null, 'eva')
    render(Presence, { table: client })
    await press('Join the next hand')
    expect(sent()).toEqual([{ type: 'sit' }])
    update({ table: { seats: [ANA, BEN, { ...BOT, person: 'eva' }] } })

    expect(screen.getByText('You’ll join the next hand.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Just watch' })).toBeTruthy()
  })

  test('the host hears for a while that a hand which somebody has left can be voided', async () => {
    vi.useFakeTimers()
    const { client, update } = meeting({ ...PLAYING, host: 'ana', void: 'nobody_left' })
    render(Presence, { table: client })
    expect(screen.queryByText(/void this hand/)).toBeNull()
    update({ table: { void: 'allowed' } })
    flushSync()
    expect(screen.getByText('A player has left. You can void this hand in the menu.')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(13_000)

    expect(screen.queryByText(/void this hand/)).toBeNull()
  })

  test('who is away is told when it happens, where a screen reader listens already', () => {
    const { client, update } = meeting(PLAYING)
    render(Presence, { table: client })
    const listening = screen.getByRole('status')
    expect(listening.textContent.trim()).toBe('')
    update({
      table: {
        people: [
          { id: 'ana', name: 'Ana' },
          { id: 'ben', name: 'Ben', here: false },
        ],
      },
    })

    expect(listening.textContent.trim()).toBe('Ben is away. The game goes on.')
  })
})

describe('a suggestion', () => {
  const line = { message: 7, by: 'eva', against: 1, judges: ['ana'], votes: 0, aloud: false }

  test('is judged by whom the table names, and by nobody else', async () => {
    const { client, sent, update, accept } = meeting(PLAYING)
    render(Presence, { table: client })
    const said = {
      of: 'table',
      kind: 'said',
      person: 'ben',
      name: 'Ben',
      seat: 1,
      message: 7,
      text: 'Lay green.',
    }
    update({ events: [said as TableEvent], table: { reports: [{ ...line, judges: ['eva'] }] } })
    expect(screen.queryByRole('group', { name: 'Your decision' })).toBeNull()
    update({ table: { reports: [line] } })
    expect(screen.getByText('Did Ben suggest a play here?')).toBeTruthy()
    expect(screen.getByText('Lay green.')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
    expect(sent()).toEqual([{ type: 'judge', message: 7, guilty: true }])
    await accept()
    update({ table: { reports: [{ ...line, judges: ['ana', 'eva'], votes: 1 }] } })

    expect(screen.getByText('Thanks, your vote counts. 1 of 2 has voted.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  })

  test('made aloud names who says so, for there is no line to read', async () => {
    const people = [
      { id: 'ana', name: 'Ana' },
      { id: 'ben', name: 'Ben' },
      { id: 'eva', name: 'Eva' },
    ]
    const { client, sent } = meeting({ ...PLAYING, people, reports: [{ ...line, aloud: true }] })
    render(Presence, { table: client })
    expect(screen.getByText('Eva says Ben suggested a play out loud. Is that true?')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Rule R-48' })).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'No' }))

    expect(sent()).toEqual([{ type: 'judge', message: 7, guilty: false }])
  })
})
