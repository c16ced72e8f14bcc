import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '../../words/language.svelte'
import { seated, type Seated } from '../../../tests/seated'
import { anchor } from './anchors'
import Flights, { hideUntilLanded, landingsOf } from './Flights.svelte'
import type { Flight } from './flights'

let table: Seated
let container: HTMLElement
let ends: (() => void)[]

/** Puts an anchor on the screen. */
function stand(name: string): void {
  const node = document.createElement('div')
  Object.defineProperty(node, 'offsetWidth', { value: 100 })
  node.getBoundingClientRect = () => new DOMRect(10, 10, 100, 140)
  const left = anchor(node, name)
  ends.push(() => {
    if (left && 'destroy' in left) left.destroy?.()
  })
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await speak('en')
  ends = []
  for (const name of ['draw', 'discard', 'top', 'hand', 'seat:2', 'seat:3']) stand(name)
  table = seated([])
  container = render(Flights, { table: table.client }).container
})

afterEach(() => {
  cleanup()
  for (const end of ends) end()
  vi.useRealTimers()
})

async function drew(seat: number, cards: number): Promise<void> {
  const backs = Array.from({ length: cards }, () => '?')
  table.update({ events: [{ of: 'hand', kind: 'drew', rule: 'R-24', seat, cards: backs }] })
  await tick()
  await tick()
}

const nodes = () => container.querySelectorAll('.lane').length

describe('cards in the air', () => {
  test('are there until they have landed', async () => {
    await drew(2, 3)
    expect(nodes()).toBe(3)

    await vi.advanceTimersByTimeAsync(1000)
    expect(nodes()).toBe(0)
  })

  test('are few, however many are drawn', async () => {
    await drew(2, 30)

    expect(nodes()).toBe(4)
  })

  test('give way to what happens next', async () => {
    await drew(2, 3)
    await drew(3, 1)

    expect(nodes()).toBe(1)
  })

  test('are none where motion is unwelcome', async () => {
    document.documentElement.dataset.motion = 'less'
    await drew(2, 3)

    expect(nodes()).toBe(0)
  })

  test('go to the hand where a seat has no place, and are none where nothing is on the screen', async () => {
    await drew(1, 1)
    expect(nodes()).toBe(1)

    for (const end of ends) end()
    await drew(1, 1)
    expect(nodes()).toBe(0)
  })

  test('are none where nobody looks', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await drew(2, 1)

    expect(nodes()).toBe(0)
    vi.restoreAllMocks()
  })

  test('are nothing to a screen reader', async () => {
    await drew(2, 1)

    expect(container.querySelector('.sky')?.getAttribute('aria-hidden')).toBe('true')
  })
})

const FLIGHT: Flight = { card: 'B7', from: 'draw', to: 'discard', turns: false, after: 0, lasts: 260 }

describe('what lands', () => {
  test('on the pile is its upper card, when the last one has arrived', () => {
    const landings = landingsOf([FLIGHT, { ...FLIGHT, after: 100 }])

    expect([...landings]).toEqual([['top', 360]])
  })

  test('in your hand is the card itself; at another seat there is nothing to hide', () => {
    const landings = landingsOf([
      { ...FLIGHT, to: 'card:B7#0' },
      { ...FLIGHT, to: 'seat:2' },
      { ...FLIGHT, to: 'draw' },
    ])

    expect([...landings.keys()]).toEqual(['card:B7#0'])
  })

  test('is hidden where it is on the screen', () => {
    const node = document.createElement('span')
    const leaving = anchor(node, 'top')

    expect(
      hideUntilLanded(
        new Map([
          ['top', 100],
          ['card:gone', 100],
        ]),
      ),
    ).toHaveLength(1)
    if (leaving && 'destroy' in leaving) leaving.destroy?.()
    expect(hideUntilLanded(new Map([['top', 100]]))).toHaveLength(0)
  })
})
