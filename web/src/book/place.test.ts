import { describe, expect, test } from 'vitest'
import { drift, placeRead, reveal } from './OpenBook.svelte'

function standing(id: string, top: number, height: number): HTMLElement {
  const element = document.createElement('article')
  element.id = id
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height)
  return element
}

describe('the place where somebody reads', () => {
  test('is the first entry that is still in view', () => {
    const entries = [standing('R-01', -300, 200), standing('R-02', -100, 150), standing('R-03', 50, 200)]

    expect(placeRead(entries)).toEqual({ id: 'R-02', top: -100 })
  })

  test('is nowhere among entries that are not shown', () => {
    expect(placeRead([standing('R-01', 0, 0)])).toBeNull()
  })

  test('is found again however far the text has moved it', () => {
    const before = { id: 'R-02', top: -100 }

    expect(drift(before, standing('R-02', 260, 150))).toBe(360)
    expect(drift(before, null)).toBe(0)
  })
})

describe('a list', () => {
  test('scrolls to the row that lies below it', () => {
    const list = standing('list', 0, 400)
    reveal(list, standing('row', 500, 44))

    expect(list.scrollTop).toBe(300)
  })

  test('rests where the row is in view or there is none', () => {
    const list = standing('list', 0, 400)
    reveal(list, standing('row', 300, 44))
    reveal(list, null)

    expect(list.scrollTop).toBe(0)
  })
})
