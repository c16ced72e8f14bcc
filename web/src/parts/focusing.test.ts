import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { focusTaken } from './focusing'

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
