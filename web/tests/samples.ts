/** For tests: every kind of event, refusal and goodbye, read from its definition, so that no new one is forgotten. */

import protocol from '../../docs/protocol.md?raw'
import type { HandKind, MatchKind, TableKind, Why } from '../src/protocol'
import types from '../src/protocol.ts?raw'
import type { Company } from '../src/words/company'
import { type Piece, textOf } from '../src/words/sentence'

export const COMPANY: Company = {
  edition: 'hp2003',
  person: 'ana',
  names: ['Ana', 'Ben', 'Chloé', 'Duarte'],
  bots: ['Nadia', 'Bruno', 'Omar', 'Lúcia'],
  you: 0,
  order: [1, 0, 2, 3],
  handYou: 1,
  scorers: [[0], [1], [2], [3]],
}

export const IN_TEAMS: Company = {
  ...COMPANY,
  scorers: [
    [0, 2],
    [1, 3],
  ],
}

export const HAND_KINDS = choices<HandKind>('HandKind')
export const MATCH_KINDS = choices<MatchKind>('MatchKind')
export const TABLE_KINDS = choices<TableKind>('TableKind')
export const WHYS = choices<Why>('Why')

export const PROBLEMS = ['offline', 'unreadable', ...codesInColumn(protocol, '| status | code | when |', 2)]

export const TABLE_REFUSALS = codesInRows(section(protocol, '### Refusals of the table'))

/** A code and the names of its facts. */
export const RULE_REFUSALS: (readonly [code: string, facts: readonly string[]])[] = rows(
  section(protocol, '### Refusals of the rules'),
).map(([code = '', facts = '']) => [codes(code)[0] ?? '', codes(facts)])

/** The members of a type of the protocol. */
function choices<Kind extends string>(name: string): Kind[] {
  return quoted(new RegExp(`export type ${name} =([^;]*)`).exec(types)?.[1] ?? '') as Kind[]
}

function section(text: string, heading: string): string {
  const from = text.indexOf(`\n${heading}\n`)
  if (from < 0) throw new Error(`expected a section ${heading}`)
  const rest = text.slice(from + heading.length + 2)
  const end = rest.search(/^##/m)
  return end < 0 ? rest : rest.slice(0, end)
}

/** The rows of the first table in a text, without its header. */
function rows(text: string): string[][] {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => line.startsWith('|---'))
  const body = lines.slice(from + 1)
  const end = body.findIndex((line) => !line.startsWith('|'))
  return body.slice(0, end).map((line) => line.split('|').slice(1, -1))
}

function codesInRows(text: string): string[] {
  return rows(text).flatMap(([first = '']) => codes(first))
}

function codesInColumn(text: string, head: string, column: number): string[] {
  const table = text.slice(text.indexOf(head))
  return rows(table).flatMap((cells) => codes(cells[column - 1] ?? ''))
}

function codes(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '')
}

function quoted(text: string): string[] {
  return [...text.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? '')
}

/** Whether a sentence has words, and nothing that a message left open. */
export function isWhole(pieces: readonly Piece[]): boolean {
  const text = textOf(pieces)
  return text.length > 3 && !/[⟦⟧{}$\uE000-\uE002]|\b(undefined|null|NaN)\b/.test(text)
}
