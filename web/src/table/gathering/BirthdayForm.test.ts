import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../generated/languages'
import { daysOf, monthNames, orderOf } from './BirthdayForm.svelte'

describe('a birthday', () => {
  test('may be the 29th of February, and never the 31st of April', () => {
    expect(daysOf(2)).toBe(29)
    expect(daysOf(4)).toBe(30)
    expect(daysOf(12)).toBe(31)
  })

  test('is asked in the order in which a language says it', () => {
    expect(orderOf(LOCALES.en)).toEqual(['month', 'day'])
    expect(orderOf(LOCALES.es)).toEqual(['day', 'month'])
    expect(orderOf(LOCALES.pt)).toEqual(['day', 'month'])
  })

  test('has twelve months, by name', () => {
    expect(monthNames(LOCALES.fr)).toHaveLength(12)
    expect(monthNames(LOCALES.fr)[7]).toBe('août')
  })
})
