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
  /** What is to be heard next. */
  #due: readonly Stroke[] = []

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

  /** A phone that was locked has put it to sleep. Of all that was to be heard meanwhile the last thing is. */
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
    this.#master.gain.value = this.#wishes.volume ** 2
    for (const stroke of this.#due) strike(this.#instrument, stroke, currentTime + stroke.after)
    this.#due = []
  }

  #wake(): void {
    if (this.#instrument || !('AudioContext' in window)) return
    const context = new AudioContext()
    this.#context = context
    this.#resume(context)
    this.#master = context.createGain()
    this.#master.connect(context.destination)
    this.#instrument = instrument(context, this.#master)
  }
}
