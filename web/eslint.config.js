import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { knowsNoRules } from './setup/law/knowsNoRules.js'
import svelteConfig from './svelte.config.js'

const MAY_IMPORT = {
  net: [],
  sound: [],
  look: [],
  words: ['play'],
  play: ['cards'],
  cards: ['words', 'play'],
  parts: ['cards', 'words', 'play', 'look'],
  state: ['net', 'play', 'words'],
  book: ['state', 'net', 'play', 'words', 'cards', 'parts', 'look'],
  guide: ['state', 'net', 'play', 'words', 'cards', 'parts', 'look'],
  table: ['state', 'net', 'play', 'words', 'cards', 'parts', 'look', 'sound'],
}
const FOLDERS = [...Object.keys(MAY_IMPORT), 'pages']

function lawOfImports([folder, allowed]) {
  const forbidden = FOLDERS.filter((name) => name !== folder && !allowed.includes(name))
  const pattern = {
    regex: `^(\\.\\./)+(${forbidden.join('|')})/`,
    message: `docs/web.md: ${folder} may not.`,
  }
  return {
    files: [`src/${folder}/**`],
    rules: { 'no-restricted-imports': ['error', { patterns: [pattern] }] },
  }
}

export default ts.config(
  { ignores: ['node_modules', 'src/protocol.ts', 'src/generated'] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      // TypeScript knows it better.
      'no-undef': 'off',
      // It also finds sets and maps that live for one call; those that are state are reactive ones.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  ...Object.entries(MAY_IMPORT).map(lawOfImports),
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    // Those that draw cards, and the one that names them.
    ignores: ['src/cards/**', 'src/words/cards.ts', '**/*.test.ts'],
    plugins: { penult: { rules: { 'knows-no-rules': knowsNoRules } } },
    rules: { 'penult/knows-no-rules': 'error' },
  },
  {
    files: ['src/words/moves.ts'],
    rules: { 'penult/knows-no-rules': ['error', { mayReadPhase: true }] },
  },
)
