/** Copies a text, by the clipboard where a page has one; over plain http it has none, and copies what is marked. */

/** Whether it worked; otherwise what is shown is marked, to be copied by hand. */
export async function copyText(text: string, shown: Node): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyMarked(text, shown)
  }
}

/** What is marked may be written otherwise, with a space or without the beginning of a link. */
function copyMarked(text: string, shown: Node): boolean {
  const instead = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
  }
  getSelection()?.selectAllChildren(shown)
  document.addEventListener('copy', instead)
  // There is no other way without a clipboard.
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', instead)
  if (isDone) getSelection()?.removeAllRanges()
  return isDone
}
