import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Offer } from '../protocol'
import { speak } from '../words/current.svelte'
import { breathe, seated, type Seated } from './decisions/seated'
import Playing from './Playing.svelte'
import { Remembering } from './remembering.svelte'

let table: Seated
let end: () => void = () => undefined

beforeEach(() => speak('en'))
afterEach(() => {
  end()
})

function sit(...moves: readonly Offer[]): void {
  table = seated(moves)
  end = $effect.root(() => {
    const remembering = new Remembering(table.state)
    render(Playing, { table: table.state, remembering, stage: { width: 1300, height: 850 } })
  })
}

async function press(name: string | RegExp): Promise<void> {
  const button = screen.getByRole('button', { name })
  button.focus()
  await fireEvent.click(button)
  await breathe()
}

async function othersTurn(hand: readonly string[]): Promise<void> {
  table.update({ hand: { turn: 1, phase: 'turn:1', moves: [], hand, counts: [hand.length, 7, 7, 1] } })
  await breathe()
}

describe('focus goes on in the hand', () => {
  const inHand = () => document.activeElement?.closest('[role=toolbar]') !== null

  test('when a card is drawn', async () => {
    sit(['play B7'], ['draw'])
    await press(/^Draw(?! pile)/)
    expect(inHand()).toBe(true)
    await othersTurn(['B7', 'G4', 'W', 'HW', 'R1'])

    expect([table.moves(), inHand()]).toEqual([['draw'], true])
  })

  test('when the card that has it is laid', async () => {
    sit(['play G4'], ['draw'])
    await fireEvent.keyDown(screen.getByRole('button', { name: /^Blue 7/ }), { key: 'ArrowRight' })
    expect(document.activeElement?.ariaLabel).toMatch(/^Green 4/)
    await othersTurn(['B7', 'W', 'HW'])

    expect(document.activeElement?.ariaLabel).toMatch(/^Wild,/)
  })

  test('when a card is laid by its button', async () => {
    sit(['play B7'], ['draw'])
    await fireEvent.click(screen.getByRole('button', { name: /^Blue 7/ }))
    await press(/^Play/)
    await othersTurn(['G4', 'W', 'HW'])

    expect([table.moves(), inHand()]).toEqual([['play B7'], true])
  })

  test('but not while the card that was drawn is asked about', async () => {
    sit(['play B7'], ['draw'])
    await press(/^Draw(?! pile)/)
    table.update({
      hand: {
        phase: 'drawn:0',
        drawn: 'B8',
        moves: [['play B8'], ['keep']],
        hand: ['B7', 'B8', 'G4', 'W', 'HW'],
        counts: [5, 7, 7, 1],
      },
    })
    await breathe()

    expect(document.activeElement?.closest('dialog')).not.toBeNull()
  })

  test('when somebody is caught', async () => {
    sit(['catch 3'], ['draw'])
    await new Promise((resolve) => setTimeout(resolve, 260))
    await press('Catch Théo')
    await othersTurn(['B7', 'G4', 'W', 'HW'])

    expect([table.moves(), inHand()]).toEqual([['catch 3'], true])
  })

  test('when a refusal is put away', async () => {
    sit(['draw'])
    void table.state.act('draw')
    await table.refuse('stale')
    await press('Close')

    expect(inHand()).toBe(true)
  })
})

describe('on a wide table UNO! stands in one place', () => {
  const call = () => screen.getByRole<HTMLButtonElement>('button', { name: 'UNO!' })
  const isInPlace = () => call().closest('.uno') !== null

  test('where it cannot be called', () => {
    sit(['play B7'], ['draw'])

    expect([isInPlace(), call().disabled]).toEqual([true, true])
  })

  test('where it is called at once', () => {
    sit(['play B7'], ['uno'], ['draw'])

    expect([isInPlace(), call().disabled, call().classList.contains('primary')]).toEqual([true, false, true])
  })

  test('where it goes with the card that is taken up', async () => {
    sit(['play B7'], ['play B7!'], ['draw'])
    await press(/^Blue 7/)

    expect([isInPlace(), call().ariaPressed]).toEqual([true, 'false'])
  })
})

test('the hand is sorted where nothing can be played', async () => {
  sit(['play B7'], ['draw'])
  const place = () => screen.getByRole('button', { name: /^Sort/ }).closest('.play')
  expect(place()).not.toBeNull()
  await press(/^Blue 7/)

  expect(screen.queryByRole('button', { name: /^Sort/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Play blue 7' }).closest('.play')).not.toBeNull()
})
