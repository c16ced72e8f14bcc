import { describe, expect, test } from 'vitest'
import { companyOf, NOBODY, withShortNames } from './company'

const BOT = { by: 'bot', bot: 'keen' } as const

function namesWith(seats: number, ...people: readonly string[]): readonly string[] {
  const bots = Array.from({ length: seats }, () => BOT)
  return companyOf('x', { seats: bots, people: people.map((name) => ({ id: name, name })) }, null).names
}

describe('a bot', () => {
  test('has a name of its own at each of ten seats', () => {
    expect(new Set(namesWith(10)).size).toBe(10)
  })

  test('leaves its name to a person, takes one to spare, and all others keep theirs', () => {
    expect(namesWith(4)).toEqual(['Nadia', 'Bruno', 'Chloé', 'Omar'])
    expect(namesWith(4, 'Bruno')).toEqual(['Nadia', 'Lúcia', 'Chloé', 'Omar'])
  })

  test('has a number only where there is another of that name', () => {
    expect(namesWith(10, 'Bruno').filter((name) => /\d/.test(name))).toEqual(['Bruno 2'])
    expect(namesWith(10, 'Bruno', 'Bruno 2')[1]).toBe('Bruno 3')
  })

  test('leaves it to a person who only writes it in another way', () => {
    expect(namesWith(4, 'BRUNO', 'chloe')).toEqual(['Nadia', 'Lúcia', 'Felix', 'Omar'])
  })
})

describe('a short name', () => {
  function short(...names: readonly string[]): readonly string[] {
    return withShortNames({ ...NOBODY, names }).names
  }

  test('is the whole name where that is short enough', () => {
    expect(short('Ana', 'Thirteenchars')).toEqual(['Ana', 'Thirteenchars'])
  })

  test('keeps the number that tells two people apart, in either way of writing it', () => {
    expect(short('Christopher-Ann', 'Christopher-Ann (2)', 'Christopher-Ann 2')).toEqual([
      'Christopher-…',
      'Christop… (2)',
      'Christophe… 2',
    ])
  })
})
