import { beforeEach, expect, test, vi } from 'vitest'

/** The houses as a page finds them that is opened now. */
async function opened() {
  vi.resetModules()
  return (await import('./houses.svelte')).houses
}

beforeEach(() => {
  localStorage.clear()
})

test('a house is there again on the next visit', async () => {
  const houses = await opened()
  houses.save('Sunday', { seven: 'must' })

  expect((await opened()).all).toEqual([{ name: 'Sunday', chosen: { seven: 'must' } }])
})

test('a house of the same name is replaced', async () => {
  const houses = await opened()
  houses.save('Sunday', { seven: 'must' })
  houses.save('Sunday', { zero: 'rotate' })

  expect(houses.all).toEqual([{ name: 'Sunday', chosen: { zero: 'rotate' } }])
})

test('a house can be deleted', async () => {
  const houses = await opened()
  houses.save('Sunday', {})
  houses.save('Grandma', {})
  houses.remove('Sunday')

  expect((await opened()).all.map(({ name }) => name)).toEqual(['Grandma'])
})

test('what something else has kept is no house', async () => {
  localStorage.setItem('penult.houses', '[{"name": 7}, "x", null]')

  expect((await opened()).all).toEqual([])
})
