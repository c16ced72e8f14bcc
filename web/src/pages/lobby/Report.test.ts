import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { api, Problem } from '../../net/api'
import type { Listing } from '../../protocol'
import { me } from '../../state/me.svelte'
import { speak } from '../../words/current.svelte'
import Report from './Report.svelte'

const TABLE: Listing = {
  code: 'ABCDEFGH',
  rules: 'classic',
  host: 'Ana',
  seats: 4,
  people: 1,
  bots: 0,
  free: 3,
  stage: 'gathering',
  spectators: true,
  locked: false,
}

beforeAll(() => speak('en'))
afterEach(() => vi.restoreAllMocks())

test('a table is reported with a reason, and that is said', async () => {
  vi.spyOn(me, 'ensure').mockResolvedValue({ id: 'a', name: 'Rita' })
  const report = vi.spyOn(api, 'report').mockResolvedValue()
  render(Report, { table: TABLE })

  await fireEvent.click(screen.getByRole('button', { name: 'Report Ana’s table' }))
  await fireEvent.click(screen.getByRole('button', { name: 'The chat' }))

  expect(report).toHaveBeenCalledWith('ABCDEFGH', 'talk')
  expect(await screen.findByText('Thanks. The table has been reported.')).toBeTruthy()
})

test('why a report was not taken is said', async () => {
  vi.spyOn(me, 'ensure').mockResolvedValue({ id: 'a', name: 'Rita' })
  const tooFast = new Problem(429, { code: 'too_fast', expected: '' })
  vi.spyOn(api, 'report').mockRejectedValue(tooFast)
  render(Report, { table: TABLE })

  await fireEvent.click(screen.getByRole('button', { name: 'Report Ana’s table' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Something else' }))

  expect((await screen.findByRole('alert')).textContent).toMatch(/too much at once/)
})
