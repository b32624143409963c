import { defineConfig } from 'playwright/test'

import { sharedSettings } from './support/settings.ts'

/**
 * The effect of a really full disk on the data: needs a small disk of its own, so root on Linux.
 */
export default defineConfig({
  ...sharedSettings,
  testDir: 'disk',
  testMatch: '**/*.check.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./browsers/summary.ts']],
})
