/** What a line needs of its surroundings: a socket, time and chance. The browser's own, or those of a test. */

export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { readonly data: unknown }) => void) | null
  /** Also after it could not be opened. */
  onclose: (() => void) | null
}

export type Cancel = () => void

export interface Around {
  connect(): Socket
  /** Seconds, of whichever clock. */
  now(): number
  after(seconds: number, act: () => void): Cancel
  /** From 0 to 1. */
  chance(): number
  /** Calls whenever a line may have changed: the network is gone or back, or somebody looks at the page again. */
  onAwake(act: () => void): Cancel
  /** Whether the server still knows us, where a line cannot be opened; a browser does not say why. */
  isKnown(): Promise<boolean>
}

export function aroundBrowser(connect: () => Socket, isKnown: () => Promise<boolean>): Around {
  return {
    connect,
    now: () => Date.now() / 1000,
    after: (seconds, act) => {
      const timer = setTimeout(act, seconds * 1000)
      return () => {
        clearTimeout(timer)
      }
    },
    chance: Math.random,
    onAwake,
    isKnown,
  }
}

function onAwake(act: () => void): Cancel {
  const look = () => {
    if (document.visibilityState === 'visible') act()
  }
  window.addEventListener('online', act)
  window.addEventListener('offline', act)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('online', act)
    window.removeEventListener('offline', act)
    document.removeEventListener('visibilitychange', look)
  }
}
