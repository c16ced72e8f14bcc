/** What passes by itself after a while, but not while somebody reads with the pointer or the keyboard in it. */

import type { Attachment } from 'svelte/attachments'

export function passing(milliseconds: number, onpassed: () => void): Attachment<HTMLElement> {
  return (element) => {
    const holding = new Set<string>()
    const listening = new AbortController()
    let timer = setTimeout(onpassed, milliseconds)
    const hold = (by: string) => () => {
      holding.add(by)
      clearTimeout(timer)
    }
    const letGo = (by: string) => () => {
      if (holding.delete(by) && !holding.size) timer = setTimeout(onpassed, milliseconds)
    }
    const { signal } = listening
    element.addEventListener('pointerenter', hold('pointer'), { signal })
    element.addEventListener('pointerleave', letGo('pointer'), { signal })
    element.addEventListener('focusin', hold('focus'), { signal })
    element.addEventListener('focusout', letGo('focus'), { signal })
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }
}
