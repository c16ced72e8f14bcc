/** Focus that something takes for a while and gives back, and focus that is not let go. */

import type { Attachment } from 'svelte/attachments'

/**
 * To be called before it is taken; the answer gives it back to what had it, or if that is gone to what `goingOn` names.
 * Whoever has moved on by themselves meanwhile, to write a line, is not called back.
 */
export function focusTaken(goingOn: () => HTMLElement | null = () => null): () => void {
  const before = document.activeElement
  return () => {
    if (!isLost()) return
    if (before instanceof HTMLElement) before.focus()
    if (isLost()) goingOn()?.focus()
  }
}

/** What has focus in it may be taken away or switched off by what it did: then focus goes on to what `goingOn` names. */
export function keepsFocus(goingOn: (box: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> {
  return (box) => {
    let held = elementIn(box, document.activeElement)
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusin', ({ target }) => (held = elementIn(box, target)), { signal })
    // Who touches something else has let go by themselves.
    document.addEventListener(
      'pointerdown',
      ({ target }) => (held = held && elementIn(held, target) && held),
      {
        signal,
      },
    )
    const watching = new MutationObserver(() => {
      if (!held || (held.isConnected && !held.matches(':disabled'))) return
      const isHere = isLost() || document.activeElement === held
      held = null
      if (isHere) goingOn(box)?.focus()
    })
    watching.observe(box, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      listening.abort()
      watching.disconnect()
    }
  }
}

/**
 * Where nothing has focus any more, what `goingOn` names takes it, for those who use keys: a card with focus is lifted
 * above its neighbors, and a finger would find less of them.
 */
export function findFocus(goingOn: () => HTMLElement | null): void {
  if (byKeys && isLost()) goingOn()?.focus()
}

let byKeys = false
document.addEventListener('keydown', () => (byKeys = true), true)
document.addEventListener('pointerdown', () => (byKeys = false), true)

function elementIn(box: Element, target: EventTarget | null): Element | null {
  return target instanceof Element && box.contains(target) ? target : null
}

/** An element that leaves the page takes focus with it. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
