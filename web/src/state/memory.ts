/** What a tab remembers of one table until it is closed or the table is left. */

import { forget, keep, kept } from './kept'

export interface Memory {
  recall(): unknown
  keep(value: unknown): void
  forget(): void
}

export const NO_MEMORY: Memory = {
  recall: () => null,
  keep: () => undefined,
  forget: () => undefined,
}

export function tabMemory(code: string, storage: () => Storage = () => sessionStorage): Memory {
  const name = `penult.log.${code}`
  return {
    recall: () => kept(name, storage),
    keep: (value) => {
      keep(name, value, storage)
    },
    forget: () => {
      forget(name, storage)
    },
  }
}
