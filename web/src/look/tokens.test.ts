import { expect, test } from 'vitest'
import { contrast, type Theme, token } from '../../tests/contrast'

const GROUNDS = ['bg', 'mat', 'mat2', 'card', 'raise', 'accsoft']
const THEMES: Theme[] = [0, 1]

test.each(THEMES)('words can be read on every ground (theme %i)', (theme) => {
  for (const words of ['ink', 'ink2', 'acc'])
    for (const ground of GROUNDS)
      expect(contrast(token(words, theme), token(ground, theme)), `${words} on ${ground}`).toBeGreaterThan(
        4.5,
      )
})

test.each(THEMES)('words on a button of plum or ink can be read (theme %i)', (theme) => {
  expect(contrast(token('accink', theme), token('acc', theme))).toBeGreaterThan(7)
  expect(contrast(token('accink', theme), token('accpress', theme))).toBeGreaterThan(7)
  expect(contrast(token('bg', theme), token('ink', theme))).toBeGreaterThan(7)
})

test.each(THEMES)('edges of controls and the focus ring stand out (theme %i)', (theme) => {
  for (const line of ['edge', 'focus', 'acc'])
    for (const ground of ['bg', 'mat', 'card', 'raise'])
      expect(contrast(token(line, theme), token(ground, theme)), `${line} on ${ground}`).toBeGreaterThan(3)
})
