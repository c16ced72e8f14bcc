/** Plays strokes through one volume. Silent until the first touch, and for good where there is no audio. */

import type { Stroke } from './strokes'
import { wasTouched } from './touched'
import { instrument, strike, type Instrument } from './voices'

export interface Wishes {
  readonly sound: boolean
  /** From 0 to 1. */
  readonly volume: number
  readonly vibration: boolean
}

const TOUCHES = ['pointerdown', 'keydown'] as const

export class Player {
  readonly #wishes: Wishes
  #context: AudioContext | null = null
  #instrument: Instrument | null = null
  #master: GainNode | null = null

  /** The wishes are read anew for every sound. */
  constructor(wishes: Wishes) {
    this.#wishes = wishes
  }

  /** From the first touch on there is sound; browsers allow none before. */
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
    if (!this.#instrument || !this.#master || !this.#wishes.sound || this.#wishes.volume === 0) return
    const { context } = this.#instrument
    this.#master.gain.value = this.#wishes.volume ** 2
    for (const stroke of strokes) strike(this.#instrument, stroke, context.currentTime + stroke.after)
  }

  close(): void {
    void this.#context?.close()
    this.#context = null
    this.#instrument = null
  }

  #wake(): void {
    if (this.#instrument || !('AudioContext' in window)) return
    const context = new AudioContext()
    this.#context = context
    void context.resume()
    this.#master = context.createGain()
    this.#master.connect(context.destination)
    this.#instrument = instrument(context, this.#master)
  }
}
