import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { catalogue } from '../generated'
import BotFace, { headOf } from './BotFace.svelte'

function drawn(name: string, kind: string): string {
  return render(BotFace, { name, kind }).container.innerHTML
}

test('every name of a bot has its own face', () => {
  const faces = catalogue.bot_names.map((name) => drawn(name, 'keen'))

  expect(new Set(faces).size).toBe(catalogue.bot_names.length)
})

test('every level has its own look, and an unknown one a plain look', () => {
  const looks = [...catalogue.bots, 'search', 'another'].map((kind) => drawn('Nadia', kind))

  expect(new Set(looks).size).toBe(looks.length)
})

test('a bot that had to take a number keeps its head', () => {
  expect(headOf('Bruno 2')).toBe(headOf('Bruno'))
})

test('somebody who is no bot of ours has a head too', () => {
  expect(drawn('HAL', 'keen')).toContain('<path')
})
