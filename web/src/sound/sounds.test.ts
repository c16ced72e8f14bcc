import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Event, HandEvent } from '../protocol'
import { feel, type Wishes } from './player'
import { type Audible, soundOf, soundOfAll, sounds } from './sounds'

const LOUD: Wishes = { sound: true, volume: 1, vibration: true }
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
      heard({ events, missed, company: { handYou: 0 } })
    },
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  CountingContext.started = 0
  CountingContext.made = 0
})

describe('a table', () => {
  test('is silent where there is no audio, and nothing breaks', () => {
    const { audible, happen } = table()
    const heard = sounds(audible, LOUD)
    window.dispatchEvent(new Event('pointerdown'))

    happen([LAID])
    heard.tick()
    heard.close()
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

function event(kind: string, more: Partial<HandEvent> = {}): HandEvent {
  return { of: 'hand', rule: 'R-16', kind, ...more }
}

const voices = (...events: HandEvent[]) => soundOfAll(events).map(({ voice }) => voice)

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

  test('a knock for the call, a hand on the table for the catch, four notes for who is out', () => {
    expect(voices(event('called'))).toEqual(['knock'])
    expect(voices(event('caught'))).toEqual(['hand'])
    expect(voices(event('out'))).toEqual(['bar', 'bar', 'bar', 'bar'])
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
