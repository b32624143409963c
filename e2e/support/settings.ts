import { availableParallelism } from 'node:os'

import type { PlaywrightTestConfig } from 'playwright/test'

const host = '127.0.0.1'
// Not the app's own port: a copy that someone works with may be running there.
const port = process.env.TALENTFLOW_PORT ?? '4174'
const dist = process.env.TALENTFLOW_DIST ?? 'dist'
const browser = process.env.TALENTFLOW_BROWSER
/** How many times slower than this machine the pages are to run, to find what races: 1 or more. */
export const slowness = Number(process.env.TALENTFLOW_SLOW ?? 1)
const root = new URL('../..', import.meta.url).pathname

/** Keeps a browser from calling home: the tests watch for requests, and want only ours. */
const quietNetwork = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
]

/** What journeys, benchmarks and pictures share: the built app, served, and a browser like people's. */
export const sharedSettings: PlaywrightTestConfig = {
  outputDir: `${root}.cache/browser`,
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  workers: availableParallelism(),
  use: {
    baseURL: `http://${host}:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser !== undefined && { executablePath: browser }),
      args: [...quietNetwork, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
      // People have the back/forward cache, and it brings back what was on the page.
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
