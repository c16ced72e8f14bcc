/** For tests: a table of four where you have seat 0. */

import { ScriptedEnvironment } from './scripted'
import { LiveConnection } from '../src/net/socket'
import type { HandView, Offer, TableView, ToServer, Update } from '../src/protocol'
import { TableClient } from '../src/state/tableClient.svelte'

export interface Seated {
  readonly client: TableClient
  readonly world: ScriptedEnvironment
  /** Sends an update from the server. */
  update(more: Partial<Update>): void
  /** The moves that were sent. */
  moves(): string[]
  /** Refuses what was sent last. */
  refuse(code: string, rule?: string): Promise<void>
  /** Everything that was sent. */
  sent(): ToServer[]
}

export function seated(moves: readonly Offer[], hand: HandView = {}, table: TableView = {}): Seated {
  const world = new ScriptedEnvironment()
  const client = new TableClient(new LiveConnection('K7RM2XQD', world), { reload: () => undefined })
  client.open()
  world.socket.onopen?.()
  world.socket.hear({
    type: 'welcome',
    protocol: 1,
    person: 'ana',
    n: 7,
    time: 100,
    table: { ...TABLE, ...table },
    hand: { ...HAND, ...hand, moves },
  })
  let n = 7
  const sent = () => world.socket.sent.filter((message) => message.type !== 'hello')
  return {
    client,
    world,
    sent,
    update: (more) => {
      world.socket.hear({ type: 'update', n: ++n, time: 100, ...more })
    },
    moves: () => sent().flatMap((message) => (message.type === 'act' ? [message.move] : [])),
    refuse: async (code, rule) => {
      const id = sent().at(-1)?.id ?? 0
      world.socket.hear({ type: 'refused', id, code, ...(rule && { rule }), expected: '' })
      await breathe()
    },
  }
}

/** Lets pending promises continue. */
export async function breathe(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

const TABLE: TableView = {
  code: 'K7RM2XQD',
  host: 'ana',
  stage: 'hand',
  you: 0,
  people: [{ id: 'ana', name: 'Ana' }],
  seats: [
    { by: 'person', person: 'ana', name: 'Ana' },
    { by: 'bot', bot: 'keen', name: 'Nadia' },
    { by: 'bot', bot: 'keen', name: 'Bruno' },
    { by: 'bot', bot: 'keen', name: 'Théo' },
  ],
  terms: { rules: 'hp2003' },
}

const HAND: HandView = {
  order: [0, 1, 2, 3],
  you: 0,
  turn: 0,
  phase: 'turn:0',
  top: 'B6',
  color: 'B',
  counts: [4, 7, 7, 1],
  hand: ['B7', 'G4', 'W', 'HW'],
}
