/** A dialog as people expect it: it takes focus, leaves by Escape or a touch beside it, and gives focus back. */

import type { Attachment } from 'svelte/attachments'
import { focusTaken } from './focus'

export interface Manners {
  /** Nothing else can be reached meanwhile. */
  readonly modal: boolean
  /** What takes focus afterwards where that which had it before is gone. */
  readonly goingOn?: () => HTMLElement | null
  /** Somebody wants to leave it. */
  readonly onleave: () => void
  /** The browser has closed it, whether it may be left or not. */
  readonly onclosed: () => void
}

export function opened({ modal, goingOn, onleave, onclosed }: Manners): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const giveBack = focusTaken(goingOn)
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
    // Some browsers close a dialog at a second Escape without asking.
    on('close', () => {
      if (dialog.isConnected) onclosed()
    })
    on('keydown', (event) => {
      // Escape closes a dialog that is not modal too; the browser leaves that to us.
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

/** The page below has something to say that comes first. */
export function putAwayDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close()
}

function show(dialog: HTMLDialogElement, modal: boolean): void {
  if (modal) dialog.showModal()
  else dialog.show()
  // What cannot be pressed yet cannot take focus either.
  const first = dialog.querySelector<HTMLElement>('[data-first]:not(:disabled)') ?? dialog.querySelector('h2')
  first?.focus()
}

/** Escape closes what was opened last, even where it lies below: so it waits until the topmost is closed. */
function showAfter(over: Element, dialog: HTMLDialogElement, signal: AbortSignal): void {
  const uncovered = () => {
    const next = document.querySelector('dialog:modal')
    if (next) showAfter(next, dialog, signal)
    else show(dialog, false)
  }
  over.addEventListener('close', uncovered, { once: true, signal })
}

/** The topmost last. */
let dialogs: readonly HTMLDialogElement[] = []
const followers = new Set<() => void>()

/** From now on, until the answer is called, this is the topmost. */
export function comesOnTop(dialog: HTMLDialogElement): () => void {
  change([...dialogs, dialog])
  return () => {
    change(dialogs.filter((each) => each !== dialog))
  }
}

export function isCovered(): boolean {
  return dialogs.length > 0
}

/** An element that is always in the topmost dialog, or where it was if there is none. */
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
