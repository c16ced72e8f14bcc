import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { speak } from '../../words/language.svelte'
import { navigation } from './navigation.svelte'
import RuleDrawer, { closeRule, openRule } from './RuleDrawer.svelte'

beforeEach(() => speak('en'))
afterEach(() => {
  closeRule()
  navigation.go({ page: 'home' }, 'replace')
})

async function bookLink(): Promise<HTMLElement> {
  return screen.findByRole('link', { name: 'Open in the rulebook' })
}

test('a rule reads as in the edition that is played', async () => {
  render(RuleDrawer)
  openRule('R-02', 'hp2003')

  expect(await screen.findByText(/110 cards in all/, {}, { timeout: 5000 })).toBeTruthy()
})

test('the whole book opens beside a table, and in place of any other page', async () => {
  navigation.go({ page: 'table', code: 'K7RM2XQD' }, 'replace')
  const shown = render(RuleDrawer)
  openRule('R-28')
  expect((await bookLink()).getAttribute('target')).toBe('_blank')
  shown.unmount()
  navigation.go({ page: 'new' }, 'replace')
  render(RuleDrawer)

  expect((await bookLink()).hasAttribute('target')).toBe(false)
})
