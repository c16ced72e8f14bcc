/** Nobody can have meant what was not there yet. */

/** Shorter than anybody takes to see something and press it; longer than a press that was meant for something else. */
export const UNSEEN = 250

/** Longer than the second of two taps takes. */
export const SECOND_TAP = 900

/** Something that can be pressed, by pointer or by key. When it means something else it is another one. */
export class Guarded {
  readonly #read: () => string
  readonly #unseen: number
  readonly #meant = $derived.by(() => this.#read())
  #since = 0

  /** To be made while a component is; what means nothing is not there. */
  constructor(meant: () => string, unseen = UNSEEN) {
    this.#read = meant
    this.#unseen = unseen
    $effect.pre(() => {
      if (this.#meant) this.#since = performance.now()
    })
  }

  get isSeen(): boolean {
    return performance.now() - this.#since >= this.#unseen
  }
}
