/** Keeps the reader's place while the text above it changes its length: in another language, for another edition. */

export interface ReadingPlace {
  readonly id: string
  /** How far from the top of the window it stood. */
  readonly top: number
}

/** The first of these that is still in view, in the order in which they are read. */
export function placeRead(entries: Iterable<HTMLElement>): ReadingPlace | null {
  for (const entry of entries) {
    const { top, bottom, height } = entry.getBoundingClientRect()
    if (bottom > 0 && height > 0) return { id: entry.id, top }
  }
  return null
}

/** How far the window must scroll to bring it back. */
export function drift(before: ReadingPlace, now: Element | null): number {
  return now === null ? 0 : now.getBoundingClientRect().top - before.top
}

/** Scrolls a list, and nothing around it, until one of its rows is in view. */
export function reveal(list: HTMLElement, row: Element | null): void {
  if (row === null) return
  const [box, at] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  if (at.top < box.top || at.bottom > box.bottom) list.scrollTop += at.top - box.top - box.height / 2
}
