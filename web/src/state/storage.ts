/** Access to the browser's storage. A private window may refuse; then nothing is kept. */

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
    // Play continues without it.
  }
}

/** Calls `act` when another tab changes the value. */
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
    // Then nothing was kept.
  }
}

/** Whether the storage works. */
export function keeps(storage: () => Storage = () => localStorage): boolean {
  keep(PROBE, PROBE, storage)
  return kept(PROBE, storage) === PROBE
}

const PROBE = 'penult.probe'

/** Reloads once. If the server still speaks another protocol after that, reloading again would never end. */
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
