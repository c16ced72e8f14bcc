/// <reference types="node" />
/** For tests: the colors of the page, and the contrast between two of them. */

import { readFileSync } from 'node:fs'

const tokens = readFileSync('src/look/tokens.css', 'utf8')

/** Light or dark. */
export type Theme = 0 | 1

/** The value of a token in a theme, from the first block of the file. */
export function token(name: string, theme: Theme): string {
  const written = new RegExp(`--${name}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(tokens)
  const found = written?.[3] ?? written?.[theme + 1]
  if (found === undefined) throw new Error(`token: expected --${name} as a color, came none`)
  return found
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
