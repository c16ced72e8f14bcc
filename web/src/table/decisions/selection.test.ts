import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Offer } from '../../protocol'
import { settings } from '../../state/settings.svelte'
import { speak } from '../../words/language.svelte'
import { Selection } from './selection.svelte'
import { seated, type Seated } from '../../../tests/seated'

const WILD: readonly Offer[] = [
  ['play B7', null],
  ['play W>R', null],
  ['play W>B', null],
  ['draw', null],
]

let table: Seated
let selection: Selection

function sit(...moves: readonly Offer[]): void {
  table = seated(moves)
  selection = new Selection(table.client)
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
    selection.select('HW#0', 'HW')
    expect(selection.targets).toEqual([])

    selection.confirm()
    expect(selection.targets).toEqual([1, 3])
  })
})

describe('a swap that is not forced', () => {
  test('asks whom with, and nobody is an answer', () => {
    sit(['play R7@1', null], ['play R7@2', null], ['play R7', null], ['draw', null])
    selection.lay('R7#0', 'R7', false)
    expect(selection.step).toEqual({ kind: 'target', targets: [1, 2], orNobody: true })

    selection.target(null)
    expect(table.moves()).toEqual(['play R7'])
  })

  test('is asked about with a single other player, too', () => {
    sit(['play R7@1', null], ['play R7', null])
    selection.lay('R7#0', 'R7', false)
    selection.target(1)

    expect(table.moves()).toEqual(['play R7@1'])
  })
})

describe('a call with a swap', () => {
  test('is offered once a target brings one card, and counts only there', () => {
    sit(['play R7@1', null], ['play R7@2', null], ['play R7@2!', null], ['draw', null])
    selection.select('R7#0', 'R7')
    expect(selection.canCall).toBe(true)

    selection.layCalling()
    selection.target(1)
    expect(table.moves()).toEqual(['play R7@1'])
  })

  test('is not offered where every hand is larger', () => {
    sit(['play R7@1', null], ['play R7@2', null], ['draw', null])
    selection.select('R7#0', 'R7')

    expect(selection.canCall).toBe(false)
  })
})

/** Two cards of a number in each color: the first, the last, and those between in the order of their colors. */
function eightFives(): Offer[] {
  const colors = ['R', 'G', 'B', 'Y']
  const between = colors.reduce<string[][]>(
    (chosen, color) =>
      chosen.flatMap((cards) => [0, 1, 2].map((n) => [...cards, ...Array<string>(n).fill(color)])),
    [[]],
  )
  const held = (cards: string[]) => colors.every((color) => cards.filter((each) => each === color).length < 3)
  const several = colors.flatMap((first) =>
    between.flatMap((some) => colors.map((last) => [first, ...some, last])),
  )
  return [...colors.map((color) => [color]), ...several.filter(held)].map((cards) => [
    `play ${cards.map((color) => `${color}5`).join('+')}`,
    null,
  ])
}

describe('several cards', () => {
  const FIVES: readonly Offer[] = [
    ['play R5', null],
    ['play R5!', null],
    ['play R5+B5', null],
    ['play R5+G5', null],
    ['play R5+B5+G5', null],
    ['play R5+G5+B5!', null],
    ['play R5+G5+B5', null],
    ['play B7', null],
    ['draw', null],
  ]

  test('are picked one after the other, and laid by another tap on the first', () => {
    sit(...FIVES)
    selection.select('R5#0', 'R5')
    expect(selection.canTake({ key: 'G5#0', card: 'G5' })).toBe(true)
    expect(selection.canTake({ key: 'B7#0', card: 'B7' })).toBe(false)
    selection.select('G5#0', 'G5')
    expect(selection.further).toEqual(['G5#0'])
    expect(selection.primary?.words).toBe('Play red 5 and green 5')

    selection.select('R5#0', 'R5')
    expect(table.moves()).toEqual(['play R5+G5'])
  })

  test('can be put back, and laid without', () => {
    sit(...FIVES)
    selection.select('R5#0', 'R5')
    selection.select('G5#0', 'G5')
    selection.select('G5#0', 'G5')
    selection.confirm()

    expect(table.moves()).toEqual(['play R5'])
  })

  test('call UNO only where all of them together leave one card', () => {
    sit(...FIVES)
    selection.select('R5#0', 'R5')
    selection.select('G5#0', 'G5')
    expect(selection.canCall).toBe(false)
    selection.select('B5#0', 'B5')
    expect(selection.canCall).toBe(true)

    selection.layCalling()
    expect(table.moves()).toEqual(['play R5+G5+B5!'])
  })

  test('can be eight of a number, in whatever order they are picked', () => {
    sit(...eightFives())
    selection.select('Y5#0', 'Y5')
    for (const key of ['R5#1', 'B5#0', 'G5#0', 'R5#0', 'Y5#1', 'B5#1', 'G5#1'])
      selection.select(key, key.slice(0, 2))
    expect(selection.further).toHaveLength(7)

    selection.confirm()
    expect(table.moves()).toEqual(['play Y5+R5+R5+G5+B5+B5+Y5+G5'])
  })

  test('wait for more with one tap', () => {
    settings.oneTap = true
    sit(...FIVES)
    selection.select('R5#0', 'R5')
    expect(table.moves()).toEqual([])

    selection.confirm()
    expect(table.moves()).toEqual(['play R5'])
  })
})

describe('a card', () => {
  test('is selected first and laid by the button', () => {
    sit(...WILD)
    selection.select('B7#0', 'B7')

    expect(selection.selected).toBe('B7#0')
    expect(selection.primary).toEqual({ words: 'Play blue 7', enabled: true })
    expect(table.moves()).toEqual([])

    selection.confirm()
    expect(table.moves()).toEqual(['play B7'])
  })

  test('is laid when it is touched once more', () => {
    sit(...WILD)
    selection.select('B7#0', 'B7')
    selection.select('B7#0', 'B7')

    expect(table.moves()).toEqual(['play B7'])
  })

  test('is laid at once by who wishes so', () => {
    settings.oneTap = true
    sit(...WILD)
    selection.select('B7#0', 'B7')

    expect(table.moves()).toEqual(['play B7'])
  })

  test('takes the place of the one before', () => {
    sit(...WILD)
    selection.select('B7#0', 'B7')
    selection.select('W#0', 'W')

    expect(selection.card).toBe('W')
    expect(selection.primary?.words).toBe('Play Wild')
  })

  test('is sent once, however often it is clicked', () => {
    sit(...WILD)
    selection.select('B7#0', 'B7')
    selection.confirm()
    selection.confirm()
    selection.select('W#0', 'W')
    selection.press(table.client.questions.buttons[0] ?? fail())

    expect(table.moves()).toEqual(['play B7'])
    expect(selection.primary?.enabled).toBe(false)
  })

  test('can be chosen again after a refusal', async () => {
    sit(...WILD)
    selection.select('B7#0', 'B7')
    selection.confirm()
    await table.refuse('stale')

    expect(selection.selected).toBeNull()
    selection.select('B7#0', 'B7')
    selection.confirm()
    expect(table.moves()).toEqual(['play B7', 'play B7'])
  })
})

describe('what is still asked', () => {
  test('a lone wild asks for a color', () => {
    sit(...WILD)
    selection.select('W#0', 'W')
    expect(selection.step).toBeNull()

    selection.confirm()
    expect(selection.step).toEqual({ kind: 'color', colors: ['R', 'B'] })
    expect(selection.primary?.enabled).toBe(false)

    selection.color('B')
    expect(table.moves()).toEqual(['play W>B'])
  })

  test('a color that is not offered is no answer', () => {
    sit(...WILD)
    selection.select('W#0', 'W')
    selection.confirm()
    selection.color('Y')
    selection.target(1)

    expect(table.moves()).toEqual([])
  })

  test('a card for somebody asks for whom', () => {
    sit(['play HW@1', null], ['play HW@3', null])
    selection.select('HW#0', 'HW')
    selection.confirm()
    expect(selection.step).toEqual({ kind: 'target', targets: [1, 3], orNobody: false })

    selection.target(3)
    expect(table.moves()).toEqual(['play HW@3'])
  })

  test('a card for the only other player asks nothing', () => {
    sit(['play SH@1', null])
    selection.select('SH#0', 'SH')
    selection.confirm()

    expect(table.moves()).toEqual(['play SH@1'])
  })

  test('a color can be asked for by itself, and must be named', () => {
    sit(['color R', null], ['color G', null])

    expect(selection.step).toEqual({ kind: 'color', colors: ['R', 'G'] })
    expect(selection.isOptional).toBe(false)

    selection.color('G')
    expect(table.moves()).toEqual(['color G'])
  })

  test('a color asked for by itself can be named with any card taken up', () => {
    sit(['color R', null], ['color G', null])
    selection.select('G4#0', 'G4')
    expect(selection.isOptional).toBe(false)

    selection.color('R')
    expect(table.moves()).toEqual(['color R'])
  })

  test('a button may ask for a color too', () => {
    sit(['accept', null], ['invis R', null], ['invis G', null])
    const button = table.client.questions.buttons.find((each) => each.needsColor) ?? fail()
    selection.press(button)
    expect(selection.step).toEqual({ kind: 'color', colors: ['R', 'G'] })

    selection.color('R')
    expect(table.moves()).toEqual(['invis R'])
  })

  test('is forgotten when one thinks better of it', () => {
    sit(...WILD)
    selection.select('W#0', 'W')
    selection.confirm()
    selection.cancel()

    expect(selection.step).toBeNull()
    expect(selection.selected).toBeNull()
  })
})

describe('the call', () => {
  test('goes with the card where it can', () => {
    sit(['play B7', null], ['play B7!', null])
    selection.select('B7#0', 'B7')
    expect(selection.canCall).toBe(true)

    selection.calling = true
    expect(selection.primary?.words).toBe('Play blue 7 and call UNO!')

    selection.confirm()
    expect(table.moves()).toEqual(['play B7!'])
  })

  test('goes with a color that is asked for in between', () => {
    sit(['play W>R', null], ['play W>R!', null], ['play W>B', null], ['play W>B!', null])
    selection.select('W#0', 'W')
    selection.calling = true
    selection.confirm()
    selection.color('B')

    expect(table.moves()).toEqual(['play W>B!'])
  })

  test('is made with a card that is laid in one go, also by who lays with one tap', () => {
    settings.oneTap = true
    sit(['play B7', null], ['play B7!', null], ['keep', null])
    selection.lay('B7#0', 'B7', true)

    expect(table.moves()).toEqual(['play B7!'])
  })

  test('is put aside with the card', () => {
    sit(['play B7', null], ['play B7!', null])
    selection.select('B7#0', 'B7')
    selection.calling = true
    selection.cancel()

    expect(selection.calling).toBe(false)
  })
})

describe('a move that breaks a rule', () => {
  test('wants a second press, and names the rule', () => {
    sit(['play G4', 'R-16'])
    selection.select('G4#0', 'G4')
    selection.confirm()

    expect(selection.step).toEqual({ kind: 'sure', breaks: 'R-16' })
    expect(table.moves()).toEqual([])

    selection.confirm()
    expect(table.moves()).toEqual(['play G4'])
  })

  test('is warned of before a color is chosen', () => {
    sit(['play W4>R', 'R-28'], ['play W4>B', 'R-28'])
    selection.select('W4#0', 'W4')
    selection.confirm()
    expect(selection.step?.kind).toBe('sure')

    selection.confirm()
    expect(selection.step?.kind).toBe('color')

    selection.color('R')
    expect(table.moves()).toEqual(['play W4>R'])
  })

  test('wants it also where only one way breaks the rule', () => {
    sit(['play W>R', null], ['play W>B', 'R-28'])
    selection.select('W#0', 'W')
    selection.confirm()
    selection.color('B')
    expect(selection.step).toEqual({ kind: 'sure', breaks: 'R-28' })

    selection.confirm()
    expect(table.moves()).toEqual(['play W>B'])
  })
})

describe('when the table goes on', () => {
  test('a card that is gone is no longer selected', () => {
    sit(...WILD)
    selection.select('B7#0', 'B7')
    table.update({ hand: { hand: ['G4', 'W'], moves: [['play W>R', null]] } })

    expect(selection.selected).toBeNull()
  })

  test('a card that cannot be laid any more is no longer selected', () => {
    sit(...WILD)
    selection.select('B7#0', 'B7')
    table.update({ hand: { moves: [] } })
    table.update({ hand: { moves: WILD } })

    expect(selection.selected).toBeNull()
  })

  test('a question about moves that have changed is dropped', () => {
    sit(...WILD)
    selection.select('W#0', 'W')
    selection.confirm()
    table.update({ hand: { moves: [['play W>Y', null]] } })

    expect(selection.step).toBeNull()
  })

  test('nothing follows it any more that was closed', () => {
    sit(...WILD)
    selection.select('B7#0', 'B7')
    selection.close()
    table.update({ hand: { hand: ['G4', 'W'], moves: [['play W>R', null]] } })

    expect(selection.selected).toBe('B7#0')
  })

  test('talk disturbs nobody', () => {
    sit(...WILD)
    selection.select('W#0', 'W')
    selection.confirm()
    table.update({ events: [{ of: 'table', kind: 'said', person: 'ben', name: 'Ben', text: 'hm' }] })
    table.update({ hand: { moves: [...WILD, ['catch 3', null]] } })

    expect(selection.step?.kind).toBe('color')
  })
})

describe('a card that is not offered', () => {
  test('can be taken up, but not laid', () => {
    sit(...WILD)
    selection.select('G4#0', 'G4')

    expect(selection.selected).toBe('G4#0')
    expect(selection.primary).toBeNull()
    expect(table.moves()).toEqual([])
  })

  test('is asked about when it is touched again, and the answer is shown until it is read', async () => {
    sit(...WILD)
    selection.select('G4#0', 'G4')
    expect(table.sent()).toMatchObject([{ type: 'why_not', move: 'play G4' }])
    await table.refuse('no_match', 'R-16')

    expect(selection.refused).toMatchObject({ code: 'no_match', rule: 'R-16' })

    selection.understood()
    expect(selection.refused).toBeNull()
  })

  test('is only looked at while somebody else is waited for', () => {
    sit(...WILD)
    table.update({ hand: { turn: 1, phase: 'turn:1', moves: [] } })
    selection.select('G4#0', 'G4')

    expect([selection.selected, table.sent()]).toEqual(['G4#0', []])
  })

  test('is refused as long as the turn lasts, and no longer', async () => {
    sit(...WILD)
    selection.select('G4#0', 'G4')
    await table.refuse('no_match', 'R-16')
    table.update({ hand: { counts: [4, 7, 7, 2] } })
    expect(selection.refused).not.toBeNull()
    table.update({ hand: { turn: 1, phase: 'turn:1', moves: [] } })

    expect(selection.refused).toBeNull()
  })

  test('that was tried out of turn is no longer refused when the turn has come', async () => {
    sit()
    table.update({ hand: { turn: 1, phase: 'turn:1', moves: [] } })
    void table.client.act('draw')
    await table.refuse('not_your_turn', 'A-73')
    expect(table.client.problem).not.toBeNull()
    table.update({ hand: { turn: 0, phase: 'turn:0', moves: WILD } })

    expect(table.client.problem).toBeNull()
  })

  test('leaves nothing behind when another one is taken up before the answer comes', async () => {
    sit(...WILD)
    void selection.why('G4')
    selection.select('B7#0', 'B7')
    await table.refuse('no_match', 'R-16')

    expect(selection.refused).toBeNull()
  })

  test('can be laid as soon as it is offered', () => {
    sit()
    selection.select('B7#0', 'B7')
    table.update({ hand: { moves: WILD } })
    selection.confirm()

    expect(table.moves()).toEqual(['play B7'])
  })
})

function fail(): never {
  throw new Error('expected an offer, came none')
}
