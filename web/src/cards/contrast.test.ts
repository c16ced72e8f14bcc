/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLORS, INKS } from './faces'

const tokens = readFileSync('src/look/tokens.css', 'utf8')

type Theme = 0 | 1

/** The value of a token in a theme, as the first block of the file gives it. */
function color(token: string, theme: Theme): string {
  const written = new RegExp(`--${token}: (?:light-dark\\((#\\w+), (#\\w+)\\)|(#\\w+));`).exec(tokens)
  const found = written?.[3] ?? written?.[theme + 1]
  if (found === undefined) throw new Error(`token: expected --${token} as a color, came none`)
  return found
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['bg', 'mat', 'mat2', 'card', 'raise', 'accsoft']
const THEMES: Theme[] = [0, 1]

test.each(THEMES)('words can be read on every ground (theme %i)', (theme) => {
  for (const words of ['ink', 'ink2', 'acc'])
    for (const ground of GROUNDS)
      expect(contrast(color(words, theme), color(ground, theme)), `${words} on ${ground}`).toBeGreaterThan(
        4.5,
      )
})

test.each(THEMES)('words on a button of plum or ink can be read (theme %i)', (theme) => {
  expect(contrast(color('accink', theme), color('acc', theme))).toBeGreaterThan(7)
  expect(contrast(color('accink', theme), color('accpress', theme))).toBeGreaterThan(7)
  expect(contrast(color('bg', theme), color('ink', theme))).toBeGreaterThan(7)
})

test.each(THEMES)('edges of controls and the focus ring stand out (theme %i)', (theme) => {
  for (const line of ['edge', 'focus', 'acc'])
    for (const ground of ['bg', 'mat', 'card', 'raise'])
      expect(contrast(color(line, theme), color(ground, theme)), `${line} on ${ground}`).toBeGreaterThan(3)
})

test('the figures of a card can be read on its ground and its tint', () => {
  for (const suit of COLORS) {
    const { ground, tint, figure } = INKS[suit]
    expect(contrast(figure, ground), suit).toBeGreaterThan(4.5)
    expect(contrast(figure, tint), suit).toBeGreaterThan(4.5)
  }
})

test.each(COLORS)('the tokens of %s are the inks of its cards', (suit) => {
  const { name, ground, tint, figure } = INKS[suit]

  expect([color(name, 0), color(`${name}-tint`, 0), color(`${name}-figure`, 0)]).toEqual(
    [ground, tint, figure].map((ink) => ink.toLowerCase()),
  )
})
