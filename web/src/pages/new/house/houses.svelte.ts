/** The houses that somebody has named: their house rules, kept in this browser. */

import { keep, kept } from '../../../state/storage'

export interface House {
  readonly name: string
  /** The options that the house has changed. */
  readonly chosen: Readonly<Record<string, string>>
}

const KEPT = 'penult.houses'
export const HOUSE_LETTERS = 24
/** So that the presets stay in sight. */
const MOST = 12

class Houses {
  #all = $state.raw<readonly House[]>(read(kept(KEPT)))

  get all(): readonly House[] {
    return this.#all
  }

  /** A house of the same name is replaced. */
  save(name: string, chosen: Readonly<Record<string, string>>): void {
    const others = this.#all.filter((house) => house.name !== name)
    this.#put([...others, { name, chosen }].slice(-MOST))
  }

  remove(name: string): void {
    this.#put(this.#all.filter((house) => house.name !== name))
  }

  #put(all: readonly House[]): void {
    this.#all = all
    keep(KEPT, all)
  }
}

export const houses = new Houses()

/** What another version may have kept is left out. */
function read(found: unknown): readonly House[] {
  return Array.isArray(found) ? found.filter(isHouse) : []
}

function isHouse(found: unknown): found is House {
  if (typeof found !== 'object' || found === null) return false
  const { name, chosen } = found as Partial<Record<keyof House, unknown>>
  return typeof name === 'string' && typeof chosen === 'object' && chosen !== null
}
