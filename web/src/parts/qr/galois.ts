/** Arithmetic in the field of 256 elements that QR codes use (x⁸ + x⁴ + x³ + x² + 1), and Reed–Solomon with it. */
const EXP: number[] = []
const LOG: number[] = []

for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value <<= 1
  if (value > 255) value ^= 0x11d
}

export function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0
  return EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0
}

/** The codewords that let a reader mend what it misread: the remainder of the data by the generator. */
export function correction(data: readonly number[], count: number): number[] {
  const by = generator(count)
  let rest = new Array<number>(count).fill(0)
  for (const word of data) {
    const lead = word ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, nth) => value ^ times(by[nth] ?? 0, lead))
  }
  return rest
}

/** The coefficients of (x − 1)(x − 2)(x − 4)… after the leading one. */
function generator(degree: number): number[] {
  let product = [1]
  for (let power = 0; power < degree; power++) {
    const root = EXP[power] ?? 0
    product = [...product, 0].map((value, nth) => value ^ times(root, product[nth - 1] ?? 0))
  }
  return product.slice(1)
}
