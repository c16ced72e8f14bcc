import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './storage'

beforeEach(() => {
  sessionStorage.clear()
})

test('a newer page is fetched once, and later once more', () => {
  const reload = vi.fn()
  reloadOnce(reload, 1000)
  reloadOnce(reload, 1010)
  expect(reload).toHaveBeenCalledTimes(1)
  reloadOnce(reload, 2000)

  expect(reload).toHaveBeenCalledTimes(2)
})

test('a browser that keeps nothing does not reload for ever', () => {
  const reload = vi.fn()
  reloadOnce(reload, 1000, () => {
    throw new DOMException('denied')
  })

  expect(reload).not.toHaveBeenCalled()
})
