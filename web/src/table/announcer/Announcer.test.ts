import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { comesOnTop } from '../../parts/dialog'
import { speak } from '../../words/language.svelte'
import { seated, type Seated } from '../../../tests/seated'
import Announcer from './Announcer.svelte'

let table: Seated
let polite: HTMLElement
let urgent: HTMLElement
let talk: HTMLElement
let rerender: (props: { isTalkOpen: boolean }) => Promise<void>
let lines = 0

beforeEach(async () => {
  await speak('en')
  table = seated([], { turn: 3, phase: 'turn:3' })
  const { container, rerender: again } = render(Announcer, { table: table.client })
  rerender = again
  const [first, second] = container.querySelectorAll<HTMLElement>('[aria-live=polite]')
  polite = first ?? expect.fail('expected a polite region')
  talk = second ?? expect.fail('expected a region for the talk')
  urgent = container.querySelector('[aria-live=assertive]') ?? expect.fail('expected an assertive region')
})

afterEach(cleanup)

async function says(text: string): Promise<void> {
  table.update({
    events: [{ of: 'table', kind: 'said', person: 'ben', name: 'Ben', message: ++lines, text }],
  })
  await tick()
}

async function laid(card: string): Promise<void> {
  table.update({ events: [{ of: 'hand', kind: 'laid', rule: 'R-16', seat: 3, cards: [card] }] })
  await tick()
}

describe('a screen reader', () => {
  test('hears what happened, and goes on hearing it when nothing new is to be said', async () => {
    await laid('B6')
    table.update({ table: { window: null } })
    await tick()

    expect(polite.textContent).toBe('Théo played a blue 6.')
    expect(urgent.textContent).toBe('')
  })

  test('hears the last line again by L, but not while somebody writes', async () => {
    await laid('B6')
    const [before, field] = [polite.textContent, document.createElement('input')]
    document.body.append(field)
    await fireEvent.keyDown(field, { key: 'l' })
    expect(polite.textContent).toBe(before)

    await fireEvent.keyDown(window, { key: 'l' })
    expect(polite.textContent).not.toBe(before)
    expect(polite.textContent.trim()).toBe(before)
    field.remove()
  })

  test('hears the same line twice when it happens twice', async () => {
    await laid('B6')
    const before = polite.textContent
    await laid('B6')

    expect([polite.textContent === before, polite.textContent.trim()]).toEqual([false, before])
  })

  test('does not hear a repeated line a third time because something happens that is not told', async () => {
    await laid('B6')
    await fireEvent.keyDown(window, { key: 'l' })
    const repeated = polite.textContent
    table.update({ table: { window: null } })
    await tick()

    expect(polite.textContent).toBe(repeated)
  })

  test('hears it in the sheet that lies over the table, and nothing old by opening or closing it', async () => {
    const sheet = document.body.appendChild(document.createElement('dialog'))
    await laid('B6')
    const close = comesOnTop(sheet)
    await tick()
    expect([sheet.contains(polite), polite.textContent]).toEqual([true, ''])
    await laid('B7')
    expect(polite.textContent).toBe('Théo played a blue 7.')
    close()
    await tick()
    expect([sheet.contains(polite), polite.textContent]).toEqual([false, ''])
    await fireEvent.keyDown(window, { key: 'l' })

    expect(polite.textContent).toBe('Théo played a blue 7.')
    sheet.remove()
  })

  test('hears what is said at the table, also when it is said again', async () => {
    await says('Hello.')
    const first = talk.textContent
    await says('Hello.')

    expect(first).toBe('Ben: Hello.')
    expect([talk.textContent === first, talk.textContent.trim()]).toEqual([false, first])
  })

  test('does not hear it twice where the talk is open', async () => {
    await rerender({ isTalkOpen: true })
    await says('Hello.')

    expect(talk.textContent).toBe('')
  })

  test('is interrupted only for what cannot wait', async () => {
    table.update({ hand: { exposed: [0], moves: [['uno']] } })
    await tick()

    expect(urgent.textContent).toBe('You have one card left: call UNO!')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
