import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { fanOnDesk, fanOnPhone } from '../play/hand'
import { questions } from '../play/offers'
import { speak } from '../words/language.svelte'
import { Drag } from './CardInHand.svelte'
import Hand from './Hand.svelte'
import { cardsInHand } from './cardsInHand'

const { cards: offers } = questions([['play B7', null]])

beforeAll(() => speak('en'))

function cardsOf(hand: readonly string[]) {
  return cardsInHand({ hand, drawn: null, edition: 'classic', offers, sort: 'color', mark: true })
}

function show(
  hand: readonly string[] = ['R2', 'B7', 'G4'],
  more: { selected?: string; small?: boolean; reach?: number; until?: number; isAsked?: boolean } = {},
) {
  const onselect = vi.fn()
  const ondrop = vi.fn()
  const props = {
    cards: cardsOf(hand),
    fan: more.small ? fanOnPhone(hand.length, { width: 336, height: 300 }) : fanOnDesk(hand.length, 1092),
    selected: more.selected ?? null,
    strength: 2 as const,
    dragging: new Drag(),
    small: more.small ?? false,
    reach: more.reach ?? 0,
    until: more.until ?? Infinity,
    isAsked: more.isAsked ?? false,
    onselect,
    ondrop,
  }
  return { ...render(Hand, props), onselect, ondrop }
}

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
const stops = () => screen.getAllByRole('button').filter((button) => button.tabIndex === 0)
const stop = () => stops()[0] ?? document.body
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: name })
const focused = () => document.activeElement?.getAttribute('aria-label')

describe('a hand', () => {
  test('says every card and its place', () => {
    show()

    expect(screen.getByRole('toolbar', { name: 'Your hand, 3 cards' })).toBeTruthy()
    expect(names()).toEqual([
      'Red 2, circle, 1 of 3',
      'Blue 7, square, playable, 2 of 3',
      'Green 4, triangle, 3 of 3',
    ])
  })

  test('is one stop for Tab, and arrows lead within', async () => {
    show()
    stop().focus()
    await key('ArrowRight')
    expect(focused()).toContain('Blue 7')

    await key('End')
    expect(focused()).toContain('Green 4')

    await key('Home')
    expect(focused()).toContain('Red 2')
    expect(stops()).toHaveLength(1)
  })

  test('hands on the card that is pressed', async () => {
    const { onselect } = show()
    await fireEvent.click(screen.getByRole('button', { name: /Blue 7/ }))

    expect(onselect).toHaveBeenCalledWith(expect.objectContaining({ key: 'B7#0', card: 'B7' }))
  })

  test('shows which card is selected, and Tab comes back to it', () => {
    show(['R2', 'B7', 'G4'], { selected: 'G4#0' })

    expect(screen.getByRole('button', { pressed: true })).toBe(stop())
    expect(stop().getAttribute('aria-label')).toContain('Green 4')
  })

  test('in rows is walked up and down', async () => {
    show(['R0', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'], { small: true })
    stop().focus()
    await key('ArrowDown')

    expect(focused()).toContain('Red 4')
  })
})

describe('a card that is dragged', () => {
  const pointer = (more: object) => ({ pointerId: 1, isPrimary: true, button: 0, ...more })

  function dragTo(place: Element | null) {
    document.elementsFromPoint = () => (place ? [place] : [])
    Element.prototype.setPointerCapture = () => undefined
    const card = screen.getByRole('button', { name: /Blue 7/ })
    return fireEvent
      .pointerDown(card, pointer({ clientX: 10, clientY: 10 }))
      .then(() => fireEvent.pointerMove(card, pointer({ clientX: 60, clientY: -90 })))
      .then(() => fireEvent.pointerUp(card, pointer({ clientX: 60, clientY: -90 })))
      .then(() => fireEvent.click(card))
  }

  test('is laid where it is let go over the pile', async () => {
    const { ondrop, onselect } = show()
    const pile = document.createElement('div')
    pile.dataset['drop'] = 'discard'
    await dragTo(pile)

    expect(ondrop).toHaveBeenCalledWith(expect.objectContaining({ card: 'B7' }))
    expect(onselect).not.toHaveBeenCalled()
  })

  test('goes back where it is let go elsewhere, and is not tapped by it', async () => {
    const { ondrop, onselect } = show()
    await dragTo(null)

    expect(ondrop).not.toHaveBeenCalled()
    expect(onselect).not.toHaveBeenCalled()
  })
})

describe('a card that is taken up', () => {
  const placeOf = (nth: number, more: Parameters<typeof show>[1], cards = ['R2', 'B7', 'G4']) => {
    const { container, unmount } = show(cards, { selected: 'B7#0', ...more })
    const place = container.querySelectorAll<HTMLElement>('button')[nth]?.style.translate.split(' ')
    unmount()
    return place
  }
  const rises = (more: Parameters<typeof show>[1]) => placeOf(1, more)?.[1]

  test('rises less below words, and covers none', () => {
    expect([rises({ reach: 0 }), rises({ reach: 1092 })]).toEqual(['-40.0px', '-16.0px'])
  })

  test('rises less below buttons, and is covered by none', () => {
    expect([rises({ until: 900 }), rises({ until: 600 })]).toEqual(['-40.0px', '-16.0px'])
  })

  test('stays below what is asked', () => {
    expect(rises({ isAsked: true })).toBe('-6.0px')
  })

  test('lies over the next one, which makes room for it', () => {
    const { container } = show(['R2', 'B7', 'G4'], { selected: 'B7#0' })
    const next = (selected?: string) => parseFloat(placeOf(2, { selected: selected ?? '' })?.[0] ?? '')

    expect(container.querySelector('[aria-pressed=true]')?.classList).toContain('raised')
    expect(next('B7#0') - next()).toBeCloseTo(14)
  })

  test('leaves the next ones in view in a hand that is held closely', () => {
    const many = ['B7', ...Array.from({ length: 19 }, () => 'G4')]
    const { container } = show(many, { selected: 'B7#0' })

    expect(container.querySelector('[aria-pressed=true]')?.classList).not.toContain('raised')
  })
})
