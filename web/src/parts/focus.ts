/** Gives the focus back, or passes it on when its element disappears. */

import type { Attachment } from 'svelte/attachments'

/**
 * Call this before taking the focus. The returned function gives it back, or to what `fallback` names if the old
 * element is gone. It does nothing if the focus has moved meanwhile.
 */
export function focusTaken(fallback: () => HTMLElement | null = () => null): () => void {
  const before = document.activeElement
  return () => {
    if (!isLost()) return
    if (before instanceof HTMLElement) before.focus()
    if (isLost()) fallback()?.focus()
  }
}

/** If the focused element in the box disappears or is disabled, the focus goes to what `fallback` names. */
export function keepsFocus(fallback: (box: HTMLElement) => HTMLElement | null): Attachment<HTMLElement> {
  return (box) => {
    let held = elementIn(box, document.activeElement)
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('focusin', ({ target }) => (held = elementIn(box, target)), { signal })
    // A press on something else lets go of the focus.
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
      if (isHere) fallback(box)?.focus()
    })
    watching.observe(box, { subtree: true, childList: true, attributeFilter: ['disabled'] })
    return () => {
      listening.abort()
      watching.disconnect()
    }
  }
}

/**
 * Focuses what `fallback` names if nothing has the focus. Only for keyboard users: a focused card covers its
 * neighbors, which a finger could no longer hit.
 */
export function findFocus(fallback: () => HTMLElement | null): void {
  if (byKeys && isLost()) fallback()?.focus()
}

let byKeys = false
document.addEventListener('keydown', () => (byKeys = true), true)
document.addEventListener('pointerdown', () => (byKeys = false), true)

function elementIn(box: Element, target: EventTarget | null): Element | null {
  return target instanceof Element && box.contains(target) ? target : null
}

/** Whether nothing has the focus, for example because its element was removed. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

/** Where an arrow key leads among choices that go round; null for any other key. */
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

/** Makes a list one tab stop. Arrow keys move among the elements that match `what`, starting from the end. */
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

/** Where an arrow key leads in a list; `at` is -1 for the list itself. Null for any other key. */
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
