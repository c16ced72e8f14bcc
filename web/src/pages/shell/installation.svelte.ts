/** Installs the client as an app, if the browser offers it. */

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

class Installation {
  #offer = $state.raw<InstallPrompt | null>(null)

  get offered(): boolean {
    return this.#offer !== null
  }

  /** Called at the start, because the browser offers it only once. */
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
