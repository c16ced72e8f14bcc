/** What must be heard stays in the topmost modal dialog: all that lies below one is silent for a screen reader. */

import type { Attachment } from 'svelte/attachments'

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
