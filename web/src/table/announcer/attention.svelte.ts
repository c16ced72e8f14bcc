/** Gets your attention when the table waits for you: in the title, and with a notification if the page is hidden. */

import { untrack } from 'svelte'
import { feel } from '../../sound/player'
import { settings } from '../../state/settings.svelte'
import type { Seen } from '../../state/seen'
import type { TableState } from '../../state/table.svelte'
import { say } from '../../words/language.svelte'
import { phaseWords } from '../../words/moves'
import { isNeeded, owesCall } from './announcement'

/** A new notification replaces the old one. */
const TAG = 'penult'

/** Runs until the returned function is called. */
export function attention(table: TableState): () => void {
  const calling = new Calling()
  const follow = (before: Seen | null, after: Seen) => {
    if (isNeeded(after)) calling.call(table, !isNeeded(before))
    else calling.rest()
    if (owesCall(after) && !owesCall(before)) feel('call', settings)
  }
  // Untracked: an effect that runs again with every update would take back what it has just said.
  untrack(() => {
    if (table.seen) follow(table.seen, table.seen)
  })
  const stop = table.listen(({ before, after }) => {
    follow(before, after)
  })
  // There is no update when an answer is accepted.
  const unwatch = $effect.root(() => {
    $effect(() => {
      if (table.hand?.held) calling.rest()
    })
    $effect(() => {
      if (!settings.tabTitle) calling.giveTitleBack()
    })
  })
  return () => {
    stop()
    unwatch()
    calling.rest()
  }
}

class Calling {
  /** The title before it was changed. */
  #title: string | null = null
  #note: Notification | null = null

  call(table: TableState, isNew: boolean): void {
    if (settings.tabTitle) this.#takeTitle()
    if (!isNew) return
    feel('turn', settings)
    if (document.hidden) this.#notify(table)
  }

  rest(): void {
    this.giveTitleBack()
    this.#note?.close()
    this.#note = null
  }

  giveTitleBack(): void {
    if (this.#title !== null) document.title = this.#title
    this.#title = null
  }

  #takeTitle(): void {
    this.#title ??= document.title
    document.title = say('announce-title')
  }

  #notify(table: TableState): void {
    const { hand, company } = table
    if (!hand || !settings.notifications || !mayNotify()) return
    this.#note = notification(say('announce-title'), phaseWords(hand, company))
  }
}

function mayNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

/** Some phones have notifications but do not let a page make one. */
function notification(title: string, body: string): Notification | null {
  try {
    const note = new Notification(title, { body, tag: TAG })
    note.onclick = () => {
      window.focus()
      note.close()
    }
    return note
  } catch {
    return null
  }
}
