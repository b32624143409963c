import { defineConfig, type ReporterDescription } from 'playwright/test'

import { sharedSettings, slowness } from './support/settings.ts'

// Read by `npm test`, which counts what passed and failed.
const counted: ReporterDescription[] =
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json']]

/** The journeys: one file per person and promise. */
export default defineConfig({
  ...sharedSettings,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // On a machine that others use too. `npm test` names whatever passes only then.
  retries: 1,
  // A journey looks for violations on every screen of its way, twice.
  timeout: 180_000 * slowness,
  // What a busy machine may take; what is never going to come should not hold up the others.
  expect: { timeout: 20_000 },
  reporter: [['list'], ...counted],
  use: { ...sharedSettings.use, actionTimeout: 30_000, screenshot: 'only-on-failure' },
})
