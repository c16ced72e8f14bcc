/** Makes a dialog take the focus, close with Escape or a click beside it, and give the focus back. */

import type { Attachment } from 'svelte/attachments'
import { focusTaken } from './focus'

interface DialogOptions {
  /** Whether nothing else can be reached while it is open. */
  readonly modal: boolean
  /** What takes the focus after closing, if the element that had it is gone. */
  readonly fallback?: () => HTMLElement | null
  /** Called when somebody wants to close it. */
  readonly onleave: () => void
  /** Called when the browser has closed it, whether it may be closed or not. */
  readonly onclosed: () => void
}

export function opened({ modal, fallback, onleave, onclosed }: DialogOptions): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const giveBack = focusTaken(fallback)
    const listening = new AbortController()
    const over = modal ? null : document.querySelector('dialog:modal')
    if (over) showAfter(over, dialog, listening.signal)
    else show(dialog, modal)
    const goAway = modal ? comesOnTop(dialog) : () => undefined

    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      heard: (event: HTMLElementEventMap[Kind]) => void,
    ) => {
      dialog.addEventListener(kind, heard, { signal: listening.signal })
    }
    on('cancel', (event) => {
      event.preventDefault()
      onleave()
    })
    // Some browsers close a dialog on a second Escape without asking.
    on('close', () => {
      if (dialog.isConnected) onclosed()
    })
    on('keydown', (event) => {
      // The browser does not close a non-modal dialog with Escape.
      if (event.key !== 'Escape' || modal) return
      event.stopPropagation()
      onleave()
    })
    on('click', (event) => {
      if (modal && event.target === dialog) onleave()
    })

    return () => {
      listening.abort()
      goAway()
      dialog.close()
      giveBack()
    }
  }
}

/** Closes all sheets, for something more important on the page. */
export function putAwayDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}

function show(dialog: HTMLDialogElement, modal: boolean): void {
  if (modal) dialog.showModal()
  else dialog.show()
  // A disabled button cannot take the focus.
  const first = dialog.querySelector<HTMLElement>('[data-first]:not(:disabled)') ?? dialog.querySelector('h2')
  first?.focus()
}

/**
 * Escape closes the dialog that was opened last, even below another. So this one opens when the topmost is closed.
 */
function showAfter(over: Element, dialog: HTMLDialogElement, signal: AbortSignal): void {
  const uncovered = () => {
    const next = document.querySelector('dialog:modal')
    if (next) showAfter(next, dialog, signal)
    else show(dialog, false)
  }
  over.addEventListener('close', uncovered, { once: true, signal })
}

/** The topmost one is last. */
let dialogs: readonly HTMLDialogElement[] = []
const followers = new Set<() => void>()

/** Makes this the topmost dialog until the returned function is called. */
export function comesOnTop(dialog: HTMLDialogElement): () => void {
  change([...dialogs, dialog])
  return () => {
    change(dialogs.filter((each) => each !== dialog))
  }
}

export function isCovered(): boolean {
  return dialogs.length > 0
}

/** Keeps an element in the topmost dialog, or in its own place if there is none. */
export function staysOnTop(onmove: () => void): Attachment<HTMLElement> {
  return (element) => {
    const home = element.parentElement
    const follow = () => {
      const place = dialogs.at(-1) ?? home
      if (!place || element.parentElement === place) return
      onmove()
      place.append(element)
    }
    follow()
    followers.add(follow)
    return () => {
      followers.delete(follow)
      element.remove()
    }
  }
}

function change(now: readonly HTMLDialogElement[]): void {
  dialogs = now
  for (const follow of followers) follow()
}
