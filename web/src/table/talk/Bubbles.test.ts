import { expect, test } from 'vitest'
import type { TalkLine } from '../../state/log'
import { hanging, lasting, type Heard } from './Bubbles.svelte'

function heard(number: number, person: string, at: number, text = ''): Heard {
  const line: TalkLine = {
    id: number,
    number,
    person,
    name: person,
    seat: 0,
    phrase: null,
    text,
    mine: false,
  }
  return { line, at }
}

const numbers = (all: readonly Heard[]) => all.map(({ line }) => line.number)

test('of each speaker only the last line hangs', () => {
  const all = [heard(1, 'ana', 0), heard(2, 'ben', 0), heard(3, 'ana', 100)]

  expect(numbers(hanging(all, 200))).toEqual([2, 3])
})

test('a line falls after a while, a long one later', () => {
  const [short, long] = [heard(1, 'ana', 0, 'Hm.'), heard(2, 'ben', 0, 'x'.repeat(60))]

  expect(numbers(hanging([short, long], lasting(short.line) + 1))).toEqual([2])
  expect(numbers(hanging([short, long], lasting(long.line) + 1))).toEqual([])
})

test('no line hangs for ever', () => {
  expect(lasting(heard(1, 'ana', 0, 'x'.repeat(5000)).line)).toBeLessThan(10_000)
})
