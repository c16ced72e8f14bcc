import { beforeAll, expect, test } from 'vitest'
import { Problem } from '../net/api'
import { say, speak } from '../words/language.svelte'
import { ApiRequest } from './apiRequest.svelte'

const refused = new Problem(409, { code: 'refused', expected: 'something else' })

beforeAll(() => speak('en'))

test('a second press while the first waits runs nothing', async () => {
  const request = new ApiRequest()
  let times = 0
  let answer: () => void = () => undefined
  const first = request.run(() => {
    times += 1
    return new Promise<void>((resolve) => (answer = resolve))
  })

  expect(await request.run(() => Promise.resolve((times += 1)))).toBe(false)
  expect(request.busy).toBe(true)
  answer()
  expect(await first).toBe(true)
  expect(times).toBe(1)
})

test('what the server refuses is said in words, until it is run again', async () => {
  const request = new ApiRequest()
  expect(await request.run(() => Promise.reject(refused))).toBe(false)
  expect(request.problem).toBe(say('web-problem.refused'))
  await request.run(() => Promise.resolve())

  expect(request.problem).toBeNull()
})

test('a mistake of ours is not taken for a refusal', async () => {
  const request = new ApiRequest()

  await expect(request.run(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  expect(request.busy).toBe(false)
})
