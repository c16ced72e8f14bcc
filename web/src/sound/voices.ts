/** The voices, each built of a few nodes: short noise through a filter, or bars that ring and die away. */

import type { Stroke, Voice } from './strokes'

/** The noise is made once. */
export interface Instrument {
  readonly context: BaseAudioContext
  readonly noise: AudioBuffer
  readonly out: AudioNode
}

const NOISE_SECONDS = 0.5
const SILENCE = 0.0001

export function instrument(context: BaseAudioContext, out: AudioNode): Instrument {
  const noise = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return { context, noise, out }
}

export function strike(on: Instrument, { voice, pitch }: Stroke, at: number): void {
  VOICES[voice](on, at, pitch)
}

const VOICES: Readonly<Record<Voice, (on: Instrument, at: number, pitch: number) => void>> = {
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
  tap: (on, at, pitch) => {
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
  bar: (on, at, pitch) => {
    ring(on, at, { pitch, lasts: 0.5, loud: 0.3 })
    ring(on, at, { pitch: pitch * 4, lasts: 0.12, loud: 0.08 })
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
