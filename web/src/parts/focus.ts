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

/** Which of several choices the arrow keys lead to; null where the key is none of theirs. */
export function stepTo(key: string, at: number, choices: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % choices
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + choices) % choices
    case 'Home':
      return 0
    case 'End':
      return choices - 1
    default:
      return null
  }
}

/** `what` can be pressed in it. From the list itself one comes to the end, where the newest is. */
export function oneStop(what: string): Attachment<HTMLElement> {
  return (list) => {
    const all = () => [...list.querySelectorAll<HTMLElement>(what)]
    const pass = () => {
      for (const each of all()) each.tabIndex = -1
    }
    const walk = (event: KeyboardEvent) => {
      const choices = all()
      const to = along(event.key, choices.indexOf(document.activeElement as HTMLElement), choices.length)
      if (to === null || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      choices[to]?.focus()
    }
    pass()
    const watching = new MutationObserver(pass)
    watching.observe(list, { subtree: true, childList: true })
    list.addEventListener('keydown', walk)
    return () => {
      watching.disconnect()
      list.removeEventListener('keydown', walk)
    }
  }
}

/** Which of so many comes next; -1 is none of them. Null where the key leads nowhere. */
export function along(key: string, at: number, choices: number): number | null {
  const last = choices - 1
  if (last < 0) return null
  const here = at < 0 ? last + 1 : at
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, here - 1)
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(last, here + 1)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
