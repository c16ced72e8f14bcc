/** For tests: a table with a given view, what is sent to it, and what it answers. */

import { flushSync } from 'svelte'
import { ScriptedEnvironment } from './scripted'
import { LiveConnection } from '../src/net/socket'
import type { HandView, TableView, ToClient, ToServer, Update, Why } from '../src/protocol'
import { TableClient } from '../src/state/tableClient.svelte'

export interface Meeting {
  readonly client: TableClient
  readonly world: ScriptedEnvironment
  /** Everything that was sent after the hello, without ids. */
  sent(): object[]
  update(more: Partial<Update>): void
  bye(why: Why): void
  /** Accepts the last message. */
  accept(): Promise<void>
  refuse(code: string, rule?: string): Promise<void>
}

export function meeting(table: TableView, hand: HandView | null = null, person = 'ana'): Meeting {
  const meeting = connecting()
  const view = { ...TABLE, ...table }
  meeting.world.socket.hear({ type: 'welcome', protocol: 1, person, n: 1, time: 100, table: view, hand })
  return meeting
}

/** A table that has not answered yet. */
export function connecting(): Meeting {
  const world = new ScriptedEnvironment()
  const client = new TableClient(new LiveConnection('K7RM2XQD', world), { reload: () => undefined })
  client.open()
  world.socket.onopen?.()
  let n = 1
  const messages = () => world.socket.sent.filter((message) => message.type !== 'hello')
  const answer = async (make: (id: number) => ToClient) => {
    world.socket.hear(make(messages().at(-1)?.id ?? 0))
    await new Promise((resolve) => setTimeout(resolve))
    flushSync()
  }
  return {
    client,
    world,
    sent: () => messages().map(withoutId),
    update: (more) => {
      world.socket.hear({ type: 'update', n: ++n, time: 100, ...more })
      flushSync()
    },
    bye: (why) => {
      world.socket.hear({ type: 'bye', why })
      flushSync()
    },
    accept: () => answer((id) => ({ type: 'done', id })),
    refuse: (code, rule) => answer((id) => ({ type: 'refused', id, code, ...(rule && { rule }) })),
  }
}

export const ANA = { by: 'person', person: 'ana', name: 'Ana' } as const
export const BEN = { by: 'person', person: 'ben', name: 'Ben' } as const
export const BOT = { by: 'bot', bot: 'keen' } as const

const TABLE: TableView = {
  code: 'K7RM2XQD',
  stage: 'gathering',
  host: 'ana',
  people: [
    { id: 'ana', name: 'Ana' },
    { id: 'ben', name: 'Ben' },
  ],
  seats: [ANA, BEN, {}, BOT],
  you: 0,
  terms: { rules: 'classic' },
}

function withoutId(message: ToServer): object {
  return Object.fromEntries(Object.entries(message).filter(([name]) => name !== 'id'))
}
