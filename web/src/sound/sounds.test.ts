import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Event, HandEvent, HandKind } from '../protocol'
import { feel, type Wishes } from './player'
import { type Audible, feltIn, type Listener, soundOf, soundOfAll, sounds, type Stroke } from './sounds'

const LOUD: Wishes = { sound: true, volume: 1, vibration: true, moments: 'normal' }
const ANA: Listener = { handYou: 0, you: 0, scorers: [[0], [1]] }
const LAID: Event = { of: 'hand', kind: 'laid', rule: 'R-16', seat: 0, cards: ['B6'] }

/** Counts what is started. Every other property is the object itself. */
class CountingContext {
  static started = 0
  static made = 0
  static last: CountingContext | null = null
  state: AudioContextState = 'running'
  readonly sampleRate = 100
  readonly currentTime = 0
  readonly destination = {}
  constructor() {
    CountingContext.made += 1
    CountingContext.last = this
  }
  resume = () => {
    this.state = 'running'
    return Promise.resolve()
  }
  close = () => Promise.resolve()
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) })
  createGain = () => node()
  createDynamicsCompressor = () => ({ ...node(), threshold: { value: 0 } })
  createBiquadFilter = () => node()
  createBufferSource = () => node()
  createOscillator = () => node()
}

function node(): object {
  const parameter = {
    value: 0,
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
  return {
    gain: parameter,
    frequency: parameter,
    connect: (to: unknown) => to,
    start: () => (CountingContext.started += 1),
    stop: () => undefined,
  }
}

function table(): { audible: Audible; happen: (events: readonly Event[], missed?: boolean) => void } {
  let heard: Parameters<Audible['listen']>[0] = () => undefined
  return {
    audible: {
      listen: (listener) => {
        heard = listener
        return () => undefined
      },
    },
    happen: (events, missed = false) => {
      heard({ events, missed, company: ANA })
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  CountingContext.started = 0
  CountingContext.made = 0
})

describe('a table', () => {
  test('goes on where there is no audio', () => {
    const { audible, happen } = table()
    const heard = sounds(audible, LOUD)
    window.dispatchEvent(new Event('pointerdown'))

    expect(() => {
      happen([LAID])
      heard.tick()
      heard.close()
    }).not.toThrow()
  })

  test('is silent until the first touch', () => {
    vi.stubGlobal('AudioContext', CountingContext)
    const { audible, happen } = table()
    const heard = sounds(audible, LOUD)
    happen([LAID])
    expect(CountingContext.made).toBe(0)

    window.dispatchEvent(new Event('pointerdown'))
    window.dispatchEvent(new Event('keydown'))
    happen([LAID])

    expect(CountingContext.made).toBe(1)
    expect(CountingContext.started).toBeGreaterThan(0)
    heard.close()
  })

  test('is heard again after a phone was locked: the last sound, not all of them at once', async () => {
    vi.stubGlobal('AudioContext', CountingContext)
    const { audible, happen } = table()
    const heard = sounds(audible, LOUD)
    window.dispatchEvent(new Event('pointerdown'))
    happen([LAID])
    const once = CountingContext.started
    const context = CountingContext.last ?? expect.fail('expected a context')
    context.state = 'suspended'
    context.resume = () => new Promise((resolve) => setTimeout(resolve))
    happen([LAID])
    happen([LAID])
    expect(CountingContext.started).toBe(once)
    await new Promise((resolve) => setTimeout(resolve, 5))

    expect(CountingContext.started).toBe(2 * once)
    heard.close()
  })

  test.each([
    ['sound is switched off', { ...LOUD, sound: false }, false],
    ['the volume is at nothing', { ...LOUD, volume: 0 }, false],
    ['it was missed', LOUD, true],
  ])('is silent where %s', (_, wishes, missed) => {
    vi.stubGlobal('AudioContext', CountingContext)
    const { audible, happen } = table()
    const heard = sounds(audible, wishes)
    window.dispatchEvent(new Event('pointerdown'))
    happen([LAID], missed)

    expect(CountingContext.started).toBe(0)
    heard.close()
  })
})

describe('a device', () => {
  function device(hasBeenActive: boolean): Navigator {
    return {
      vibrate: vi.fn<Navigator['vibrate']>(),
      userActivation: { hasBeenActive },
    } as unknown as Navigator
  }

  test('shakes only where that is wished', () => {
    const phone = device(true)
    feel('turn', { ...LOUD, vibration: false }, phone)
    expect(phone.vibrate).not.toHaveBeenCalled()

    feel('turn', LOUD, phone)
    expect(phone.vibrate).toHaveBeenCalledOnce()
  })

  test('does not shake where moments are calm', () => {
    const phone = device(true)
    feel('call', { ...LOUD, moments: 'calm' }, phone)

    expect(phone.vibrate).not.toHaveBeenCalled()
  })

  test('does not shake before it was touched', () => {
    const phone = device(false)
    feel('turn', LOUD, phone)

    expect(phone.vibrate).not.toHaveBeenCalled()
  })

  test('that cannot shake does not', () => {
    expect(() => {
      feel('turn', LOUD, {} as Navigator)
    }).not.toThrow()
  })
})

function event(kind: HandKind, more: Partial<HandEvent> = {}): HandEvent {
  return { of: 'hand', rule: 'R-16', kind, ...more }
}

const voices = (...events: HandEvent[]) => soundOfAll(events).map(({ voice }) => voice)

describe('one feels', () => {
  const felt = (...events: readonly Event[]) => feltIn({ events, company: ANA })

  test('only what concerns oneself', () => {
    expect(felt(event('called', { seat: 0 }))).toEqual(['call'])
    expect(felt(event('called', { seat: 1 }))).toEqual([])
    expect(felt(event('caught', { seat: 0, other: 1 }))).toEqual(['caught'])
    expect(felt(event('caught', { seat: 1, other: 0 }))).toEqual(['catch'])
    expect(felt(event('guilty', { seat: 2, other: 3 }))).toEqual([])
  })

  test('a match that is won, and not the hand besides', () => {
    const won: Event = { of: 'match', kind: 'won', rule: 'R-54', players: [0] }

    expect(felt(event('out', { seat: 0 }), won)).toEqual(['match'])
  })
})

describe('one hears', () => {
  test('a card that is laid, and cards that are drawn, up to four', () => {
    expect(voices(event('laid', { cards: ['B6'] }))).toEqual(['slap'])
    expect(voices(event('drew', { cards: ['?', '?'] }))).toEqual(['slide', 'slide'])
    expect(voices(event('drew', { cards: Array.from({ length: 15 }, () => '?') }))).toHaveLength(4)
  })

  test('which way play turns', () => {
    const pitches = (direction: string) => soundOf(event('reversed', { direction })).map(({ pitch }) => pitch)
    const [left, right] = [pitches('L'), pitches('R')]

    expect(left).toHaveLength(2)
    expect(left[0]).toBeGreaterThan(left[1] ?? Infinity)
    expect(right).toEqual(left.toReversed())
  })

  test('a note of its own for each color', () => {
    const notes = ['R', 'B', 'G', 'Y'].map((color) => soundOf(event('named', { color }))[0]?.pitch)

    expect(notes).toEqual([523.25, 659.25, 783.99, 880])
  })

  test('two knocks and a note for the call, a hand on the table and two cards for the catch', () => {
    expect(voices(event('called'))).toEqual(['knock', 'knock', 'bar'])
    expect(voices(event('caught'), event('drew', { cards: ['?', '?'] }))).toEqual(['hand', 'slide', 'slide'])
  })

  test('as many cards for every verdict, whatever was shown and drawn', () => {
    const shown = (cards: number) => event('shown', { cards: Array.from({ length: cards }, () => '?') })
    const slides = (strokes: readonly Stroke[]) => strokes.filter(({ voice }) => voice === 'slide').length
    for (const kind of ['guilty', 'innocent'] as const)
      for (const cards of [1, 9]) {
        const all = [shown(cards), event(kind), event('drew', { cards: ['?', '?', '?', '?'] })]
        expect(slides(soundOfAll(all))).toBe(5)
      }

    expect(voices(event('guilty'))).toContain('stamp')
    expect(voices(event('innocent'))).toContain('seal')
  })

  test('more of a win than of a loss', () => {
    const loudness = (strokes: readonly Stroke[]) => Math.max(...strokes.map(({ loud = 0 }) => loud))
    const [won, lost] = [0, 1].map((seat) => soundOf(event('out', { seat }), ANA))

    expect(loudness(won ?? [])).toBeGreaterThan(loudness(lost ?? []))
  })

  test('the mark as a tune at the end of a match, and not the end of the hand besides', () => {
    const won: Event = { of: 'match', kind: 'won', rule: 'R-54', players: [0] }
    const tune = soundOfAll([event('out', { seat: 0 }), won], ANA).slice(0, 5)

    expect(tune.map(({ pitch }) => pitch)).toEqual([523.25, 523.25, 523.25, 783.99, 523.25])
    expect(soundOfAll([won], { ...ANA, you: 1 })[0]?.pitch).toBe(523.25 / 2)
  })

  test('a deal once, however many players are dealt to', () => {
    expect(voices(event('dealt'), event('dealt'), event('dealt'), event('turned_up'))).toEqual([
      'riffle',
      'slap',
    ])
  })

  test('one thing after the other', () => {
    const [laid, first] = soundOfAll([event('laid'), event('skipped')])

    expect(laid?.after).toBe(0)
    expect(first?.after).toBeGreaterThan(0)
  })

  test('nothing for whose turn it is, and nothing of the talk', () => {
    expect(voices(event('turn'))).toEqual([])
    expect(soundOf({ of: 'table', kind: 'said', text: 'hm' })).toEqual([])
  })
})
