import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { speak } from '../../words/current.svelte'
import { seated, type Seated } from '../decisions/seated'
import Announcer from './Announcer.svelte'

let table: Seated
let polite: HTMLElement
let urgent: HTMLElement

beforeEach(async () => {
  await speak('en')
  table = seated([], { turn: 3, phase: 'turn:3' })
  const { container } = render(Announcer, { state: table.state })
  polite = container.querySelector('[aria-live=polite]') ?? expect.fail('expected a polite region')
  urgent = container.querySelector('[aria-live=assertive]') ?? expect.fail('expected an assertive region')
})

afterEach(cleanup)

async function laid(card: string): Promise<void> {
  table.update({ events: [{ of: 'hand', kind: 'laid', rule: 'R-16', seat: 3, cards: [card] }] })
  await tick()
}

describe('a screen reader', () => {
  test('hears what happened, and goes on hearing it when nothing new is to be said', async () => {
    await laid('B6')
    table.update({ table: { race: null } })
    await tick()

    expect(polite.textContent).toBe('Théo laid blue 6.')
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

  test('is interrupted only for what cannot wait', async () => {
    table.update({ hand: { exposed: [0], moves: [['uno']] } })
    await tick()

    expect(urgent.textContent).toBe('You have one card: call UNO')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
