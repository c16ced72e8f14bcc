import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import RuleChip from './RuleChip.svelte'

beforeAll(() => speak('en'))

describe('a rule chip', () => {
  test('opens its rule here', async () => {
    const opened = vi.fn()
    render(RuleChip, { rule: 'R-28', href: 'rules/R-28', onopen: opened })
    await fireEvent.click(screen.getByRole('link', { name: 'Rule R-28' }))

    expect(opened).toHaveBeenCalledExactlyOnceWith('R-28')
  })

  test('is left to the browser where another tab is wanted', async () => {
    const opened = vi.fn()
    render(RuleChip, { rule: 'R-28', href: '#R-28', onopen: opened })
    await fireEvent.click(screen.getByRole('link'), { ctrlKey: true })

    expect(opened).not.toHaveBeenCalled()
  })
})
