import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Card from './Card.svelte'
import Fan from './Fan.svelte'

/** The drawing that the card refers to. */
function faceOf(container: HTMLElement): Element | null {
  const id = container.querySelector('use')?.getAttribute('href')?.slice(1)
  return id ? document.getElementById(id) : null
}

test('a card with a name is a picture, without one it is decoration', () => {
  render(Card, { code: 'B7', name: 'Blue 7, square' })
  const { container } = render(Card, { code: 'B7' })

  expect(screen.getByRole('img', { name: 'Blue 7, square' })).toBeTruthy()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('two cards with the same face share one drawing', () => {
  const one = render(Card, { code: 'G4', width: 100 })
  const other = render(Card, { code: 'G4', width: 120 })

  expect(faceOf(one.container)).not.toBeNull()
  expect(faceOf(one.container)).toBe(faceOf(other.container))
})

test('a narrow card has the drawing for narrow cards', () => {
  const wide = render(Card, { code: 'G4', width: 84 })
  const narrow = render(Card, { code: 'G4', width: 83 })

  expect(faceOf(narrow.container)).not.toBe(faceOf(wide.container))
})

test('a card that changes shows its new face', async () => {
  const { container, rerender } = render(Card, { code: 'RD', strength: 2 })
  const before = faceOf(container)
  await rerender({ code: 'RD', strength: 3 })

  expect(faceOf(container)).not.toBe(before)
})

test('the drawings come back when the page lost them', async () => {
  const { container, rerender } = render(Card, { code: 'Y1' })
  document.querySelector('.card-sheet')?.remove()
  await rerender({ code: 'Y2' })

  expect(faceOf(container)?.childElementCount).toBeGreaterThan(3)
})

test('a fan shows as many backs as there are cards', () => {
  const { container } = render(Fan, { cards: 11, width: 36, widest: 150 })

  expect(container.querySelectorAll('use')).toHaveLength(11)
})
