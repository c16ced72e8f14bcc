import { beforeEach, expect, test, vi } from 'vitest'
import { guidedEditions, loadGuide } from '../generated'
import { TableState } from '../state/table.svelte'
import { speak } from '../words/language.svelte'
import { NOT_TAUGHT, RecordedLine, type Progress } from './recording'

/** Nobody waits in a test: what comes after a pause comes with the next tick of the clock. */
const QUICKLY = {
  now: () => 0,
  after: (_: number, act: () => void) => {
    const timer = setTimeout(act, 0)
    return () => {
      clearTimeout(timer)
    }
  },
}

async function begun(edition: string) {
  const guide = await loadGuide(edition)
  if (guide === null) throw new Error(`no guide for ${edition}`)
  const seen: { progress: Progress | null } = { progress: null }
  const line = new RecordedLine(guide, QUICKLY, 'Ana', (progress) => {
    seen.progress = progress
  })
  const table = new TableState(line)
  table.open()
  const asked = (at: number) =>
    vi.waitFor(() => {
      expect(seen.progress).toMatchObject({ at, asking: at < guide.steps.length })
    })
  await asked(0)
  return { guide, table, asked }
}

beforeEach(() => speak('en'))

test.each(guidedEditions)('the table follows %s as it follows any other', async (edition) => {
  const { guide, table, asked } = await begun(edition)

  for (const [at, step] of guide.steps.entries()) {
    const offered = table.hand?.moves.map(([move]) => move)
    expect(offered).toEqual(expect.arrayContaining([...step.wanted]))
    expect((await table.act(step.wanted[0] ?? '')).type).toBe('update')
    await asked(at + 1)
  }

  expect(table.table?.outcome?.winner).toBe(table.you)
  expect(table.company.names).toContain('Ana')
  expect(table.log.length).toBeGreaterThan(guide.steps.length)
  expect(table.talk.length).toBeGreaterThan(0)
  expect(table.isHost).toBe(false)
})

test('another move is refused, and nothing has changed', async () => {
  const { table } = await begun('classic')
  const before = table.seen

  expect(await table.act('draw')).toMatchObject({ type: 'refused', code: NOT_TAUGHT })
  expect(table.problem?.code).toBe(NOT_TAUGHT)
  expect(table.seen).toBe(before)
})
