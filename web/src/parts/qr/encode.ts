/** Text as a QR code: byte mode, level M, versions 1 to 10. */
import { bitsOf, codewords, versionFor } from './codewords'
import { MASKS, penalty } from './masks'
import { formatPlaces, path, patterns, remainder, type Laid, type Matrix } from './matrix'

const LEVEL_M = 0b00

/** The dark modules, row by row; `RangeError` where the text is too long. */
export function encode(text: string): Laid {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  const bits = codewords(bytes, version).flatMap((word) => bitsOf(word, 8))
  const bare = patterns(version)
  const laid = MASKS.map((_, mask) => withMask(bare, bits, mask))
  return laid.reduce((best, other) => (penalty(other) < penalty(best) ? other : best))
}

/** The fifteen bits that name level and mask. */
export function formatBits(mask: number): number {
  const named = (LEVEL_M << 3) | mask
  return ((named << 10) | remainder(named, 10, 0x537)) ^ 0x5412
}

function withMask(bare: Matrix, bits: readonly number[], mask: number): Laid {
  const laid = bare.map((line) => line.map((dark) => dark ?? false))
  const covers = MASKS[mask]
  path(bare).forEach(([row, column], nth) => {
    const line = laid[row]
    if (line !== undefined) line[column] = (bits[nth] === 1) !== covers?.(row, column)
  })
  bitsOf(formatBits(mask), 15).forEach((bit, nth) => {
    for (const [row, column] of formatPlaces(bare.length)[nth] ?? []) {
      const line = laid[row]
      if (line !== undefined) line[column] = bit === 1
    }
  })
  return laid
}
