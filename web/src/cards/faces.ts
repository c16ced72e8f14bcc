/** The drawings as `penult.webdata` takes them apart, and how a face is put together again. */
import data from '../generated/faces.json'

export type Color = 'R' | 'B' | 'G' | 'Y'
export type Size = 'full' | 'small' | 'hand'
/** How many cards a colored Draw card of the edition gives. */
export type Strength = 2 | 3

export interface Inks {
  name: string
  ground: string
  tint: string
  light: string
  figure: string
  shape: string
  chip: string
  solid: string
}

interface Drawings {
  width: number
  height: number
  chip_box: string
  definitions: string
  colors: Record<Color, Inks>
  outlines: string[]
  parts: (string | string[])[]
  faces: Record<Size, Record<string, number[]>>
  called: number[]
}

const drawings: Drawings = data

export const COLORS = Object.keys(drawings.colors) as Color[]
export const INKS = drawings.colors
export const CARD_BOX = `0 0 ${drawings.width} ${drawings.height}`
export const CHIP_BOX = drawings.chip_box
export const DEFINITIONS = drawings.definitions
export const BACK = '?'
export const BLANK = '*'

const FULL_FROM = 84

/** Cards under 84 pixels show a large figure and one flat shape. */
export function sizeAt(width: number): Size {
  return width >= FULL_FROM ? 'full' : 'small'
}

export function isColor(letter: string | null | undefined): letter is Color {
  return typeof letter === 'string' && letter in INKS
}

/** The inside of a card's picture, from the ground to the edge; a card nobody knows is drawn blank. */
export function drawn(code: string, size: Size, called: Color | null = null, strength: Strength = 2): string {
  const faces = drawings.faces[size]
  const face = code.slice(1)
  const parts = faces[code] ?? faces[face] ?? faces[`${face}${strength}`] ?? faces[BLANK] ?? []
  const own = isColor(code[0]) ? code[0] : null
  const below = parts.slice(0, -1).map((part) => put(part, own))
  const band = called === null ? [] : drawings.called.map((part) => put(part, called))
  const edge = parts.slice(-1).map((part) => put(part, own))
  return [...below, ...band, ...edge].join('')
}

function put(nth: number, color: Color | null): string {
  const part = drawings.parts[nth] ?? ''
  const text = typeof part === 'string' ? part : (color !== null && part[COLORS.indexOf(color)]) || ''
  return text.replace(
    /\$([gtlf]|\d+)/g,
    (_, sign: string) => ink(sign, color) ?? drawings.outlines[+sign] ?? '',
  )
}

function ink(sign: string, color: Color | null): string | undefined {
  if (color === null) return undefined
  const { ground, tint, light, figure } = INKS[color]
  return { g: ground, t: tint, l: light, f: figure }[sign]
}
