import { describe, expect, test } from 'vitest'
import { companyOf } from './company'

const BOT = { by: 'bot', bot: 'keen' } as const

function namesWith(...people: readonly string[]): readonly string[] {
  const seats = Array.from({ length: 10 }, () => BOT)
  return companyOf('x', { seats, people: people.map((name) => ({ id: name, name })) }, null).names
}

describe('ten bots', () => {
  test('have ten names', () => {
    expect(new Set(namesWith()).size).toBe(10)
  })

  test('leave a name to a person, and the names come round with a number', () => {
    expect(namesWith('Bruno').slice(0, 2)).toEqual(['Nadia', 'Chloé'])
    expect(namesWith('Bruno').at(-1)).toBe('Nadia 2')
  })

  test('are not called like a person who has a number already', () => {
    expect(namesWith('Bruno', 'Nadia 2').at(-1)).toBe('Bruno 2')
  })
})
