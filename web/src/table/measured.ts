import type { Attachment } from 'svelte/attachments'

/** Reports how tall an element is, and 0 when it is gone. */
export function measured(report: (height: number) => void): Attachment<HTMLElement> {
  return (box) => {
    const observer = new ResizeObserver(() => {
      report(box.offsetHeight)
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      report(0)
    }
  }
}
