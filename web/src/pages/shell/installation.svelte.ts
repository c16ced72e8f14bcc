/** Putting the client among the apps of a phone or computer, where the browser offers it. */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

class Installation {
  #offer = $state.raw<InstallPrompt | null>(null)

  get offered(): boolean {
    return this.#offer !== null
  }

  /** From the start: a browser offers it once. */
  listen(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as InstallPrompt
    })
    addEventListener('appinstalled', () => {
      this.#offer = null
    })
  }

  async install(): Promise<void> {
    const offer = this.#offer
    this.#offer = null
    await offer?.prompt()
  }
}

export const installation = new Installation()
