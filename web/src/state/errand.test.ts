import { beforeAll, expect, test } from 'vitest'
import { Problem } from '../net/api'
import { say, speak } from '../words/language.svelte'
import { Errand } from './errand.svelte'

const refused = new Problem(409, { code: 'refused', expected: 'something else' })

beforeAll(() => speak('en'))

test('a second press while the first waits runs nothing', async () => {
  const errand = new Errand()
  let times = 0
  let answer: () => void = () => undefined
  const first = errand.run(() => {
    times += 1
    return new Promise<void>((resolve) => (answer = resolve))
  })

  expect(await errand.run(() => Promise.resolve((times += 1)))).toBe(false)
  expect(errand.busy).toBe(true)
  answer()
  expect(await first).toBe(true)
  expect(times).toBe(1)
})

test('what the server refuses is said in words, until it is run again', async () => {
  const errand = new Errand()
  expect(await errand.run(() => Promise.reject(refused))).toBe(false)
  expect(errand.problem).toBe(say('web-problem.refused'))
  await errand.run(() => Promise.resolve())

  expect(errand.problem).toBeNull()
})

test('a mistake of ours is not taken for a refusal', async () => {
  const errand = new Errand()

  await expect(errand.run(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  expect(errand.busy).toBe(false)
})
