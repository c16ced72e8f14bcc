/** Plays strokes. Silent until the first touch, and always if the browser has no audio. */

import type { Stroke, Voice } from './sounds'

export interface Wishes {
  readonly sound: boolean
  /** From 0 to 1. */
  readonly volume: number
  readonly vibration: boolean
  /** `calm` is softer and does not vibrate, `loud` is louder. */
  readonly moments: 'calm' | 'normal' | 'loud'
}

const GAINS: Readonly<Record<Wishes['moments'], number>> = { calm: 0.6, normal: 1, loud: 1.5 }
/** Louder sounds are held back from here on, in decibels. */
const LOUDEST = -6

const TOUCHES = ['pointerdown', 'keydown'] as const

export class Player {
  readonly #wishes: Wishes
  #context: AudioContext | null = null
  #instrument: Instrument | null = null
  #master: GainNode | null = null
  /** What to play next. */
  #due: readonly Stroke[] = []

  /** The wishes are read for every sound. */
  constructor(wishes: Wishes) {
    this.#wishes = wishes
  }

  /** Browsers allow sound only after the first touch. */
  waitForTouch(page: EventTarget = window): () => void {
    const stop = () => {
      for (const touch of TOUCHES) page.removeEventListener(touch, touched)
    }
    const touched = () => {
      stop()
      this.#wake()
    }
    for (const touch of TOUCHES) page.addEventListener(touch, touched, { passive: true })
    if (wasTouched()) touched()
    return stop
  }

  play(strokes: readonly Stroke[]): void {
    if (!this.#context || !this.#wishes.sound || this.#wishes.volume === 0) return
    this.#due = strokes
    if (this.#context.state === 'running') this.#strike()
    else this.#resume(this.#context)
  }

  close(): void {
    void this.#context?.close()
    this.#context = null
    this.#instrument = null
  }

  /** A locked phone suspends audio. Only the latest sound is played afterwards. */
  #resume(context: AudioContext): void {
    context.resume().then(
      () => {
        this.#strike()
      },
      () => undefined,
    )
  }

  #strike(): void {
    if (!this.#instrument || !this.#master) return
    const { currentTime } = this.#instrument.context
    this.#master.gain.value = this.#wishes.volume ** 2 * GAINS[this.#wishes.moments]
    for (const stroke of this.#due) strike(this.#instrument, stroke, currentTime + stroke.after)
    this.#due = []
  }

  #wake(): void {
    if (this.#instrument || !('AudioContext' in window)) return
    const context = new AudioContext()
    this.#context = context
    this.#resume(context)
    this.#master = context.createGain()
    const compressor = context.createDynamicsCompressor()
    compressor.threshold.value = LOUDEST
    this.#master.connect(compressor).connect(context.destination)
    this.#instrument = instrument(context, this.#master)
  }
}

/** Whether this page was touched. Before that, browsers allow neither sound nor vibration. */
function wasTouched(device: Navigator = navigator): boolean {
  return 'userActivation' in device && device.userActivation.hasBeenActive
}

/** Short vibrations, only for what concerns the player. */
export type Felt = 'turn' | 'owed' | 'call' | 'caught' | 'catch' | 'guilty' | 'innocent' | 'hand' | 'match'

/** In milliseconds: on, off, on … */
const PATTERNS: Readonly<Record<Felt, readonly number[]>> = {
  turn: [60],
  owed: [40, 60, 40],
  call: [30, 40, 80],
  caught: [140],
  catch: [25],
  guilty: [60],
  innocent: [20, 40, 20],
  hand: [30, 60, 30, 60, 90],
  match: [40, 60, 40, 60, 40, 60, 160],
}

export function feel(what: Felt, wishes: Wishes, device: Navigator = navigator): void {
  if (!wishes.vibration || wishes.moments === 'calm') return
  if ('vibrate' in device && wasTouched(device)) device.vibrate([...PATTERNS[what]])
}

/** What strokes are played on. The noise is computed once. */
interface Instrument {
  readonly context: BaseAudioContext
  readonly noise: AudioBuffer
  readonly out: AudioNode
}

const NOISE_SECONDS = 0.5
const SILENCE = 0.0001

function instrument(context: BaseAudioContext, out: AudioNode): Instrument {
  const noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return { context, noise, out }
}

function strike(on: Instrument, stroke: Stroke, at: number): void {
  VOICES[stroke.voice](on, at, stroke)
}

const VOICES: Readonly<Record<Voice, (on: Instrument, at: number, stroke: Stroke) => void>> = {
  slap: (on, at) => {
    brush(on, at, { type: 'lowpass', from: 1800, to: 500, lasts: 0.09, loud: 0.5 })
    ring(on, at, { pitch: 150, lasts: 0.06, loud: 0.25 })
  },
  slide: (on, at) => {
    brush(on, at, { type: 'bandpass', from: 1600, to: 3400, lasts: 0.13, loud: 0.22 })
  },
  riffle: (on, at) => {
    for (let nth = 0; nth < 9; nth++) {
      brush(on, at + nth * 0.055, { type: 'bandpass', from: 2200, to: 1400, lasts: 0.05, loud: 0.2 })
    }
  },
  tap: (on, at, { pitch }) => {
    ring(on, at, { pitch, lasts: 0.05, loud: 0.22 })
    brush(on, at, { type: 'highpass', from: 2500, to: 2500, lasts: 0.015, loud: 0.12 })
  },
  knock: (on, at) => {
    ring(on, at, { pitch: 960, lasts: 0.11, loud: 0.4 })
    ring(on, at, { pitch: 1490, lasts: 0.07, loud: 0.22 })
    brush(on, at, { type: 'highpass', from: 2000, to: 2000, lasts: 0.02, loud: 0.2 })
  },
  hand: (on, at) => {
    ring(on, at, { pitch: 105, lasts: 0.18, loud: 0.6 })
    brush(on, at, { type: 'lowpass', from: 1200, to: 300, lasts: 0.12, loud: 0.5 })
  },
  stamp: (on, at) => {
    ring(on, at, { pitch: 82, lasts: 0.22, loud: 0.6 })
    brush(on, at, { type: 'lowpass', from: 900, to: 200, lasts: 0.12, loud: 0.5 })
  },
  seal: (on, at) => {
    ring(on, at, { pitch: 140, lasts: 0.12, loud: 0.35 })
  },
  swell: (on, at) => {
    brush(on, at, { type: 'bandpass', from: 400, to: 1600, lasts: 0.45, loud: 0.12 })
  },
  bar: (on, at, { pitch, loud = 0.3, lasts = 0.5 }) => {
    ring(on, at, { pitch, lasts, loud })
    ring(on, at, { pitch: pitch * 4, lasts: Math.min(0.12, lasts), loud: loud * 0.27 })
  },
  tick: (on, at) => {
    ring(on, at, { pitch: 2100, lasts: 0.025, loud: 0.07 })
  },
}

interface Brush {
  readonly type: BiquadFilterType
  readonly from: number
  readonly to: number
  readonly lasts: number
  readonly loud: number
}

function brush(
  { context, noise, out }: Instrument,
  at: number,
  { type, from, to, lasts, loud }: Brush,
): void {
  const source = context.createBufferSource()
  source.buffer = noise
  const filter = context.createBiquadFilter()
  filter.type = type
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source
    .connect(filter)
    .connect(fading(context, at, lasts, loud))
    .connect(out)
  source.start(at, Math.random() * (NOISE_SECONDS - lasts))
  source.stop(at + lasts)
}

interface Ring {
  readonly pitch: number
  readonly lasts: number
  readonly loud: number
}

function ring({ context, out }: Instrument, at: number, { pitch, lasts, loud }: Ring): void {
  const source = context.createOscillator()
  source.frequency.value = pitch
  source.connect(fading(context, at, lasts, loud)).connect(out)
  source.start(at)
  source.stop(at + lasts)
}

function fading(context: BaseAudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(SILENCE, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.004)
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + lasts)
  return gain
}
