import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { along, focusTaken, keepsFocus, stepTo } from './focus'

function button(): HTMLButtonElement {
  return document.body.appendChild(document.createElement('button'))
}

let before: HTMLButtonElement
let sheet: HTMLButtonElement
let hand: HTMLButtonElement

beforeEach(() => {
  ;[before, sheet, hand] = [button(), button(), button()]
  before.focus()
})

afterEach(() => {
  document.body.replaceChildren()
})

describe('focus that a sheet has taken', () => {
  test('goes back to what had it', () => {
    const giveBack = focusTaken(() => hand)
    sheet.focus()
    sheet.remove()
    giveBack()

    expect(document.activeElement).toBe(before)
  })

  test('goes where play goes on when that is gone', () => {
    const giveBack = focusTaken(() => hand)
    sheet.focus()
    sheet.remove()
    before.remove()
    giveBack()

    expect(document.activeElement).toBe(hand)
  })

  test('stays with who has moved on meanwhile', () => {
    const giveBack = focusTaken(() => hand)
    const writing = button()
    writing.focus()
    sheet.remove()
    giveBack()

    expect(document.activeElement).toBe(writing)
  })
})

describe('focus within a box that keeps it', () => {
  let box: HTMLElement
  let pressed: HTMLButtonElement
  let rest: (() => void) | undefined

  beforeEach(() => {
    box = document.body.appendChild(document.createElement('div'))
    pressed = box.appendChild(document.createElement('button'))
    rest = keepsFocus(() => hand)(box) ?? undefined
    pressed.focus()
  })

  afterEach(() => {
    rest?.()
  })

  /** Waits until the observer has seen the changes. */
  async function seen(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve))
  }

  test('goes on when what had it is taken away', async () => {
    pressed.remove()
    await seen()

    expect(document.activeElement).toBe(hand)
  })

  test('goes on when what had it can no longer be pressed', async () => {
    pressed.disabled = true
    await seen()

    expect(document.activeElement).toBe(hand)
  })

  test('goes on with the whole part in which it was', async () => {
    const part = box.appendChild(document.createElement('div'))
    const inside = part.appendChild(document.createElement('button'))
    inside.focus()
    part.remove()
    await seen()

    expect(document.activeElement).toBe(hand)
  })

  test('stays where somebody has gone', async () => {
    before.focus()
    pressed.remove()
    await seen()

    expect(document.activeElement).toBe(before)
  })

  test('is not called back for who has touched something else', async () => {
    pressed.blur()
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    pressed.remove()
    await seen()

    expect(document.activeElement).toBe(document.body)
  })

  test('stays while anything else changes', async () => {
    box.append(document.createElement('p'))
    await seen()

    expect(document.activeElement).toBe(pressed)
  })
})

test('right and down lead to the next choice, left and up to the one before', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => stepTo(key, 1, 4))).toEqual([
    2, 2, 0, 0,
  ])
})

test('after the last comes the first again', () => {
  expect([stepTo('ArrowRight', 3, 4), stepTo('ArrowLeft', 0, 4)]).toEqual([0, 3])
})

test('Home and End lead to the ends', () => {
  expect([stepTo('Home', 2, 4), stepTo('End', 2, 4)]).toEqual([0, 3])
})

test('other keys are left to the page', () => {
  expect(stepTo('Enter', 1, 4)).toBeNull()
})

test.each([
  ['ArrowUp', -1, 4],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['ArrowDown', -1, 4],
  ['ArrowDown', 2, 3],
  ['ArrowDown', 4, 4],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 1, null],
])('%s leads from %i of five to %s', (key, at, to) => {
  expect(along(key, at, 5)).toBe(to)
})

test('where there is nothing arrows lead nowhere', () => {
  expect(along('ArrowUp', -1, 0)).toBeNull()
})
