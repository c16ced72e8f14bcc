/**
 * The page's one sheet of drawings. Each face is put together once, when it is first shown, and every card
 * that shows it refers to it: a card costs two elements, however rich its face.
 */
import { DEFINITIONS, drawn, type Color, type Size, type Strength } from './faces'

const SVG = 'http://www.w3.org/2000/svg'
const known = new Set<string>()
let sheet: SVGSVGElement | null = null

/** The id of a face, which is on the sheet from now on. */
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
