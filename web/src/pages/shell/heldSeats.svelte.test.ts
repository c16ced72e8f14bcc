import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { kept } from '../../state/storage'
import { seated } from '../../../tests/seated'
import { keepSeat } from './heldSeats.svelte'

test('whoever sits on writes nothing: another tab may have sat down since', () => {
  const { state, update } = seated([])
  const end = $effect.root(() => {
    keepSeat('AAAAAAAA', state)
  })
  flushSync()
  expect(kept('penult.tables')).toEqual([{ code: 'AAAAAAAA', edition: 'hp2003' }])
  const later = [{ code: 'BBBBBBBB', edition: 'classic' }]
  localStorage.setItem('penult.tables', JSON.stringify(later))
  update({ hand: { counts: [4, 7, 7, 2] } })
  flushSync()

  expect(kept('penult.tables')).toEqual(later)
  update({ table: { you: null } })
  flushSync()
  expect(kept('penult.tables')).toEqual(later)
  end()
})
