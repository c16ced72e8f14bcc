/**
 * Gets your attention when the table waits for you: in the title and the icon of the tab, and with a notification if the
 * page is hidden.
 */

import { untrack } from 'svelte'
import { feel } from '../../sound/player'
import { settings } from '../../state/settings.svelte'
import type { Seen } from '../../state/seen'
import type { TableClient } from '../../state/tableClient.svelte'
import { handName } from '../../words/company'
import { say } from '../../words/language.svelte'
import { phaseWords } from '../../words/moves'
import { clockWords, secondsUntil } from '../countdown.svelte'
import { isNeeded, owesCall } from './announcement'

/** A new notification replaces the old one. */
const TAG = 'penult'
const SECOND = 1000
/** The title counts the last seconds. */
const COUNTED = 10

/** Runs until the returned function is called. */
export function attention(table: TableClient): () => void {
  const tab = new Tab()
  const calling = new Calling()
  const show = () => {
    const seen = seenNow(table)
    if (settings.tabTitle && seen) tab.show(titleOf(seen, table), isNeeded(seen))
    else tab.giveBack()
  }
  const follow = (before: Seen | null, after: Seen) => {
    show()
    if (!isNeeded(after)) calling.rest()
    else if (!isNeeded(before)) calling.call(table)
    if (owesCall(after) && !owesCall(before)) feel('owed', settings)
  }
  // Untracked: an effect that runs again with every update would take back what it has just said.
  untrack(() => {
    if (table.seen) follow(table.seen, table.seen)
  })
  const stop = table.listen(({ before, after }) => {
    follow(before, after)
  })
  const counting = setInterval(show, SECOND)
  // There is no update when an answer is accepted.
  const unwatch = $effect.root(() => {
    $effect(() => {
      if (table.hand?.held) calling.rest()
      void settings.tabTitle
      untrack(show)
    })
  })
  return () => {
    stop()
    clearInterval(counting)
    unwatch()
    calling.rest()
    tab.giveBack()
  }
}

/** What is seen, with an answer that is given and not shown yet. */
function seenNow({ seen, hand }: TableClient): Seen | null {
  return seen && { ...seen, hand }
}

/** "Your turn", the last seconds of it, "UNO! Call it", or whose turn it is; null if no hand is played. */
function titleOf(seen: Seen, table: Pick<TableClient, 'company' | 'serverNow'>): string | null {
  if (seen.table.stage !== 'hand' || !seen.hand) return null
  if (owesCall(seen)) return say('moment-title.uno')
  if (!isNeeded(seen)) return titleOfOthers(seen, table)
  const { clock, you } = seen.table
  const left = clock && clock.seat === you ? secondsUntil(clock.until, table.serverNow()) : 0
  const isCounted = left > 0 && left <= COUNTED
  return isCounted ? say('moment-title.last', { time: clockWords(left) }) : say('moment-title')
}

function titleOfOthers(
  { table: { paused }, hand }: Seen,
  { company }: Pick<TableClient, 'company'>,
): string | null {
  const turn = hand?.turn ?? null
  if (paused || turn === null || turn === hand?.you) return null
  return say('moment-title.other', { who: handName(company, turn) })
}

const ICON = { raised: './mark.svg', level: './mark-level.svg' }

/** The title and the icon of the tab. */
class Tab {
  /** The title before it was changed. */
  #title: string | null = null

  /** The edge of the icon rises when it is your turn. */
  show(title: string | null, isYours: boolean): void {
    if (title === null) {
      this.giveBack()
      return
    }
    this.#title ??= document.title
    if (document.title !== title) document.title = title
    this.#draw(isYours ? 'raised' : 'level')
  }

  giveBack(): void {
    if (this.#title === null) return
    document.title = this.#title
    this.#title = null
    this.#draw('raised')
  }

  #draw(icon: keyof typeof ICON): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (link && link.getAttribute('href') !== ICON[icon]) link.setAttribute('href', ICON[icon])
  }
}

class Calling {
  #note: Notification | null = null

  call(table: TableClient): void {
    feel('turn', settings)
    if (document.hidden) this.#notify(table)
  }

  rest(): void {
    this.#note?.close()
    this.#note = null
  }

  #notify(table: TableClient): void {
    const { hand, company } = table
    if (!hand || !settings.notifications || !mayNotify()) return
    this.#note = notification(say('moment-title'), phaseWords(hand, company))
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
