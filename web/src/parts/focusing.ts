/** Focus that something takes for a while, and gives back. */

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

/** An element that leaves the page takes focus with it. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
