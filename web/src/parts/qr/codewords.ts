/** From text to the codewords of a QR code: bytes, padding, blocks, correction (level M, versions 1 to 10). */
import { correction } from './galois'

interface Capacity {
  /** Correction codewords of each block. */
  correcting: number
  /** Data codewords of each block, in order. */
  blocks: readonly number[]
}

const of = (times: number, words: number) => new Array<number>(times).fill(words)

/** Level M as ISO/IEC 18004 lists it. */
const CAPACITIES: readonly Capacity[] = [
  { correcting: 10, blocks: [16] },
  { correcting: 16, blocks: [28] },
  { correcting: 26, blocks: [44] },
  { correcting: 18, blocks: of(2, 32) },
  { correcting: 24, blocks: of(2, 43) },
  { correcting: 16, blocks: of(4, 27) },
  { correcting: 18, blocks: of(4, 31) },
  { correcting: 22, blocks: [...of(2, 38), ...of(2, 39)] },
  { correcting: 22, blocks: [...of(3, 36), ...of(2, 37)] },
  { correcting: 26, blocks: [...of(4, 43), 44] },
]

const BYTES = 0b0100
const PADDING = [0xec, 0x11]

export function capacityOf(version: number): Capacity {
  const capacity = CAPACITIES[version - 1]
  if (capacity === undefined)
    throw new RangeError(`version: expected 1 to ${CAPACITIES.length}, came ${version}`)
  return capacity
}

/** The smallest version that holds so many bytes. */
export function versionFor(bytes: number): number {
  const nth = CAPACITIES.findIndex((_, at) => bytes <= room(at + 1))
  if (nth < 0) throw new RangeError(`text: expected at most ${room(CAPACITIES.length)} bytes, came ${bytes}`)
  return nth + 1
}

export function codewords(bytes: Uint8Array, version: number): number[] {
  const { correcting, blocks } = capacityOf(version)
  const data = padded(bytes, version)
  let start = 0
  const split = blocks.map((words) => data.slice(start, (start += words)))
  return [...woven(split), ...woven(split.map((block) => correction(block, correcting)))]
}

function words(version: number): number {
  return capacityOf(version).blocks.reduce((sum, block) => sum + block, 0)
}

/** From version 10 the length takes two bytes. */
function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

function room(version: number): number {
  return Math.floor((8 * words(version) - 4 - lengthBits(version)) / 8)
}

/** Mode, length, bytes and an end, filled up to what the version holds. */
function padded(bytes: Uint8Array, version: number): number[] {
  const bits = [
    ...bitsOf(BYTES, 4),
    ...bitsOf(bytes.length, lengthBits(version)),
    ...[...bytes].flatMap((byte) => bitsOf(byte, 8)),
    ...bitsOf(0, 4),
  ]
  const data: number[] = []
  for (let at = 0; at < bits.length && data.length < words(version); at += 8)
    data.push(
      Array.from({ length: 8 }, (_, nth) => bits[at + nth] ?? 0).reduce((sum, bit) => 2 * sum + bit, 0),
    )
  for (let nth = 0; data.length < words(version); nth++) data.push(PADDING[nth % 2] ?? 0)
  return data
}

export function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, nth) => (value >> (count - 1 - nth)) & 1)
}

/** The first word of every block, then the second of every block … */
function woven(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length))
  return Array.from({ length: longest }, (_, nth) =>
    blocks.flatMap((block) => block.slice(nth, nth + 1)),
  ).flat()
}
