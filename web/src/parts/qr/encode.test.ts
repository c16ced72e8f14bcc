import { expect, test } from 'vitest'
import { bitsOf, capacityOf, codewords, versionFor } from './codewords'
import { encode, formatBits } from './encode'
import { correction, times } from './galois'
import { MASKS } from './masks'
import { path, patterns, remainder, sideOf, type Laid } from './matrix'

const link = (bytes: number) => 'https://cards.example/t/'.padEnd(bytes, 'K7RM4XYZ')

/** A plain reader: format, mask, path, blocks, bytes. It checks the correction words by asking for a zero syndrome. */
function read(laid: Laid): string {
  const version = (laid.length - 17) / 4
  const mask = maskOf(laid)
  const bits = path(patterns(version)).map(
    ([row, column]) => laid[row]?.[column] !== MASKS[mask]?.(row, column),
  )
  const words = Array.from({ length: bits.length >> 3 }, (_, nth) => number(bits.slice(8 * nth, 8 * nth + 8)))
  const { blocks, correcting } = capacityOf(version)
  const data = blocks.map((): number[] => [])
  const total = blocks.reduce((sum, length) => sum + length, 0)
  let at = 0
  for (let nth = 0; at < total; nth++)
    blocks.forEach((length, block) => {
      if (nth < length) data[block]?.push(words[at++] ?? 0)
    })
  data.forEach((block, nth) => {
    const whole = [
      ...block,
      ...Array.from({ length: correcting }, (_, step) => words[total + step * blocks.length + nth] ?? 0),
    ]
    for (let power = 0, root = 1; power < correcting; power++, root = times(root, 2))
      expect(whole.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0)
  })
  const stream = data.flat().flatMap((word) => bitsOf(word, 8).map(Boolean))
  expect(number(stream.slice(0, 4))).toBe(4)
  const long = version < 10 ? 8 : 16
  const length = number(stream.slice(4, 4 + long))
  const bytes = Array.from({ length }, (_, nth) =>
    number(stream.slice(4 + long + 8 * nth, 12 + long + 8 * nth)),
  )
  return new TextDecoder().decode(new Uint8Array(bytes))
}

/** Both copies of the format must say the same. */
function maskOf(laid: Laid): number {
  const side = laid.length
  const dark = (row: number, column: number) => laid[row]?.[column] ?? false
  const near = [0, 1, 2, 3, 4, 5, 7, 8].map((column) => dark(8, column))
  const below = [7, 5, 4, 3, 2, 1, 0].map((row) => dark(row, 8))
  const foot = Array.from({ length: 7 }, (_, nth) => dark(side - 1 - nth, 8))
  const right = Array.from({ length: 8 }, (_, nth) => dark(8, side - 8 + nth))
  expect([...near, ...below]).toEqual([...foot, ...right])
  const format = number([...near, ...below]) ^ 0x5412
  expect(format >> 13).toBe(0)
  return (format >> 10) & 7
}

function number(bits: readonly boolean[]): number {
  return bits.reduce((sum, bit) => 2 * sum + Number(bit), 0)
}

test('the correction words are those of the example in the standard', () => {
  const data = [
    0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
  ]

  expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
})

test('the format of level M and mask 5 is that of the standard', () => {
  expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110')
})

test('the mark of version 7 is that of the standard', () => {
  expect(((7 << 12) | remainder(7, 12, 0x1f25)).toString(2).padStart(18, '0')).toBe('000111110010010100')
})

test('short data is filled up with the two padding words in turn', () => {
  const words = codewords(new Uint8Array([0x41]), 1)

  expect(words.slice(0, 6)).toEqual([0x40, 0x14, 0x10, 0xec, 0x11, 0xec])
})

test('every version holds as many bytes as the standard says', () => {
  const most = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]

  expect(most.map(versionFor)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(most.slice(0, -1).map((bytes) => versionFor(bytes + 1))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('the free modules of a version are its codewords and a few left over', () => {
  const free = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((version) => path(patterns(version)).length)

  expect(free).toEqual([208, 359, 567, 807, 1079, 1383, 1568, 1936, 2336, 2768])
})

test.each([1, 14, 15, 26, 42, 62, 84, 106, 107, 122, 152, 180, 181, 213])(
  '%i bytes are read back',
  (bytes) => {
    const text = link(bytes).slice(0, bytes)

    expect(read(encode(text))).toBe(text)
  },
)

test('letters beyond English are read back', () => {
  expect(read(encode('Théo à Évora, ¿sí? 🃏'))).toBe('Théo à Évora, ¿sí? 🃏')
})

test('a code has finders in three corners and one dark module that is always there', () => {
  const laid = encode(link(60))
  const side = sideOf(4)
  const row = (line: number, from: number) =>
    laid[line]
      ?.slice(from, from + 7)
      .map(Number)
      .join('')

  expect([row(0, 0), row(3, 0), row(0, side - 7), row(side - 1, 0)]).toEqual([
    '1111111',
    '1011101',
    '1111111',
    '1111111',
  ])
  expect(laid[side - 8]?.[8]).toBe(true)
})

test('a text that is too long is refused in words', () => {
  expect(() => encode('x'.repeat(214))).toThrow('expected at most 213 bytes, came 214')
})
