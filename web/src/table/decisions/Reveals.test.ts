import { render, screen, within } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type HandEvent, wholeEvent } from '../../protocol'
import type { Happened } from '../../state/tableClient.svelte'
import { speak } from '../../words/language.svelte'
import { COMPANY } from '../../../tests/samples'
import { textOf } from '../../words/sentence'
import Reveals, { readingTime, revealsOf, revealTitle } from './Reveals.svelte'
import { seated } from '../../../tests/seated'

beforeEach(async () => {
  await speak('en')
})

function happened(events: readonly Omit<HandEvent, 'of' | 'rule'>[], missed = false): Happened {
  const after = seated([]).client.seen
  if (!after) throw new Error('expected a view, came none')
  const whole = events.map((event) => wholeEvent({ of: 'hand', rule: 'R-36', ...event }))
  return { events: whole, before: null, after, missed, company: COMPANY }
}

describe('laid open are', () => {
  test('the cards of a hand that was called out', () => {
    const [reveal] = revealsOf(happened([{ kind: 'shouted', seat: 2, cards: ['R3', 'W'] }]))

    expect(reveal?.cards).toEqual(['R3', 'W'])
    expect(reveal && textOf(revealTitle(reveal))).toBe('Chloé called out their hand.')
  })

  test('no hand that was shown after a challenge: the verdict has it', () => {
    expect(revealsOf(happened([{ kind: 'shown', seat: 2, other: 1, cards: ['R3'] }]))).toEqual([])
    expect(revealsOf(happened([{ kind: 'shown', seat: 2, other: 3, cards: ['?', '?'] }]))).toEqual([])
  })

  test('the cards that had to be drawn one by one, hidden ones as backs', () => {
    const [reveal] = revealsOf(
      happened([
        { kind: 'drew', seat: 3, cards: ['?'] },
        { kind: 'drew', seat: 2, cards: ['?', '?'] },
        { kind: 'drew', seat: 2, cards: ['?'] },
        { kind: 'sorted', seat: 2, number: 3 },
      ]),
    )

    expect(reveal?.cards).toEqual(['?', '?', '?'])
    expect(reveal && textOf(revealTitle(reveal))).toContain('3 cards')
  })

  test('nothing by other events, and nothing that one has missed', () => {
    expect(revealsOf(happened([{ kind: 'laid', seat: 2, cards: ['R3'] }]))).toEqual([])
    expect(revealsOf(happened([{ kind: 'shouted', seat: 2, cards: ['R3'] }], true))).toEqual([])
  })
})

test('more cards take longer to read, but not for ever', () => {
  expect(readingTime(2)).toBeLessThan(readingTime(7))
  expect(readingTime(100)).toBe(10_000)
})

test('cards that are laid open are shown by name, until they are read', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const table = seated([])
  render(Reveals, { table: table.client, onheight: () => undefined })
  table.update({ events: [{ of: 'hand', kind: 'shouted', rule: 'R-36', seat: 3, cards: ['R3', 'W'] }] })
  await tick()
  const cards = within(screen.getByRole('region', { name: 'Cards revealed.' })).getAllByRole('img')
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Red 3, circle', 'Wild'])

  await vi.advanceTimersByTimeAsync(10_000)
  expect(screen.queryByRole('region')).toBeNull()
  vi.useRealTimers()
})
