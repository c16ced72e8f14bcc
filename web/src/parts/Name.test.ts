import { expect, test } from 'vitest'
import { numberAtEnd, isLong } from './Name.svelte'

test.each([
  ['Guest 770', '770'],
  ['Invitado 4', '4'],
  ['Nadia 2', '2'],
  ['María del Carmen', ''],
  ['2001', ''],
  ['Ana 123456', ''],
])('of %s the end that has to be seen is "%s"', (name, end) => {
  expect(numberAtEnd(name)).toBe(end)
})

test('a name of more than one short word is long, counted by what is seen', () => {
  expect(isLong('María del Carmen')).toBe(true)
  expect(isLong('Théo')).toBe(false)
  expect(isLong('🂡🂢🂣🂤🂥🂦🂧🂨')).toBe(false)
})
