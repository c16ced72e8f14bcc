import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { HandView, Offer, Terms } from '../protocol'
import { speak } from '../words/language.svelte'
import { breathe, seated, type Seated } from '../../tests/seated'
import { UNSEEN } from './GuardedButton.svelte'
import { CurrentMoment } from './moments/currentMoment.svelte'
import PlayArea from './PlayArea.svelte'
import { Recall } from './recall.svelte'

let table: Seated
let end: () => void = () => undefined

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  await speak('en')
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

function sit(...moves: readonly Offer[]): void {
  sitWith(moves)
}

function sitWith(moves: readonly Offer[], hand: HandView = {}, area = { width: 1300, height: 850 }): void {
  table = seated(moves, hand)
  end = $effect.root(() => {
    const [recall, moments] = [new Recall(table.client), new CurrentMoment(table.client)]
    render(PlayArea, { table: table.client, recall, moments, area })
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
    sitWith([['catch 3'], ['draw']], { exposed: [3] })
    vi.advanceTimersByTime(UNSEEN)
    await press('Catch Théo')
    await othersTurn(['B7', 'G4', 'W', 'HW'])

    expect([table.moves(), inHand()]).toEqual([['catch 3'], true])
  })

  test('when a refusal is put away', async () => {
    sit(['draw'])
    void table.client.act('draw')
    await table.refuse('stale')
    await press('Close')

    expect(inHand()).toBe(true)
  })
})

describe('whom nothing on the table speaks against', () => {
  const blind: Offer[] = [['catch 1'], ['catch 2'], ['catch 3'], ['flag 1'], ['flag 2'], ['flag 3'], ['draw']]
  const accusing = () => screen.getByRole('button', { name: 'Accuse someone…' })

  test.each([1300, 390])('is accused from one list, and the open calls stay on the table (%i)', (width) => {
    sitWith(blind, { exposed: [3], laid_by: 1 }, { width, height: 850 })

    const names = screen.getAllByRole('button', { name: /^(Catch|Flag)/ }).map((each) => each.ariaLabel)
    expect(names).toEqual(['Catch Théo', 'Flag Nadia’s card'])
    expect(accusing()).toBeTruthy()
  })

  test('is accused at a price that is said', async () => {
    table = seated(blind, {}, { terms: { rules: 'classic+false_catch=draw2' } as Terms })
    end = $effect.root(() => {
      const [recall, moments] = [new Recall(table.client), new CurrentMoment(table.client)]
      render(PlayArea, { table: table.client, recall, moments, area: { width: 1300, height: 850 } })
    })
    await press('Accuse someone…')
    expect(screen.getByRole('dialog').textContent).toContain('If you’re wrong, you draw two cards.')
    await press('Catch Bruno')

    expect(table.moves()).toEqual(['catch 2'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is accused of nothing where nothing is offered', () => {
    sitWith([['catch 3'], ['draw']], { exposed: [3] })

    expect(screen.queryByRole('button', { name: 'Accuse someone…' })).toBeNull()
  })
})

describe('the loud button', () => {
  const loud = () => document.querySelector('button.loud')
  const areas = [
    { width: 1300, height: 850 },
    { width: 390, height: 780 },
  ]

  test.each(areas)('is not there where UNO cannot be called (%o)', (area) => {
    sitWith([['play B7'], ['draw']], {}, area)

    expect(loud()).toBeNull()
  })

  test.each(areas)('calls at once where no card is taken up (%o)', async (area) => {
    sitWith([['play B7'], ['uno'], ['draw']], {}, area)
    vi.advanceTimersByTime(UNSEEN)
    await press('UNO!')

    expect(table.moves()).toEqual(['uno'])
  })

  test.each(areas)('plays the card that is taken up and calls in one press (%o)', async (area) => {
    sitWith([['play B7'], ['play B7!'], ['draw']], {}, area)
    await press(/^Blue 7/)
    vi.advanceTimersByTime(UNSEEN)
    await press(/^UNO! Play blue 7$/)

    expect(table.moves()).toEqual(['play B7!'])
  })

  test('is not the only way to play the card', async () => {
    sit(['play B7'], ['play B7!'], ['draw'])
    await press(/^Blue 7/)
    await press('Play blue 7')

    expect(table.moves()).toEqual(['play B7'])
  })
})

test('the hand is sorted from a place of its own: nothing comes under the pointer where Play was', async () => {
  sit(['play B7'], ['draw'])
  const sort = () => screen.getByRole('button', { name: /^Sort/ }).closest('.sort')
  expect(sort()).not.toBeNull()
  expect(document.querySelector('.actions .play')?.children.length).toBe(0)
  await press(/^Blue 7/)

  expect(sort()).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Play blue 7' }).closest('.play')).not.toBeNull()
})

describe('while something is asked', () => {
  const drawn: Offer[] = [['play B7'], ['play B7!'], ['keep'], ['uno']]
  const controls = () => [
    ...screen.queryAllByRole('button', { name: /UNO/ }),
    ...screen.queryAllByRole('switch', { name: /UNO/ }),
  ]

  test('UNO is called in one place only', () => {
    for (const area of [
      { width: 1300, height: 850 },
      { width: 1018, height: 590 },
      { width: 360, height: 590 },
    ]) {
      sitWith(drawn, { hand: ['B7', 'G4'], drawn: 'B7', phase: 'drawn:0' }, area)

      expect(screen.getByRole('dialog')).toBeTruthy()
      expect(controls().map((each) => each.getAttribute('role'))).toEqual(['switch'])
      end()
      cleanup()
    }
  })

  test('the call can still go with the card whose color is asked for', async () => {
    sit(['play W>R'], ['play W>R!'], ['play W>B'], ['play W>B!'], ['draw'])
    await press(/^Wild,/)
    await press(/^Play(?!.*UNO)/)
    expect(controls().map((each) => each.getAttribute('role'))).toEqual(['switch'])
    vi.advanceTimersByTime(UNSEEN)
    await fireEvent.click(screen.getByRole('switch'))
    await press(/^Blue\b.*have/)

    expect(table.moves()).toEqual(['play W>B!'])
  })
})

test('on a phone a button that grows into the place of another takes no press that was meant for that', async () => {
  sitWith([['play B7'], ['draw']], {}, { width: 360, height: 690 })
  const draw = () => screen.getByRole('button', { name: /^Draw(?! pile)/ })
  await press(/^Blue 7/)
  await press(/^Blue 7/)
  table.update({
    yours: [table.sent().at(-1)?.id ?? 0],
    hand: { top: 'B7', hand: ['B8', 'G4'], moves: [['play B8'], ['draw']], counts: [2, 7, 7, 1] },
  })
  await breathe()
  await fireEvent.click(draw())
  expect(table.moves()).toEqual(['play B7'])
  vi.advanceTimersByTime(UNSEEN)
  await fireEvent.click(draw())

  expect(table.moves()).toEqual(['play B7', 'draw'])
})
