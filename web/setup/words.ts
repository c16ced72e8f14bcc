/**
 * The Fluent files, which Python also reads, as a module of loaders by language and volume. Each volume of a language
 * is one chunk, so that a page loads its words in one request; an overlay has only the volumes it changes.
 */

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const FOLDER = resolve(import.meta.dirname, '../../src/penult/i18n')
const MODULE = 'virtual:words'
const LANGUAGES = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}(-[A-Z]{2})?$/.test(entry.name))
  .map((entry) => entry.name)

/** Every page needs `page`; the words of the table and of the rulebook are loaded when needed. */
const VOLUMES: Readonly<Record<string, RegExp>> = {
  page: /^(bots|cards|web|web-(parts|pages|book))\.ftl$/,
  table: /^(events|match|moves|refusals|table|web-(?!parts|pages|book|house).*)\.ftl$/,
  book: /^(rulebook|house|sheet|web-house)\.ftl$/,
}

export function words(): Plugin {
  return {
    name: 'penult:words',
    resolveId: (id) => (id.startsWith(MODULE) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null
      const [, language, volume] = id.split('/')
      if (!language || !volume) return loaders()
      const files = filesOf(language, volume)
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map(textOf))}`
    },
  }
}

function loaders(): string {
  const volumes = (language: string) =>
    Object.keys(VOLUMES)
      .filter((volume) => filesOf(language, volume).length > 0)
      .map((volume) => `${volume}: () => import('${MODULE}/${language}/${volume}')`)
  return `export default { ${LANGUAGES.map((language) => `'${language}': { ${volumes(language).join()} }`).join()} }`
}

/** Without what is said to translators. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')
}

function filesOf(language: string, volume: string): string[] {
  const names = readdirSync(resolve(FOLDER, language)).filter((name) => VOLUMES[volume]?.test(name))
  return names.sort().map((name) => resolve(FOLDER, language, name))
}
