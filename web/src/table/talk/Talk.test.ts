import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeAll, describe, expect, test } from 'vitest'
import { PHRASES, type TableEvent } from '../../protocol'
import { speak } from '../../words/language.svelte'
import { ANA, BEN, meeting, type Meeting } from '../../../tests/meeting'
import { DRAWN, EMOTES, WRITTEN } from './Utterance.svelte'
import Talk, { Unread } from './Talk.svelte'
import { flushSync } from 'svelte'
import { seated, type Seated } from '../../../tests/seated'
import { SvelteSet } from 'svelte/reactivity'
import { watched } from '../../../tests/watched.svelte'

beforeAll(() => speak('en'))

const said = (message: number, more: Partial<TableEvent>): TableEvent => ({
  of: 'table',
  kind: 'said',
  person: 'ben',
  name: 'Ben',
  seat: 1,
  message,
  ...more,
})

function table(events: readonly TableEvent[] = [], terms = {}): Meeting {
  const meet = meeting({ stage: 'hand', seats: [ANA, BEN], terms: { rules: 'classic', ...terms } })
  meet.update({ events })
  return meet
}

/** Tags, handlers and addresses, each wrapped in every way. */
function hostile(): string[] {
  const cores = [
    '<script>window.pwned=1</script>',
    '<img src=x onerror="window.pwned=1">',
    '<svg onload=window.pwned=1>',
    '<iframe srcdoc="<script>parent.pwned=1</script>">',
    '<a href="javascript:window.pwned=1">here</a>',
    '<math><mi xlink:href="javascript:window.pwned=1">',
    '<style>*{display:none}</style>',
    '<form action=javascript:window.pwned=1><button>',
    '<details open ontoggle=window.pwned=1>',
    '{@html "<b>bold</b>"}',
  ]
  const wraps = ['', '">', "'>", '-->', ']]>', '</span>', '</textarea>', '{{', '${', '\u202e']
  const endings = ['', '<!--', '&lt;', '%3Cb%3E', '\\x3cb\\x3e']
  return cores.flatMap((core) => wraps.flatMap((wrap) => endings.map((end) => wrap + core + end)))
}

describe('what people write', () => {
  /** A table keeps fewer lines than all of them. */
  const HALF = 250

  test('is tried in five hundred ways', () => {
    expect(new Set(hostile()).size).toBe(2 * HALF)
  })

  test.each([
    ['first', hostile().slice(0, HALF)],
    ['second', hostile().slice(HALF)],
  ])('is text, whatever it looks like: the %s half', (_, texts) => {
    const { client } = table(texts.map((text, nth) => said(nth + 1, { text, name: text })))
    const { container } = render(Talk, { table: client })

    const lines = [...container.querySelectorAll('[dir=auto]')].map((line) => line.textContent)
    expect(lines).toEqual(texts)
    expect(container.querySelectorAll('script, img, iframe, a, form, style, math, details')).toHaveLength(0)
    expect('pwned' in window).toBe(false)
  })

  test('is sent, and the field is empty again', async () => {
    const { client, sent, accept } = table()
    render(Talk, { table: client })
    const field = screen.getByLabelText<HTMLInputElement>('Write a message')
    await fireEvent.input(field, { target: { value: ' Well, well. ' } })
    await fireEvent.keyDown(field, { key: 'Enter' })
    await accept()

    expect(sent()).toEqual([{ type: 'say', text: 'Well, well.' }])
    expect(field.value).toBe('')
  })

  test('stays in the field where it is declined', async () => {
    const { client, refuse } = table()
    render(Talk, { table: client })
    const field = screen.getByLabelText<HTMLInputElement>('Write a message')
    await fireEvent.input(field, { target: { value: 'Hello' } })
    await fireEvent.keyDown(field, { key: 'Enter' })
    await refuse('too_fast')

    expect(field.value).toBe('Hello')
    expect(screen.getByText('Too fast! Wait a moment, then try again.')).toBeTruthy()
  })

  test('is not asked for where only phrases are said', () => {
    render(Talk, { table: table([], { free_text: false }).client })

    expect(screen.queryByLabelText('Write a message')).toBeNull()
  })
})

describe('a phrase', () => {
  test('is drawn or written, each once', () => {
    expect([...WRITTEN, ...DRAWN].toSorted()).toEqual([...PHRASES].toSorted())
    expect(DRAWN).toHaveLength(Object.keys(EMOTES).length)
  })

  test('is said with one press, and read in the reader’s language', async () => {
    const { client, sent } = table([said(1, { phrase: 'hurry' }), said(2, { phrase: 'clap' })])
    render(Talk, { table: client })
    await fireEvent.click(screen.getByRole('button', { name: 'Thanks!' }))

    expect(sent()).toEqual([{ type: 'say', phrase: 'thanks' }])
    expect(screen.getByRole('log').textContent).toContain('Hurry up!')
    expect(screen.getByRole('img', { name: 'Bravo!' })).toBeTruthy()
  })
})

describe('a line of somebody else', () => {
  test('can be reported, and the answer explains itself', async () => {
    const { client, sent, refuse } = table([said(7, { text: 'Lay green.' })])
    render(Talk, { table: client })
    await fireEvent.click(screen.getByRole('button', { name: 'Options for Ben’s message' }))
    await fireEvent.click(screen.getByRole('button', { name: 'Report as a suggestion' }))
    expect(sent()).toEqual([{ type: 'report', message: 7 }])
    await refuse('no_hints', 'R-48')

    expect(screen.getByText(/Suggestions don’t cost anything at this table\./)).toBeTruthy()
  })

  test.each([
    ['hp2018', 0],
    ['hp2018+hints=on', 1],
    ['classic+hints=off', 0],
    ['hp2099', 1],
  ])(
    'is reported only where suggestions are punished, as far as we can tell (%s)',
    async (rules, offered) => {
      render(Talk, { table: table([said(7, { text: 'Lay green.' })], { rules }).client })
      await fireEvent.click(screen.getByRole('button', { name: 'Options for Ben’s message' }))

      expect(screen.queryAllByRole('button', { name: 'Report as a suggestion' })).toHaveLength(offered)
    },
  )

  test('can be the last that is heard, until it is not', async () => {
    const { client, sent, accept } = table([said(7, { text: 'Hm.' })])
    render(Talk, { table: client })
    await fireEvent.click(screen.getByRole('button', { name: 'Options for Ben’s message' }))
    screen.getByRole('button', { name: 'Mute Ben' }).focus()
    await fireEvent.click(screen.getByRole('button', { name: 'Mute Ben' }))
    await accept()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Options for Ben’s message' }))
    expect(screen.getByText('You muted Ben.')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'Unmute Ben' }))
    await accept()

    expect(sent()).toEqual([
      { type: 'mute', person: 'ben', on: true },
      { type: 'mute', person: 'ben', on: false },
    ])
    expect(screen.queryByText('You muted Ben.')).toBeNull()
  })
})

describe('a suggestion made aloud', () => {
  const OPEN = 'Report a suggestion made out loud'
  const EVA = { by: 'person', person: 'eva', name: 'Eva' } as const
  const seats = [ANA, BEN, { by: 'bot', bot: 'keen' } as const, EVA]

  test('is reported by naming who made it; bots say nothing', async () => {
    const { client, sent, accept } = meeting({ stage: 'hand', seats, terms: { rules: 'classic' } })
    render(Talk, { table: client })
    await fireEvent.click(screen.getByRole('button', { name: OPEN }))
    const who = screen.getByRole('group', { name: 'Who suggested a play out loud?' })
    expect(
      within(who)
        .getAllByRole('button')
        .map((each) => each.textContent.trim()),
    ).toEqual(['Ben', 'Eva'])
    await fireEvent.click(within(who).getByRole('button', { name: 'Eva' }))
    await accept()

    expect(sent()).toEqual([{ type: 'report', seat: 3 }])
    expect(screen.queryByRole('group', { name: 'Who suggested a play out loud?' })).toBeNull()
  })

  describe('once reported', () => {
    const people = [
      { id: 'ana', name: 'Ana' },
      { id: 'ben', name: 'Ben' },
      { id: 'eva', name: 'Eva' },
    ]
    const report = { message: 4, by: 'ana', against: 3, judges: ['ben'], votes: 0, aloud: true }

    function reported(): Meeting {
      const meet = meeting(
        { stage: 'hand', seats, people, terms: { rules: 'classic' }, reports: [report] },
        { order: [0, 1, 2, 3] },
      )
      render(Talk, { table: meet.client })
      return meet
    }

    test('waits for those who decide, and the reporter is told so', () => {
      reported()

      expect(screen.getByText('You reported Eva. Ben decides.')).toBeTruthy()
    })

    test('and denied, the reporter is told so', () => {
      const { update } = reported()
      const acquitted = {
        of: 'table',
        kind: 'acquitted',
        name: 'Eva',
        seat: 3,
        message: 4,
        aloud: true,
      } as const
      update({ table: { reports: [] }, events: [acquitted] })

      expect(screen.getByText(/Eva was cleared: it wasn’t a suggestion\./)).toBeTruthy()
      expect(screen.queryByText(/Ben decides/)).toBeNull()
    })

    test('and dropped, because the accused has stood up, the reporter is told so', () => {
      const { update } = reported()
      const dropped = { of: 'table', kind: 'report_dropped', name: 'Eva', seat: 3, message: 4 } as const
      update({ table: { reports: [] }, events: [dropped] })

      expect(screen.getByText(/The report against Eva was dropped\./)).toBeTruthy()
      expect(screen.queryByText(/Ben decides/)).toBeNull()
    })

    test('and punished, the reporter is told so, until the hand is over', () => {
      const { update } = reported()
      update({
        table: { reports: [] },
        events: [{ of: 'hand', kind: 'hinted', rule: 'R-48', seat: 3 }],
      })
      expect(screen.getByText(/Eva got a penalty for suggesting a play\./)).toBeTruthy()
      update({ table: { stage: 'scores' } })

      expect(screen.queryByText(/Eva got a penalty/)).toBeNull()
    })

    test('by somebody else, it is not the reader’s', () => {
      const reports = [{ ...report, by: 'eva', against: 1, judges: ['ana'] }]
      const terms = { rules: 'classic' }
      render(Talk, { table: meeting({ stage: 'hand', seats, people, terms, reports }).client })

      expect(screen.queryByText(/You reported/)).toBeNull()
    })
  })

  test('that was reported before is refused in words', async () => {
    const { client, refuse } = meeting({ stage: 'hand', seats, terms: { rules: 'classic' } })
    render(Talk, { table: client })
    await fireEvent.click(screen.getByRole('button', { name: OPEN }))
    await fireEvent.click(screen.getByRole('button', { name: 'Ben' }))
    await refuse('reported_once', 'A-70')

    expect(screen.getByText(/You’ve already reported this player in this hand\./)).toBeTruthy()
  })

  test.each([
    ['where suggestions are not punished', { terms: { rules: 'classic+hints=off' } }],
    ['between hands', { stage: 'scores' as const }],
    ['by who only watches', { you: null }],
    ['where everybody else is a bot', { seats: [ANA, { by: 'bot', bot: 'keen' } as const] }],
  ])('is not reported %s', (_, more) => {
    render(Talk, { table: meeting({ stage: 'hand', seats, terms: { rules: 'classic' }, ...more }).client })

    expect(screen.queryByRole('button', { name: OPEN })).toBeNull()
  })
})

describe('talk that was not read', () => {
  function unreadAt(table: Seated) {
    const looking = new SvelteSet<string>()
    const {
      values: [unread],
      stop,
    } = watched(() => new Unread(table.client, () => looking.has('talk')))
    flushSync()
    const say = (message: number, person = 'ben') => {
      table.update({ events: [{ of: 'table', kind: 'said', person, name: person, text: 'hm', message }] })
      flushSync()
    }
    return { looking, say, stop, count: () => unread?.count }
  }

  test('is counted, but not what one says oneself', () => {
    const { say, stop, count } = unreadAt(seated([]))
    say(1)
    say(2)
    say(3, 'ana')

    expect(count()).toBe(2)
    stop()
  })

  test('is read when somebody looks', () => {
    const { looking, say, stop, count } = unreadAt(seated([]))
    say(1)
    looking.add('talk')
    flushSync()
    expect(count()).toBe(0)

    looking.delete('talk')
    flushSync()
    say(2)
    expect(count()).toBe(1)
    stop()
  })
})
