import { expect, it } from 'vitest'
import { fitBeside } from './SectionRead.svelte'

it('a few cards stand beside many rules', () => {
  expect(fitBeside(8, 7)).toBe(true)
  expect(fitBeside(8, 10)).toBe(true)
})

it('many cards beside few rules would run on below them', () => {
  expect(fitBeside(8, 13)).toBe(false)
  expect(fitBeside(1, 1)).toBe(false)
})
