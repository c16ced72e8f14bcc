/** What this browser keeps for us. A private window may refuse, and then nothing is kept. */

export function kept(name: string, storage: () => Storage = () => localStorage): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null') as unknown
  } catch {
    return null
  }
}

export function keep(name: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(name, JSON.stringify(value))
  } catch {
    // The game goes on without a memory.
  }
}

/** Calls with what another tab of this browser keeps from now on. */
export function onKept(name: string, act: (value: unknown) => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === name) act(kept(name))
  }
  addEventListener('storage', heard)
  return () => {
    removeEventListener('storage', heard)
  }
}

export function forget(name: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().removeItem(name)
  } catch {
    // Then there is nothing to forget.
  }
}

/** Whether what is kept now will be there later. */
export function keeps(storage: () => Storage = () => localStorage): boolean {
  keep(PROBE, PROBE, storage)
  return kept(PROBE, storage) === PROBE
}

const PROBE = 'penult.probe'

/** A newer page is fetched once; if the server still speaks another protocol then, reloading would never end. */
const NAME = 'penult.reloaded'
const AGAIN_AFTER_SECONDS = 120

export function reloadOnce(
  reload: () => void = () => {
    location.reload()
  },
  now: number = Date.now() / 1000,
  storage: () => Storage = () => sessionStorage,
): void {
  const last = kept(NAME, storage)
  if (typeof last === 'number' && now - last < AGAIN_AFTER_SECONDS) return
  keep(NAME, now, storage)
  if (kept(NAME, storage) === now) reload()
}
