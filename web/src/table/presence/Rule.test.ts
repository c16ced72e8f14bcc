import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, expect, test, vi } from 'vitest'
import { speak } from '../../words/language.svelte'
import Rule, { OPEN_RULE } from './Rule.svelte'
import TableSentence from './TableSentence.svelte'

beforeAll(() => speak('en'))

test('a rule opens beside the table, and nobody leaves it', async () => {
  const open = vi.fn()
  const context = new Map([[OPEN_RULE, open]])
  const pieces = [{ kind: 'rule' as const, rule: 'R-29', text: 'R-29' }]
  render(Rule, { props: { rule: 'R-28' }, context })
  render(TableSentence, { props: { pieces }, context })

  expect(await fireEvent.click(screen.getByRole('link', { name: 'Rule R-28' }))).toBe(false)
  expect(await fireEvent.click(screen.getByRole('link', { name: 'Rule R-29' }))).toBe(false)
  expect(open.mock.calls).toEqual([['R-28'], ['R-29']])
})

test('where no page opens rules it is a link to the book', () => {
  render(Rule, { rule: 'R-28' })

  expect(screen.getByRole('link', { name: 'Rule R-28' }).getAttribute('href')).toMatch(/\/rules\/R-28$/)
})
