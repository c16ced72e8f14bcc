/** The link that others can open. Where the page is open at the machine's own address, only the server knows it. */

import { api } from '../net/api'
import { addresses } from '../net/addresses'

class Invitation {
  /** Where the network finds the server: null until it has said so, '' where nobody else reaches it. */
  #address = $state<string | null>(null)
  #asked = false

  /** Whether nobody but this machine could follow the link. */
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
