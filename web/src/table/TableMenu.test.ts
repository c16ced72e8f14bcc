import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { TableView, Voiding } from '../protocol'
import { speak } from '../words/language.svelte'
import { meeting, type Meeting } from '../../tests/meeting'
import { invitation } from '../state/invitation.svelte'
import TableMenu from './TableMenu.svelte'

beforeAll(() => speak('en'))

const nothing = () => undefined

function opened({ client }: Meeting, onleave: () => void = nothing) {
  return render(TableMenu, {
    table: client,
    open: true,
    code: 'K7RM2XQD',
    link: 'http://localhost/t/K7RM2XQD',
    onsettings: nothing,
    onpause: nothing,
    onstand: nothing,
    onleave,
  })
}

test('the host shuts the door in the middle of a hand', async () => {
  const table = meeting({ stage: 'hand' })
  opened(table)
  await fireEvent.click(screen.getByRole('switch', { name: 'Let others join' }))

  expect(table.sent()).toEqual([{ type: 'door', open: false }])
})

test('below a link that only this machine can follow it is said, without commands that only an operator can type', () => {
  vi.spyOn(invitation, 'onlyHere', 'get').mockReturnValue(true)
  const { container } = opened(meeting({ stage: 'hand' }))

  expect(container.textContent).toContain('Only this computer can reach the server')
  expect(container.textContent).not.toContain('penult serve')
})

test('everybody reads what each connection takes', () => {
  opened(meeting({ stage: 'hand', round_trips: [20, null, 250] }))

  expect(screen.getAllByText(/ ms$/).map((line) => line.textContent)).toEqual([
    expect.stringMatching(/: 20 ms$/),
    expect.stringMatching(/: 250 ms$/),
  ])
})

describe('the host voids a hand', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

  test('that somebody has left, and is asked once more', async () => {
    const table = meeting({ stage: 'hand', void: 'allowed' })
    opened(table)
    await press('Void the hand')
    expect(table.sent()).toEqual([])
    expect(screen.getByText(/Nobody scores, all cards are shown/)).toBeTruthy()
    await press('Yes, void the hand')

    expect(table.sent()).toEqual([{ type: 'void' }])
  })

  test.each<[Voiding, string]>([
    ['nobody_left', 'You can void a hand only after one of its players has left.'],
    ['tournament', 'You can’t void a hand in a tournament.'],
    ['paused', 'The game is paused.'],
  ])('only then, and reads why not: %s', (word, why) => {
    opened(meeting({ stage: 'hand', void: word }))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Void the hand' })

    expect(button.disabled).toBe(true)
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(why)
  })

  test('and no guest does, nor is there one to void between hands', () => {
    opened(meeting({ stage: 'hand', host: 'ben', void: 'allowed' }))
    opened(meeting({ stage: 'scores', void: null }))

    expect(screen.queryByRole('button', { name: 'Void the hand' })).toBeNull()
  })
})

test('a guest reads that it is shut, and cannot open it', () => {
  opened(meeting({ stage: 'hand', host: 'ben', shut: true }))

  expect(screen.getByText('The host closed the table: nobody new can join.')).toBeTruthy()
  expect(screen.queryByRole('switch', { name: 'Let others join' })).toBeNull()
})

test.each<[string, TableView, boolean]>([
  ['in a hand', { stage: 'hand' }, true],
  ['in a hand that is paused', { stage: 'hand', paused: true }, false],
  ['while one is asked for', { stage: 'hand', asked: 'pause' }, false],
  ['between hands', { stage: 'scores' }, false],
])('a pause can be asked for: %s', (_, view, can) => {
  opened(meeting(view))
  const pause = screen.getByRole<HTMLButtonElement>('button', { name: 'Ask for a pause' })

  expect(pause.disabled).toBe(!can)
})

test('leaving is asked about by the same button, which keeps focus, and what follows is heard', async () => {
  const onleave = vi.fn()
  const { container } = opened(meeting({ stage: 'hand' }), onleave)
  expect(container.querySelector('footer')?.textContent).toContain('Leave the table')
  expect(screen.getByText('K7RM 2XQD')).toBeTruthy()
  expect(screen.getByText('Theme')).toBeTruthy()
  const leave = screen.getByRole('button', { name: 'Leave the table' })
  const heard = leave.parentElement?.querySelector('[role=status]')
  expect(heard?.textContent).toBe('')
  leave.focus()
  await fireEvent.click(leave)

  expect(document.activeElement?.textContent.trim()).toBe('Yes, leave the table')
  expect(heard?.textContent).toBe('A bot takes over your seat.')
  expect(onleave).not.toHaveBeenCalled()
  await fireEvent.click(leave)
  expect(onleave).toHaveBeenCalledOnce()
})
