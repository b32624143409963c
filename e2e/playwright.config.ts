import { defineConfig } from 'playwright/test'

import { counted, sharedSettings, slowness } from './support/settings.ts'

/** The journeys: one file per person and promise. */
export default defineConfig({
  ...sharedSettings,
  testDir: '.',
  testMatch: '**/*.spec.ts',
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
