import { expect, test, vi } from 'vitest'
import type { CheckedRules } from '../../../protocol'
import { RulesCheck } from './check.svelte'

const PRICE = { id: 'C-03', switches: ['call_price', 'call'], ways: [{ option: 'call_price', value: '2' }] }
const FOUND: CheckedRules = { conflicts: [PRICE] }

const AT_ONCE = (): Promise<void> => Promise.resolve()

test('several changes at once are one question, about the last of them', async () => {
  const ask = vi.fn(() => Promise.resolve(FOUND))
  const check = new RulesCheck(ask, AT_ONCE)
  await Promise.all([check.look('classic+call=off', 4), check.look('classic+call=off+call_price=4', 4)])

  expect(ask).toHaveBeenCalledExactlyOnceWith('classic+call=off+call_price=4', 4)
  expect(check.conflicts).toEqual([PRICE])
})

test('an answer that comes too late changes nothing', async () => {
  let answerLate: (found: CheckedRules) => void = () => undefined
  const late = new Promise<CheckedRules>((answered) => {
    answerLate = answered
  })
  const ask = vi.fn((rules: string) => (rules === 'classic' ? Promise.resolve({ conflicts: [] }) : late))
  const check = new RulesCheck(ask, AT_ONCE)
  const first = check.look('classic+call=off', 4)
  await vi.waitFor(() => {
    expect(ask).toHaveBeenCalledOnce()
  })
  await check.look('classic', 4)
  answerLate(FOUND)
  await first

  expect(ask).toHaveBeenCalledTimes(2)
  expect(check.conflicts).toEqual([])
})

test('without an answer nobody is kept from opening the table', async () => {
  const answers = [() => Promise.resolve(FOUND), () => Promise.reject(new Error('offline'))]
  const check = new RulesCheck(() => answers.shift()?.() ?? Promise.resolve(FOUND), AT_ONCE)
  await check.look('classic+call=off', 4)
  await check.look('classic+call=off', 5)

  expect(check.conflicts).toEqual([])
})
