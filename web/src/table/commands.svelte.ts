/** What a person does at the table, with a pointer or with keys. */

import { settings } from '../state/settings.svelte'
import type { HeldCard } from '../play/hand'
import type { TableClient } from '../state/tableClient.svelte'
import type { Selection } from './decisions/selection.svelte'
import { Guarded } from './GuardedButton.svelte'
import { isGone } from './presence/attendance'
import type { ShownHand } from './shownHand.svelte'

export class Commands {
  readonly #table: TableClient
  readonly #shown: ShownHand
  readonly #selection: Selection
  /** Guards the keys for what appears suddenly. */
  readonly #uno: Guarded
  readonly #catch: Guarded
  readonly #color: Guarded
  readonly #jump: Guarded
  /** Whether the list of all accusations is open. */
  accusing = $state(false)

  /** Create it while a component is set up. */
  constructor(table: TableClient, shown: ShownHand, selection: Selection) {
    this.#table = table
    this.#shown = shown
    this.#selection = selection
    this.#uno = new Guarded(() => (selection.canCall ? 'with' : (table.questions.calls.uno ?? '')))
    this.#catch = new Guarded(() => table.questions.calls.catches[0]?.move ?? '')
    this.#jump = new Guarded(() => this.#jumping?.key ?? '')
    this.#color = new Guarded(() => (selection.step?.kind === 'color' ? `color ${selection.card ?? ''}` : ''))
  }

  /** The order that the next press sorts by; null if there is nothing to sort. */
  readonly otherSort = $derived.by(() => {
    if (this.#shown.cards.length < 2 || this.#table.view?.stage !== 'hand') return null
    return settings.sort === 'color' ? 'figure' : 'color'
  })

  /** The first card that can be laid though others have the turn. */
  get #jumping(): HeldCard | null {
    return this.#shown.cards.find(({ jumps }) => jumps) ?? null
  }

  readonly act = (move: string): void => {
    void this.#table.act(move)
  }

  /** Lays the selected card with a call if that is possible. Otherwise only calls. */
  readonly call = (): void => {
    const { uno } = this.#table.questions.calls
    if (this.#selection.canCall) this.#selection.layCalling()
    else if (uno) this.act(uno)
  }

  readonly accuse = (): void => {
    this.accusing = this.#table.questions.calls.accusations.length > 0
  }

  readonly draw = (): void => {
    if (this.#shown.draw) this.#selection.press(this.#shown.draw)
  }

  readonly drop = ({ key, card }: HeldCard): void => {
    const isTaken = this.#selection.selected === key
    this.#selection.lay(key, card, isTaken && this.#selection.calling)
  }

  readonly sort = (): void => {
    if (this.otherSort) settings.sort = this.otherSort
  }

  readonly pressed = (event: KeyboardEvent): void => {
    const shortcut = isGone(this.#table.status) ? null : shortcutOf(event)
    if (shortcut) this.#keys[shortcut.does](shortcut.color)
  }

  readonly #keys: Readonly<Record<Shortcut['does'], (color: string) => void>> = {
    draw: this.draw,
    uno: () => {
      if (this.#uno.isSeen) this.call()
    },
    catch: () => {
      const [first] = this.#table.questions.calls.catches
      if (first && this.#catch.isSeen) this.act(first.move)
    },
    accuse: this.accuse,
    jump: () => {
      const held = this.#jumping
      if (held && this.#jump.isSeen) this.#selection.lay(held.key, held.card, false)
    },
    down: () => {
      this.#selection.cancel()
    },
    color: (color) => {
      if (this.#color.isSeen) this.#selection.color(color)
    },
    // Handled by Announcer.
    again: () => undefined,
  }
}

/**
 * Keys that work everywhere at the table: D draw, U UNO, C catch, A accuse, J jump in, R B G Y name a color, L repeat the last
 * line, Escape deselect the card.
 */
interface Shortcut {
  readonly does: 'draw' | 'uno' | 'catch' | 'accuse' | 'jump' | 'color' | 'again' | 'down'
  /** Empty if the key names none. */
  readonly color: string
}

const LETTERS: Readonly<Record<string, Shortcut>> = {
  d: { does: 'draw', color: '' },
  u: { does: 'uno', color: '' },
  c: { does: 'catch', color: '' },
  a: { does: 'accuse', color: '' },
  j: { does: 'jump', color: '' },
  r: { does: 'color', color: 'R' },
  b: { does: 'color', color: 'B' },
  g: { does: 'color', color: 'G' },
  y: { does: 'color', color: 'Y' },
  l: { does: 'again', color: '' },
}
const ESCAPE: Shortcut = { does: 'down', color: '' }

const WRITING = 'input, textarea, select, [contenteditable]'

/** Null while somebody types, holds the key, uses a browser's command or has a sheet open. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null
  if (event.target instanceof Element && event.target.closest(WRITING)) return null
  if (document.querySelector('dialog:modal')) return null
  if (event.key === 'Escape') return ESCAPE
  return (settings.letterKeys && LETTERS[event.key.toLowerCase()]) || null
}
