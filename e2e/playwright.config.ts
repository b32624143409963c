import { defineConfig, type ReporterDescription } from 'playwright/test'

import { sharedSettings, slowness } from './support/settings.ts'

// Read by `npm test`, which counts what passed and failed.
const counted: ReporterDescription[] =
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE === undefined ? [] : [['json']]

/** The journeys: one file per person and promise. And the kills of the torture, in short. */
export default defineConfig({
  ...sharedSettings,
  testDir: '.',
  testMatch: ['**/*.spec.ts', '**/killed.torture.ts'],
  // For shared machines. `npm test` names everything that passed on retry.
  retries: 1,
  // A journey checks accessibility on every screen, twice.
  timeout: 180_000 * slowness,
  // Generous for busy machines, but short enough not to hold up the others when something never
  // comes.
  expect: { timeout: 20_000 },
  reporter: [['list'], ...counted],
  use: { ...sharedSettings.use, actionTimeout: 30_000, screenshot: 'only-on-failure' },
})
