/** The eight masks that break up even areas, and how ugly a code is under each. */
import type { Laid } from './matrix'

export const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

const LIKE_A_FINDER = ['10111010000', '00001011101']

/** Points against a code: long runs, blocks of four, lines that look like a finder, too much of one shade. */
export function penalty(laid: Laid): number {
  const lines = [...laid, ...turned(laid)].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''))
  const dark = laid.flat().filter(Boolean).length / laid.length ** 2
  return (
    sum(lines.map(runs)) +
    3 * blocks(laid) +
    40 * sum(lines.map(finders)) +
    10 * Math.floor(Math.abs(dark * 100 - 50) / 5)
  )
}

function turned(laid: Laid): Laid {
  return laid.map((_, column) => laid.map((line) => line[column] ?? false))
}

function runs(line: string): number {
  return sum((line.match(/0{5,}|1{5,}/g) ?? []).map((run) => run.length - 2))
}

function blocks(laid: Laid): number {
  let found = 0
  for (let row = 1; row < laid.length; row++)
    for (let column = 1; column < laid.length; column++) {
      const here = laid[row]?.[column]
      const same = [laid[row - 1]?.[column], laid[row]?.[column - 1], laid[row - 1]?.[column - 1]]
      if (same.every((other) => other === here)) found++
    }
  return found
}

function finders(line: string): number {
  let found = 0
  for (let at = 0; at + 11 <= line.length; at++) if (LIKE_A_FINDER.includes(line.slice(at, at + 11))) found++
  return found
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
