import { beforeAll, expect, test } from 'vitest'
import { Problem } from '../../net/api'
import { say, speak } from '../../words/current.svelte'
import { Asking } from './asking.svelte'

const refused = new Problem(409, { code: 'refused', expected: 'something else' })

beforeAll(() => speak('en'))

test('a second press while the first waits asks nothing', async () => {
  const asking = new Asking()
  let times = 0
  let answer: () => void = () => undefined
  const first = asking.ask(() => {
    times += 1
    return new Promise<void>((resolve) => (answer = resolve))
  })

  expect(await asking.ask(() => Promise.resolve((times += 1)))).toBe(false)
  expect(asking.busy).toBe(true)
  answer()
  expect(await first).toBe(true)
  expect(times).toBe(1)
})

test('what the server refuses is said in words, until it is asked again', async () => {
  const asking = new Asking()
  expect(await asking.ask(() => Promise.reject(refused))).toBe(false)
  expect(asking.problem).toBe(say('web-problem.refused'))
  await asking.ask(() => Promise.resolve())

  expect(asking.problem).toBeNull()
})

test('a mistake of ours is not taken for a refusal', async () => {
  const asking = new Asking()

  await expect(asking.ask(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours')
  expect(asking.busy).toBe(false)
})
