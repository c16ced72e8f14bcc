import { render, screen } from '@testing-library/svelte'
import decode from 'qr/decode.js'
import { expect, test } from 'vitest'
import QrCode from './QrCode.svelte'

/** The side of a module, in pixels. */
const SCALE = 4

/** What a scanner reads from the picture. */
function read(picture: Element): string {
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2])
  const width = side * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  const path = picture.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    darken(data, width, Number(column) * SCALE, Number(row) * SCALE)
  }
  return decode({ width, height: width, data })
}

function darken(data: Uint8Array, width: number, left: number, top: number): void {
  for (let y = top; y < top + SCALE; y++) {
    for (let x = left; x < left + SCALE; x++) data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3)
  }
}

function drawn(text: string): Element {
  render(QrCode, { text, label: 'the link' })
  return screen.getByRole('img', { name: 'the link' })
}

test.each([1, 14, 15, 26, 42, 62, 84, 106, 107, 122, 152, 180, 181, 213])(
  '%i bytes are read back',
  (bytes) => {
    const text = 'https://cards.example/t/'.padEnd(bytes, 'K7RM4XYZ').slice(0, bytes)

    expect(read(drawn(text))).toBe(text)
  },
)

test('letters beyond English are read back', () => {
  expect(read(drawn('Théo à Évora, ¿sí? 🃏'))).toBe('Théo à Évora, ¿sí? 🃏')
})

test('a link has as many modules as level M needs, and four light ones around', () => {
  const picture = drawn('https://cards.example/t/K7RM4XYZ')

  expect(picture.getAttribute('viewBox')).toBe('0 0 37 37')
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^M4 4h1v1h-1z/)
})

test('a QR code is a picture with a name', () => {
  render(QrCode, { text: 'https://cards.example/t/K7RM4XYZ', label: 'Link to the table' })

  expect(
    screen.getByRole('img', { name: 'Link to the table' }).querySelector('path')?.getAttribute('d'),
  ).toMatch(/^M4 4h1/)
})
