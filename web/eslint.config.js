import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { MAY_IMPORT } from './setup/law/imports.js'
import { knowsNoRules } from './setup/law/knowsNoRules.js'
import svelteConfig from './svelte.config.js'

const FOLDERS = [...Object.keys(MAY_IMPORT), 'pages']

/** The root of each area of the table. Every other component takes what it shows as props. */
const KNOW_THE_STATE = [
  'src/pages/{Table,Learn}.svelte',
  'src/guide/Lesson.svelte',
  'src/table/{TableArea,PlayArea,SidePanel,TableMenu}.svelte',
  'src/table/announcer/Announcer.svelte',
  'src/table/decisions/{Decisions,Reveals}.svelte',
  'src/table/gathering/{Gathering,Dealer}.svelte',
  'src/table/moments/Moments.svelte',
  'src/table/motion/Flights.svelte',
  'src/table/presence/{Presence,Notices}.svelte',
  'src/table/scores/{ScoreSheet,MatchEnd}.svelte',
  'src/table/talk/{Talk,Bubbles}.svelte',
]

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
      // TypeScript checks this.
      'no-undef': 'off',
      // It also reports local sets and maps; those that are state are reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  ...Object.entries(MAY_IMPORT).map(lawOfImports),
  {
    files: ['src/**/*.svelte'],
    ignores: KNOW_THE_STATE,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportSpecifier[imported.name='TableClient']",
          message: 'docs/web.md: only the root of an area of the table knows its state.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'src/**/*.svelte'],
    // The files that draw cards, and the one that names them.
    ignores: ['src/cards/**', 'src/words/cards.ts', '**/*.test.ts'],
    plugins: { penult: { rules: { 'knows-no-rules': knowsNoRules } } },
    rules: { 'penult/knows-no-rules': 'error' },
  },
  {
    files: ['src/words/moves.ts'],
    rules: { 'penult/knows-no-rules': ['error', { mayReadPhase: true }] },
  },
)
