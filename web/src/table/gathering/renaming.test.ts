import { expect, test } from 'vitest'
import { meeting } from '../presence/meeting'
import { comeAgainAs } from './renaming.svelte'

const breathe = () => new Promise((resolve) => setTimeout(resolve))

/** At a table that one has just left to come again. */
async function coming() {
  const { state, world, bye, sent } = meeting({ host: 'ben', you: 0 })
  const renamed = comeAgainAs('Anabel', state, () => Promise.resolve())
  await breathe()
  bye('left')
  await breathe()
  world.socket.onopen?.()
  return { state, world, bye, sent, renamed }
}

test('whoever comes again by another name gets the same seat', async () => {
  const { world, sent, renamed } = await coming()
  const table = { host: 'ben', you: null, seats: [{}, {}] }
  world.socket.hear({ type: 'welcome', protocol: 1, person: 'ana', n: 9, time: 100, table, hand: null })
  await breathe()
  expect(sent()).toEqual([{ type: 'sit', seat: 0 }])
  world.socket.hear({ type: 'done', id: 2 })

  await renamed
})

test.each(['full', 'unknown_table'] as const)('that is over where the table is %s by then', async (why) => {
  const { bye, sent, renamed } = await coming()
  bye(why)

  await renamed
  expect(sent()).toEqual([])
})
