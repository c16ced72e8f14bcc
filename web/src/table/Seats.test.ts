import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { seating } from '../play/seating'
import { speak } from '../words/language.svelte'
import { placesAround, seatViewAt } from './people'
import { seated } from '../../tests/seated'
import Seats from './Seats.svelte'

beforeAll(() => speak('en'))

function sit(targets: readonly number[], isWide: boolean, ontarget = vi.fn(), busy = false) {
  const { view: table, hand, company } = seated([]).client
  if (!table || !hand) throw new Error('expected a hand, came none')
  const sitting = placesAround(table, hand.order).map((place) => seatViewAt(place, table, hand, company))
  const around = isWide ? seating(3, { width: 1040, height: 578 }) : null
  const leftOf = () => null
  return render(Seats, { sitting, seating: around, perRow: 3, leftOf, targets, busy, ontarget })
}

describe.each([
  ['on a wide mat', true],
  ['above a small mat', false],
])('seats %s', (_, isWide) => {
  test('are no buttons where nobody is to be chosen', () => {
    sit([], isWide)

    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test('can be pressed by name where one of them is to be chosen', async () => {
    const chosen = vi.fn()
    sit([1, 3], isWide, chosen)
    expect(screen.getAllByRole('button').map((each) => each.ariaLabel)).toEqual([
      'Choose Nadia',
      'Choose Théo',
    ])
    await fireEvent.click(screen.getByRole('button', { name: 'Choose Théo' }))

    expect(chosen).toHaveBeenCalledExactlyOnceWith(3)
  })

  test('take no second press while a choice is on its way', () => {
    sit([1, 3], isWide, vi.fn(), true)

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose Nadia' }).disabled).toBe(true)
  })
})
