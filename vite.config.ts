import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { browserFacts } from './.house/browserFacts.ts'
import { contentPolicy } from './.house/contentPolicy.ts'
import { serviceWorker } from './.house/serviceWorker.ts'
import { chunkGroups, chunkList } from './.house/chunks.ts'
import { styleName } from './.house/styleNames.ts'

const screens = 'tests/{app,ui,staff,assessment/renderer,*/{screens,workers}}/**/*.test.{ts,tsx}'
const functions =
  'tests/{schemas,base,cli,assessment/{engine,words},*/{model,files}}/**/*.test.{ts,tsx}'

// @hpke/core asks for it where there is no WebCrypto, which is nowhere that the app runs.
const nodeOnly = ['crypto']

export default defineConfig({
  plugins: [react(), browserFacts(), contentPolicy(), chunkList(), serviceWorker()],
  resolve: {
    alias: {
      // A single tree-shakeable module for current browsers, instead of the package's UMD file.
      dexie: fileURLToPath(
        new URL('./node_modules/dexie/dist/modern/dexie.min.mjs', import.meta.url),
      ),
      // The Markdown parser's own choice for browsers decodes entities through innerHTML, which the
      // content policy refuses; this one looks them up in a table.
      'decode-named-character-reference': fileURLToPath(
        new URL('./node_modules/decode-named-character-reference/index.js', import.meta.url),
      ),
    },
  },
  // Files with a fixed name, which the installed app needs.
  publicDir: 'src/app/public',
  css: { modules: { generateScopedName: styleName } },
  build: {
    target: 'es2022',
    // The content policy has no `data:` for fonts and scripts.
    assetsInlineLimit: 0,
    // The polyfill would fetch, which the policy refuses, and the browsers we serve need none.
    modulePreload: { polyfill: false },
    // The dictionaries that an own passphrase is judged by, fetched for it alone, are the largest.
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      external: nodeOnly,
      output: { codeSplitting: { groups: chunkGroups() } },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { external: nodeOnly },
  },
  optimizeDeps: {
    // The two apps are imported dynamically: listed here, the first visit needs no reload.
    entries: ['index.html', 'src/app/**/*.tsx', 'src/*/screens/**/*.tsx'],
  },
  test: {
    // Goes through the alias as well: with a Dexie of its own it would notice no change.
    server: { deps: { inline: ['dexie-react-hooks'] } },
    // For busy machines: nothing waits this long by default.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // One more than there are cores, because some tests wait for a time-out.
    maxWorkers: availableParallelism() + 1,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: [functions],
          // They keep nothing, so that a worker loads the engine once for all of its files.
          isolate: false,
          environment: 'node',
          setupFiles: ['fake-indexeddb/auto'],
        },
      },
      {
        extends: true,
        test: {
          // With a database and modules of its own for each file.
          name: 'stored',
          // Also what is drawn outside of the screens: there it fails and isn't left out.
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [screens, functions],
          environment: 'node',
          // Before anything else: Dexie looks for IndexedDB when it is loaded.
          setupFiles: ['fake-indexeddb/auto'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: [screens],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['fake-indexeddb/auto', 'tests/support/setup.ts'],
        },
      },
    ],
  },
})
