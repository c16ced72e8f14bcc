/** Where the modules of a QR code stand: the patterns every code has, and the way the data winds around them. */
export type Matrix = (boolean | null)[][]
/** Whether a module is dark, once all are laid. */
export type Laid = boolean[][]

const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]

export function sideOf(version: number): number {
  return 17 + 4 * version
}

/** Everything but data and format: `null` is free, and what the format will take is held by light modules. */
export function patterns(version: number): Matrix {
  const side = sideOf(version)
  const matrix: Matrix = Array.from({ length: side }, () => new Array<boolean | null>(side).fill(null))
  for (const [row, column] of [
    [3, 3],
    [3, side - 4],
    [side - 4, 3],
  ] as const)
    square(matrix, row, column, 4, (ring) => ring !== 2 && ring !== 4)
  for (let nth = 8; nth < side - 8; nth++) {
    set(matrix, 6, nth, nth % 2 === 0)
    set(matrix, nth, 6, nth % 2 === 0)
  }
  align(matrix, version)
  for (const [row, column] of formatPlaces(side).flat()) set(matrix, row, column, false)
  set(matrix, side - 8, 8, true)
  if (version >= 7) markVersion(matrix, version)
  return matrix
}

/** The two places of each of the fifteen bits of the format, the highest bit first. */
export function formatPlaces(side: number): [number, number][][] {
  const along = [0, 1, 2, 3, 4, 5, 7, 8]
  const beside = Array.from({ length: 15 }, (_, nth): [number, number] =>
    nth < 8 ? [8, along[nth] ?? 0] : [along[14 - nth] ?? 0, 8],
  )
  const apart = Array.from({ length: 15 }, (_, nth): [number, number] =>
    nth < 7 ? [side - 1 - nth, 8] : [8, side - 15 + nth],
  )
  return beside.map((place, nth) => [place, apart[nth] ?? place])
}

/** The free modules in the order of the data: up and down in columns of two, from the right, not through column 6. */
export function path(matrix: Matrix): [number, number][] {
  const side = matrix.length
  const found: [number, number][] = []
  let up = true
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let nth = 0; nth < side; nth++) {
      const row = up ? side - 1 - nth : nth
      for (const column of [right, right - 1]) if (matrix[row]?.[column] === null) found.push([row, column])
    }
    up = !up
  }
  return found
}

/** A remainder as format and version use it: so many bits after the value, by a generator. */
export function remainder(value: number, bits: number, generator: number): number {
  const top = 31 - Math.clz32(generator)
  let rest = value << bits
  while (rest > 0 && 31 - Math.clz32(rest) >= top) rest ^= generator << (31 - Math.clz32(rest) - top)
  return rest
}

function markVersion(matrix: Matrix, version: number): void {
  const side = matrix.length
  const bits = (version << 12) | remainder(version, 12, 0x1f25)
  for (let nth = 0; nth < 18; nth++) {
    const dark = ((bits >> nth) & 1) === 1
    const [near, far] = [Math.floor(nth / 3), side - 11 + (nth % 3)]
    set(matrix, near, far, dark)
    set(matrix, far, near, dark)
  }
}

function align(matrix: Matrix, version: number): void {
  const places = ALIGNMENT[version - 1] ?? []
  const last = places.at(-1)
  for (const row of places)
    for (const column of places) {
      const inCorner = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
      if (!inCorner) square(matrix, row, column, 2, (ring) => ring !== 1)
    }
}

function square(
  matrix: Matrix,
  row: number,
  column: number,
  reach: number,
  dark: (ring: number) => boolean,
): void {
  for (let down = -reach; down <= reach; down++)
    for (let across = -reach; across <= reach; across++)
      set(matrix, row + down, column + across, dark(Math.max(Math.abs(down), Math.abs(across))))
}

function set(matrix: Matrix, row: number, column: number, dark: boolean): void {
  const line = matrix[row]
  if (line !== undefined && column >= 0 && column < line.length) line[column] = dark
}
