import { describe, expect, test } from 'vitest'
import { anchor } from './anchors'
import type { Flight } from './flights'
import { hideUntilLanded, landingsOf } from './Flights.svelte'

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
