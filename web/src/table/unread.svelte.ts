/** How many lines of talk nobody has looked at here yet. */

import type { TableState } from '../state/table.svelte'

export class Unread {
  readonly #table: TableState
  /** The last line that was seen. */
  #seen = $state(0)

  /** To be made while a component is. What was said before one came is not new. */
  constructor(table: TableState, isLooking: () => boolean) {
    this.#table = table
    $effect(() => {
      if (isLooking()) this.#seen = this.#last
    })
    $effect(() =>
      table.listen(({ before }) => {
        if (before === null) this.#seen = this.#last
      }),
    )
  }

  get count(): number {
    return this.#table.talk.filter(({ id, mine }) => id > this.#seen && !mine).length
  }

  get #last(): number {
    return this.#table.talk.at(-1)?.id ?? 0
  }
}
