/** Who I am on this server: a guest, created when needed. */

import { api, Problem, type Api } from '../net/api'
import type { Me } from '../protocol'
import { say } from '../words/language.svelte'
import { keep, keeps, kept } from './storage'

const NAME = 'penult.name'
/** Whether this browser has a guest. The token itself is in a cookie that no page can read. */
const GUEST = 'penult.guest'
const NUMBERS = 1000

export class MeState {
  readonly #api: Api
  #who = $state.raw<Me | null>(null)
  #name = $state('')
  #coming: Promise<Me> | null = null

  constructor(server: Api) {
    this.#api = server
    const name = kept(NAME)
    this.#name = typeof name === 'string' ? name : ''
  }

  get who(): Me | null {
    return this.#who
  }

  /** The last name used in this browser; empty if none was chosen. */
  get name(): string {
    return this.#who?.name ?? this.#name
  }

  /** Asks the server who this is; null without a valid token. */
  async look(): Promise<Me | null> {
    if (keeps() && kept(GUEST) !== true) {
      // Another tab may have deleted the guest.
      this.#who = null
      return null
    }
    try {
      return this.#know(await this.#api.me())
    } catch (why) {
      if (!(why instanceof Problem && why.status === 401)) throw why
      this.#who = null
      keep(GUEST, false)
      return null
    }
  }

  /** The same guest as before, or a new one. Parallel calls share one. */
  ensure(): Promise<Me> {
    this.#coming ??= this.#come().finally(() => {
      this.#coming = null
    })
    return this.#coming
  }

  /** Whether neither the server nor this browser has a name. */
  async isNameless(): Promise<boolean> {
    return !this.#name && !(this.#who ?? (await this.look()))
  }

  /** A name to offer. */
  suggestion(): string {
    return this.name || anyName()
  }

  /** Also creates the guest if there is none. */
  async rename(name: string): Promise<Me> {
    const known = this.#who ?? (await this.look())
    return this.#chosen(await (known ? this.#api.rename(name) : this.#api.guest(name)))
  }

  /** Deletes the guest everywhere. */
  async forget(): Promise<void> {
    await this.#api.forget()
    this.#who = null
    this.#name = ''
    keep(NAME, '')
    keep(GUEST, false)
  }

  async #come(): Promise<Me> {
    const known = this.#who ?? (await this.look())
    return known ?? this.#know(await this.#api.guest(this.#name || anyName()))
  }

  #chosen(me: Me): Me {
    this.#name = me.name
    keep(NAME, me.name)
    return this.#know(me)
  }

  #know(me: Me): Me {
    this.#who = me
    keep(GUEST, true)
    return me
  }
}

export const me = new MeState(api)

function anyName(): string {
  return say('web-guest', { number: String(Math.floor(Math.random() * NUMBERS)) })
}
