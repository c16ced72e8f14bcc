/** A list that scrolls is one stop for Tab, however much in it can be pressed: arrows lead along that. */

import type { Attachment } from 'svelte/attachments'

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
