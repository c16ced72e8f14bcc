import { describe, expect, it } from 'vitest'
import { kindOf, ruleNumbers, tidyId } from './ids'

describe('an id', () => {
  it.each([
    ['r28', 'R-28'],
    [' R 8 ', 'R-08'],
    ['a-100', 'A-100'],
    ['d004', 'D-04'],
    ['drawn', 'drawn'],
    ['R-1000', 'R-1000'],
  ])('%j is read as %s', (typed, id) => {
    expect(tidyId(typed)).toBe(id)
  })

  it('tells what the entry is', () => {
    expect(['R-28', 'A-14', 'D-04', 'drawn', 'Anything'].map(kindOf)).toEqual([
      'rule',
      'ruling',
      'difference',
      'option',
      'option',
    ])
  })
})

describe('the rules of a section', () => {
  it('are told as runs in order', () => {
    expect(ruleNumbers(['R-70', 'R-01', 'R-02', 'R-03', 'A-01', 'D-02'])).toBe('1–3, 70')
  })

  it('are none where nothing is a rule', () => {
    expect(ruleNumbers(['score', 'A-53'])).toBe('')
  })
})
