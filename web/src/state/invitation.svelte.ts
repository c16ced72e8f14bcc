/** The link that others can open. On `localhost`, only the server knows it. */

import { api } from '../net/api'
import { addresses } from '../net/addresses'

class Invitation {
  /** The server's address on the network: null until it has answered, '' if nobody else can reach it. */
  #address = $state<string | null>(null)
  #asked = false

  /** Whether the link works on this machine only. */
  get onlyHere(): boolean {
    return isOwnMachine(location.hostname) && this.#address === ''
  }

  link(code: string): string {
    if (!isOwnMachine(location.hostname)) return addresses().link(code)
    this.#ask()
    return this.#address ? `${this.#address}/t/${code}` : addresses().link(code)
  }

  #ask(): void {
    if (this.#asked) return
    this.#asked = true
    api
      .here()
      .then(({ address }) => {
        this.#address = address
      })
      .catch(() => {
        this.#asked = false
      })
  }
}

export const invitation = new Invitation()

export function isOwnMachine(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
