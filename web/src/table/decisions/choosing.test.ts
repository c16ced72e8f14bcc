import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Offer } from '../../protocol'
import { settings } from '../../state/settings.svelte'
import { speak } from '../../words/current.svelte'
import { Choosing } from './choosing.svelte'
import { seated, type Seated } from '../../../tests/seated'

const WILD: readonly Offer[] = [
  ['play B7', null],
  ['play W>R', null],
  ['play W>B', null],
  ['draw', null],
]

let table: Seated
let choosing: Choosing

function sit(...moves: readonly Offer[]): void {
  table = seated(moves)
  choosing = new Choosing(table.state)
}

beforeEach(async () => {
  await speak('en')
})

afterEach(() => {
  settings.oneTap = false
})

describe('a target', () => {
  test('can be chosen as soon as it is asked for, and not before', () => {
    sit(['play HW@1', null], ['play HW@3', null], ['draw', null])
    choosing.select('HW#0', 'HW')
    expect(choosing.targets).toEqual([])

    choosing.confirm()
    expect(choosing.targets).toEqual([1, 3])
  })
})

describe('a card', () => {
  test('is selected first and laid by the button', () => {
    sit(...WILD)
    choosing.select('B7#0', 'B7')

    expect(choosing.selected).toBe('B7#0')
    expect(choosing.primary).toEqual({ words: 'Play blue 7', enabled: true })
    expect(table.moves()).toEqual([])

    choosing.confirm()
    expect(table.moves()).toEqual(['play B7'])
  })

  test('is laid when it is touched once more', () => {
    sit(...WILD)
    choosing.select('B7#0', 'B7')
    choosing.select('B7#0', 'B7')

    expect(table.moves()).toEqual(['play B7'])
  })

  test('is laid at once by who wishes so', () => {
    settings.oneTap = true
    sit(...WILD)
    choosing.select('B7#0', 'B7')

    expect(table.moves()).toEqual(['play B7'])
  })

  test('takes the place of the one before', () => {
    sit(...WILD)
    choosing.select('B7#0', 'B7')
    choosing.select('W#0', 'W')

    expect(choosing.card).toBe('W')
    expect(choosing.primary?.words).toBe('Play Wild')
  })

  test('is sent once, however often it is clicked', () => {
    sit(...WILD)
    choosing.select('B7#0', 'B7')
    choosing.confirm()
    choosing.confirm()
    choosing.select('W#0', 'W')
    choosing.press(table.state.questions.buttons[0] ?? fail())

    expect(table.moves()).toEqual(['play B7'])
    expect(choosing.primary?.enabled).toBe(false)
  })

  test('can be chosen anew after it was declined', async () => {
    sit(...WILD)
    choosing.select('B7#0', 'B7')
    choosing.confirm()
    await table.refuse('stale')

    expect(choosing.selected).toBeNull()
    choosing.select('B7#0', 'B7')
    choosing.confirm()
    expect(table.moves()).toEqual(['play B7', 'play B7'])
  })
})

describe('what is still asked', () => {
  test('a lone wild asks for a color', () => {
    sit(...WILD)
    choosing.select('W#0', 'W')
    expect(choosing.step).toBeNull()

    choosing.confirm()
    expect(choosing.step).toEqual({ kind: 'color', colors: ['R', 'B'] })
    expect(choosing.primary?.enabled).toBe(false)

    choosing.color('B')
    expect(table.moves()).toEqual(['play W>B'])
  })

  test('a color that is not offered is no answer', () => {
    sit(...WILD)
    choosing.select('W#0', 'W')
    choosing.confirm()
    choosing.color('Y')
    choosing.target(1)

    expect(table.moves()).toEqual([])
  })

  test('a card for somebody asks for whom', () => {
    sit(['play HW@1', null], ['play HW@3', null])
    choosing.select('HW#0', 'HW')
    choosing.confirm()
    expect(choosing.step).toEqual({ kind: 'target', targets: [1, 3] })

    choosing.target(3)
    expect(table.moves()).toEqual(['play HW@3'])
  })

  test('a card for the only other player asks nothing', () => {
    sit(['play SH@1', null])
    choosing.select('SH#0', 'SH')
    choosing.confirm()

    expect(table.moves()).toEqual(['play SH@1'])
  })

  test('a color can be asked for by itself, and must be named', () => {
    sit(['color R', null], ['color G', null])

    expect(choosing.step).toEqual({ kind: 'color', colors: ['R', 'G'] })
    expect(choosing.isOptional).toBe(false)

    choosing.color('G')
    expect(table.moves()).toEqual(['color G'])
  })

  test('a color asked for by itself can be named with any card taken up', () => {
    sit(['color R', null], ['color G', null])
    choosing.select('G4#0', 'G4')
    expect(choosing.isOptional).toBe(false)

    choosing.color('R')
    expect(table.moves()).toEqual(['color R'])
  })

  test('a button may ask for a color too', () => {
    sit(['accept', null], ['invis R', null], ['invis G', null])
    const button = table.state.questions.buttons.find((each) => each.needsColor) ?? fail()
    choosing.press(button)
    expect(choosing.step).toEqual({ kind: 'color', colors: ['R', 'G'] })

    choosing.color('R')
    expect(table.moves()).toEqual(['invis R'])
  })

  test('is forgotten when one thinks better of it', () => {
    sit(...WILD)
    choosing.select('W#0', 'W')
    choosing.confirm()
    choosing.cancel()

    expect(choosing.step).toBeNull()
    expect(choosing.selected).toBeNull()
  })
})

describe('the call', () => {
  test('goes with the card where it can', () => {
    sit(['play B7', null], ['play B7!', null])
    choosing.select('B7#0', 'B7')
    expect(choosing.canCall).toBe(true)

    choosing.calling = true
    expect(choosing.primary?.words).toBe('Play blue 7 and call UNO!')

    choosing.confirm()
    expect(table.moves()).toEqual(['play B7!'])
  })

  test('goes with a color that is asked for in between', () => {
    sit(['play W>R', null], ['play W>R!', null], ['play W>B', null], ['play W>B!', null])
    choosing.select('W#0', 'W')
    choosing.calling = true
    choosing.confirm()
    choosing.color('B')

    expect(table.moves()).toEqual(['play W>B!'])
  })

  test('is made with a card that is laid in one go, also by who lays with one tap', () => {
    settings.oneTap = true
    sit(['play B7', null], ['play B7!', null], ['keep', null])
    choosing.lay('B7#0', 'B7', true)

    expect(table.moves()).toEqual(['play B7!'])
  })

  test('is put aside with the card', () => {
    sit(['play B7', null], ['play B7!', null])
    choosing.select('B7#0', 'B7')
    choosing.calling = true
    choosing.cancel()

    expect(choosing.calling).toBe(false)
  })
})

describe('a move that breaks a rule', () => {
  test('wants a second press, and names the rule', () => {
    sit(['play G4', 'R-16'])
    choosing.select('G4#0', 'G4')
    choosing.confirm()

    expect(choosing.step).toEqual({ kind: 'sure', breaks: 'R-16' })
    expect(table.moves()).toEqual([])

    choosing.confirm()
    expect(table.moves()).toEqual(['play G4'])
  })

  test('is warned of before a color is chosen', () => {
    sit(['play W4>R', 'R-28'], ['play W4>B', 'R-28'])
    choosing.select('W4#0', 'W4')
    choosing.confirm()
    expect(choosing.step?.kind).toBe('sure')

    choosing.confirm()
    expect(choosing.step?.kind).toBe('color')

    choosing.color('R')
    expect(table.moves()).toEqual(['play W4>R'])
  })

  test('wants it also where only one way breaks the rule', () => {
    sit(['play W>R', null], ['play W>B', 'R-28'])
    choosing.select('W#0', 'W')
    choosing.confirm()
    choosing.color('B')
    expect(choosing.step).toEqual({ kind: 'sure', breaks: 'R-28' })

    choosing.confirm()
    expect(table.moves()).toEqual(['play W>B'])
  })
})

describe('when the table goes on', () => {
  test('a card that is gone is no longer selected', () => {
    sit(...WILD)
    choosing.select('B7#0', 'B7')
    table.update({ hand: { hand: ['G4', 'W'], moves: [['play W>R', null]] } })

    expect(choosing.selected).toBeNull()
  })

  test('a card that cannot be laid any more is no longer selected', () => {
    sit(...WILD)
    choosing.select('B7#0', 'B7')
    table.update({ hand: { moves: [] } })
    table.update({ hand: { moves: WILD } })

    expect(choosing.selected).toBeNull()
  })

  test('a question about moves that have changed is dropped', () => {
    sit(...WILD)
    choosing.select('W#0', 'W')
    choosing.confirm()
    table.update({ hand: { moves: [['play W>Y', null]] } })

    expect(choosing.step).toBeNull()
  })

  test('nothing follows it any more that was closed', () => {
    sit(...WILD)
    choosing.select('B7#0', 'B7')
    choosing.close()
    table.update({ hand: { hand: ['G4', 'W'], moves: [['play W>R', null]] } })

    expect(choosing.selected).toBe('B7#0')
  })

  test('talk disturbs nobody', () => {
    sit(...WILD)
    choosing.select('W#0', 'W')
    choosing.confirm()
    table.update({ events: [{ of: 'table', kind: 'said', person: 'ben', name: 'Ben', text: 'hm' }] })
    table.update({ hand: { moves: [...WILD, ['catch 3', null]] } })

    expect(choosing.step?.kind).toBe('color')
  })
})

describe('a card that is not offered', () => {
  test('can be taken up, but not laid', () => {
    sit(...WILD)
    choosing.select('G4#0', 'G4')

    expect(choosing.selected).toBe('G4#0')
    expect(choosing.primary).toBeNull()
    expect(table.moves()).toEqual([])
  })

  test('is asked about when it is touched again, and the answer is shown until it is read', async () => {
    sit(...WILD)
    choosing.select('G4#0', 'G4')
    expect(table.sent()).toMatchObject([{ type: 'why_not', move: 'play G4' }])
    await table.refuse('no_match', 'R-16')

    expect(choosing.refused).toMatchObject({ code: 'no_match', rule: 'R-16' })

    choosing.understood()
    expect(choosing.refused).toBeNull()
  })

  test('is only looked at while somebody else is waited for', () => {
    sit(...WILD)
    table.update({ hand: { turn: 1, phase: 'turn:1', moves: [] } })
    choosing.select('G4#0', 'G4')

    expect([choosing.selected, table.sent()]).toEqual(['G4#0', []])
  })

  test('is refused as long as the turn lasts, and no longer', async () => {
    sit(...WILD)
    choosing.select('G4#0', 'G4')
    await table.refuse('no_match', 'R-16')
    table.update({ hand: { counts: [4, 7, 7, 2] } })
    expect(choosing.refused).not.toBeNull()
    table.update({ hand: { turn: 1, phase: 'turn:1', moves: [] } })

    expect(choosing.refused).toBeNull()
  })

  test('that was tried out of turn is no longer refused when the turn has come', async () => {
    sit()
    table.update({ hand: { turn: 1, phase: 'turn:1', moves: [] } })
    void table.state.act('draw')
    await table.refuse('not_your_turn', 'A-73')
    expect(table.state.problem).not.toBeNull()
    table.update({ hand: { turn: 0, phase: 'turn:0', moves: WILD } })

    expect(table.state.problem).toBeNull()
  })

  test('leaves nothing behind when another one is taken up before the answer comes', async () => {
    sit(...WILD)
    void choosing.why('G4')
    choosing.select('B7#0', 'B7')
    await table.refuse('no_match', 'R-16')

    expect(choosing.refused).toBeNull()
  })

  test('can be laid as soon as it is offered', () => {
    sit()
    choosing.select('B7#0', 'B7')
    table.update({ hand: { moves: WILD } })
    choosing.confirm()

    expect(table.moves()).toEqual(['play B7'])
  })
})

function fail(): never {
  throw new Error('expected an offer, came none')
}
