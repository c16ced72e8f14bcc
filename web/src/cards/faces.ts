/** The drawings that `penult.webdata` writes in parts, and how a face is assembled from them. */

import data from '../generated/faces.json'

export type Color = 'R' | 'B' | 'G' | 'Y'
export type Size = 'full' | 'small' | 'hand'
/** How many cards a colored Draw card of the edition costs. */
export type Strength = 2 | 3

interface Inks {
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
const DEFINITIONS = drawings.definitions
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

/** The SVG inside a card, from its background to its border. An unknown card is drawn blank. */
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

/**
 * The one sheet of drawings on the page. A face is assembled when it is first shown, and every card refers to it. So
 * a card costs two elements, however rich its face.
 */
const SVG = 'http://www.w3.org/2000/svg'
const known = new Set<string>()
let sheet: SVGSVGElement | null = null

/** The id of a face. Adds the face to the sheet if necessary. */
export function faceId(code: string, size: Size, called: Color | null, strength: Strength): string {
  const id = `face-${[size, code, called ?? '', strength].map(plain).join('-')}`
  if (!known.has(id) || !sheet?.isConnected) add(id, drawn(code, size, called, strength))
  return id
}

function plain(word: string | number): string {
  return String(word).replace(/[^A-Za-z0-9]/g, (sign) => `_${sign.charCodeAt(0)}`)
}

function add(id: string, face: string): void {
  const symbol = document.createElementNS(SVG, 'g')
  symbol.id = id
  symbol.innerHTML = face
  theSheet().append(symbol)
  known.add(id)
}

function theSheet(): Element {
  if (!sheet?.isConnected) {
    known.clear()
    sheet = document.createElementNS(SVG, 'svg')
    sheet.setAttribute('class', 'card-sheet')
    sheet.setAttribute('aria-hidden', 'true')
    sheet.innerHTML = `${DEFINITIONS}<defs></defs>`
    document.body.append(sheet)
  }
  return sheet.lastElementChild ?? sheet
}
