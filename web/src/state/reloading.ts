/** A newer page is fetched once; if the server still speaks another protocol then, reloading would never end. */

import { keep, kept } from './kept'

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
