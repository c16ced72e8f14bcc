import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = /\.(js|css|svg|json)$/

/** Writes a `.gz` beside every asset that gains by it, so that the server does not compress on request. */
export function compressed(): Plugin {
  return {
    name: 'penult-compressed',
    apply: 'build',
    writeBundle({ dir }) {
      if (dir === undefined) return
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) compress(join(dir, name))
    },
  }
}

function compress(path: string): void {
  if (!WORTH_IT.test(path) || !statSync(path).isFile()) return
  const plain = readFileSync(path)
  const small = gzipSync(plain, { level: 9 })
  if (small.length < plain.length) writeFileSync(`${path}.gz`, small)
}
