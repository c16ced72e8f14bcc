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
    // The page's policy lets nothing come from a data: address.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Whoever types `make play` waits for an address, not for where the time of a build goes.
      checks: { pluginTimings: false },
      // What three pages share comes in one piece: half as many requests, and fewer bytes, than by the module.
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
    // A browser of its own for every file took five times as long; what it keeps is cleared after every test.
    isolate: false,
    // Fails what hangs, not what a busy machine delays.
    testTimeout: 30_000,
    include: ['src/**/*.test.ts', 'setup/**/*.test.ts', 'eslint.config.test.ts'],
    setupFiles: ['setup/browserless.ts'],
  },
})
