import { expect, test } from 'vitest'
import { fitBeside } from './SectionPage.svelte'

test('a few cards stand beside many rules', () => {
  expect(fitBeside(8, 7)).toBe(true)
  expect(fitBeside(8, 10)).toBe(true)
})

test('many cards beside few rules would run on below them', () => {
  expect(fitBeside(8, 13)).toBe(false)
  expect(fitBeside(1, 1)).toBe(false)
})
