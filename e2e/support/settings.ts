import { availableParallelism } from 'node:os'

import type { PlaywrightTestConfig, ReporterDescription } from 'playwright/test'

const host = '127.0.0.1'
// Not the app's own port, where a copy may be in use. Suites that run side by side have ports of their own.
const port = process.env.TALENTFLOW_PORT ?? '4174'
const dist = process.env.TALENTFLOW_DIST ?? 'dist'
const browser = process.env.TALENTFLOW_BROWSER
/** How many times slower than this machine the pages run, to expose races: 1 or more. */
export const slowness = Number(process.env.TALENTFLOW_SLOW ?? 1)
/** Whether the browser translates every page, as far as it can be imitated. */
export const isTranslated = process.env.TALENTFLOW_TRANSLATED === '1'
const root = new URL('../..', import.meta.url).pathname

/**
 * `quick` leaves out what is tagged `FULL`, `rest` is only that, and without it everything runs, as
 * for a journey that is named on the command line.
 */
const suite = process.env.TALENTFLOW_SUITE ?? 'all'

/** The tag of what only `npm run test:full` runs; e2e/README.md lists it. */
export const FULL = '@full'

export const ofSuite: PlaywrightTestConfig = {
  ...(suite === 'quick' && { grepInvert: new RegExp(FULL) }),
  ...(suite === 'rest' && { grep: new RegExp(FULL) }),
}

/** Dark differs from light in colours alone, whose contrasts `tests/ui/contrast.test.ts` checks. */
export const axeThemes = suite === 'quick' ? (['light'] as const) : (['light', 'dark'] as const)

/** Turns off the browser's own requests, because the tests look for requests other than ours. */
const quietNetwork = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** Read by `npm test`, which counts what passed and failed. */
export const counted: ReporterDescription[] =
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json']]

/** Shared by journeys, benchmarks and screenshots: the built app, served, and a typical browser. */
export const sharedSettings: PlaywrightTestConfig = {
  outputDir: `${root}.cache/browser/${port}`,
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  workers: availableParallelism(),
  use: {
    baseURL: `http://${host}:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Only those about it (builtHost.ts): elsewhere every test would fetch all files once more.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: [...quietNetwork, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      // Real browsers have the back/forward cache, which restores what was on the page.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --outDir "${dist}" --host ${host} --port ${port} --strictPort`,
    cwd: root,
    url: `http://${host}:${port}`,
    reuseExistingServer: false,
  },
}
