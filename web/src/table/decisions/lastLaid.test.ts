import { flushSync } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { ScriptedWorld } from '../../net/scripted'
import { Line } from '../../net/socket'
import type { HandView } from '../../protocol'
import { tabMemory } from '../../state/memory'
import { TableState } from '../../state/table.svelte'
import { watched } from '../../words/watched.svelte'
import { LastLaid } from './lastLaid.svelte'

const CODE = 'K7RM2XQD'
const LYING: HandView = { number: 1, order: [0, 1, 2], you: 0, discards: 3, counts: [5, 6, 6], top: 'W4' }
const laid = { of: 'hand', kind: 'laid', rule: 'R-28', seat: 1, cards: ['W4'] } as const
let stop: () => void = () => undefined

afterEach(() => {
  stop()
  sessionStorage.clear()
})

/** A page of the tab, and whom it takes for the one who laid the card on top. */
function page(hand: HandView = LYING) {
  const world = new ScriptedWorld()
  const state = new TableState(new Line(CODE, world), { memory: tabMemory(CODE) })
  const welcome = (view: HandView, n: number) => {
    world.socket.hear({
      type: 'welcome',
      protocol: 1,
      person: 'ana',
      n,
      time: 1,
      table: { stage: 'hand', you: 0 },
      hand: view,
    })
  }
  state.open()
  world.socket.onopen?.()
  welcome(hand, 7)
  const made = watched(() => new LastLaid(state))
  flushSync()
  stop = made.stop
  return {
    welcome,
    lay: () => {
      world.socket.hear({ type: 'update', n: 8, time: 2, events: [laid] })
    },
    who: () => made.values[0]?.of('W4')?.seat ?? null,
  }
}

test('the card on top was laid by whom the log names last', () => {
  page().lay()
  stop()

  expect(page().who()).toBe(1)
})

test('nobody is named where moves were missed before a reload was over', () => {
  page().lay()
  stop()

  expect(page({ ...LYING, discards: 9 }).who()).toBeNull()
})

test('nobody is named where the server has forgotten moves while we were away', () => {
  const { lay, welcome, who } = page()
  lay()
  expect(who()).toBe(1)
  welcome({ ...LYING, discards: 9 }, 90)

  expect(who()).toBeNull()
})
