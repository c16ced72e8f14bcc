import { wholeEvent } from '../protocol'
import { fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { LogLine } from '../state/log'
import { NOBODY } from '../words/company'
import { speak } from '../words/language.svelte'
import Log from './Log.svelte'

beforeAll(() => speak('en'))

const line = (id: number): LogLine => ({
  id,
  events: [wholeEvent({ of: 'hand', kind: 'laid', rule: 'R-16', seat: 1, cards: [`B${String(id)}`] })],
  company: { ...NOBODY, names: ['Ana', 'Ben'], order: [0, 1] },
})

/** jsdom has no layout: pretend that each line is 100 pixels tall, in a box of 200. */
function laidOut(lines: () => number): HTMLElement {
  const list = screen.getByRole('region', { name: 'Log' })
  Object.defineProperty(list, 'scrollHeight', { get: () => 100 * lines() })
  Object.defineProperty(list, 'clientHeight', { value: 200 })
  return list
}

describe('the log', () => {
  test('has the newest line last, and its rule can be opened', async () => {
    const onrule = vi.fn()
    render(Log, { lines: [line(1), line(2)], onrule })

    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain('blue 2')
    const chips = screen.getAllByRole('button', { name: 'Rule R-16' })
    await fireEvent.click(chips.at(-1) ?? document.body)
    expect(onrule).toHaveBeenCalledWith('R-16')
  })

  test('says where moves are missing, and leaves it at that', () => {
    render(Log, { lines: [line(1), { ...line(2), events: [] }] })
    const last = screen.getAllByRole('listitem').at(-1)

    expect(last?.textContent).toBe('Some earlier moves aren’t shown.')
    expect(last?.classList.contains('newest')).toBe(false)
  })

  test('follows what happens', async () => {
    let count = 4
    const { rerender } = render(Log, { lines: [line(1), line(2), line(3), line(4)] })
    const list = laidOut(() => count)
    count = 5
    await rerender({ lines: [1, 2, 3, 4, 5].map(line) })

    expect(list.scrollTop).toBe(500)
  })

  test('keeps its end in view in another language', async () => {
    render(Log, { lines: [line(1), line(2), line(3), line(4)] })
    const list = laidOut(() => 7)
    await speak('fr')
    await tick()

    expect(list.scrollTop).toBe(700)
    await speak('en')
  })

  test('leaves who has scrolled back where they are, until they jump', async () => {
    const { rerender } = render(Log, { lines: [1, 2, 3, 4].map(line) })
    const list = laidOut(() => 5)
    list.scrollTop = 0
    await fireEvent.scroll(list)
    await rerender({ lines: [1, 2, 3, 4, 5].map(line) })
    expect(list.scrollTop).toBe(0)

    list.scrollTo = ((to: ScrollToOptions) => {
      list.scrollTop = to.top ?? 0
    }) as typeof list.scrollTo
    await fireEvent.click(screen.getByRole('button', { name: 'Jump to the latest' }))
    expect(list.scrollTop).toBe(500)
    expect(screen.queryByRole('button', { name: 'Jump to the latest' })).toBeNull()
  })
})
