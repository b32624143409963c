import { defineConfig } from 'playwright/test'

import { counted, ofSuite, sharedSettings, slowness } from './support/settings.ts'

/** The journeys: one file per person and promise. */
export default defineConfig({
  ...sharedSettings,
  ...ofSuite,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // A journey checks accessibility on every screen.
  timeout: 180_000 * slowness,
  // Generous for busy machines, but short enough not to hold up the others when something never
  // comes.
  expect: { timeout: 20_000 },
  reporter: [['list'], ...counted],
  use: { ...sharedSettings.use, actionTimeout: 30_000, screenshot: 'only-on-failure' },
})
