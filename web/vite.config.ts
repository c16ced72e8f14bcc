import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { compressed } from './setup/compressed.ts'
import { rootedWhileDeveloping } from './setup/rooted.ts'
import { words } from './setup/words.ts'

const SHARED = /\/src\/(parts|words|state|net|play|cards|look|generated|book|pages\/shell)\/|node_modules/

const SERVER = 'http://127.0.0.1:8000'

export default defineConfig({
  base: './',
  plugins: [svelte(), words(), rootedWhileDeveloping(), compressed(), svelteTesting()],
  build: {
    outDir: '../src/penult/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy forbids data: addresses.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // `make play` should show an address, not how long each plugin takes.
      checks: { pluginTimings: false },
      // What three pages share is one chunk: half as many requests, and fewer bytes.
      output: { codeSplitting: { groups: [{ name: 'common', test: SHARED, minShareCount: 3 }] } },
    },
  },
  server: {
    // The words are the same files that Python reads.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    environment: 'jsdom',
    // A new environment for every file takes five times as long. Storage is cleared after every test.
    isolate: false,
    // Long enough for a busy machine.
    testTimeout: 30_000,
    include: ['src/**/*.test.ts', 'setup/**/*.test.ts', 'eslint.config.test.ts'],
    setupFiles: ['setup/browserless.ts'],
  },
})
