/** A card that is dragged from the hand. It can always be laid without: select it, press the button. */

import type { HeldCard } from '../play/hand'

/** Less than this is a tap with a restless finger. */
const RESTLESS = 8

interface From {
  readonly pointer: number
  readonly x: number
  readonly y: number
  readonly held: HeldCard
}

export class Drag {
  #from: From | null = null
  #held = $state.raw<HeldCard | null>(null)
  #by = $state.raw({ x: 0, y: 0 })
  #isOver = false

  /** The key of the card that is in the air. */
  get key(): string | null {
    return this.#held?.key ?? null
  }

  /** How far it has gone. */
  get by(): { readonly x: number; readonly y: number } {
    return this.#by
  }

  down(event: PointerEvent, held: HeldCard): void {
    this.#isOver = false
    if (event.button !== 0 || !event.isPrimary) return
    // At once: a quick hand leaves the card with its first movement.
    if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId)
    this.#from = { pointer: event.pointerId, x: event.clientX, y: event.clientY, held }
  }

  move(event: PointerEvent): void {
    const from = this.#from
    if (from?.pointer !== event.pointerId) return
    const by = { x: event.clientX - from.x, y: event.clientY - from.y }
    if (!this.#held) {
      if (Math.hypot(by.x, by.y) < RESTLESS) return
      this.#held = from.held
    }
    this.#by = by
  }

  /** The card that was let go over a place for it. */
  up(event: PointerEvent): HeldCard | null {
    const held = this.#held
    this.cancel()
    if (!held) return null
    this.#isOver = true
    return isPlace(event.clientX, event.clientY) ? held : null
  }

  cancel(): void {
    this.#from = null
    this.#held = null
    this.#by = { x: 0, y: 0 }
  }

  /** Whether the click that comes now is only the end of a dragging. */
  endsHere(): boolean {
    const ends = this.#isOver
    this.#isOver = false
    return ends
  }
}

function isPlace(x: number, y: number): boolean {
  return document.elementsFromPoint(x, y).some((element) => element.closest('[data-drop]') !== null)
}
