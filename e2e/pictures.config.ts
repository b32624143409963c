import { defineConfig } from 'playwright/test'

import { sharedSettings } from './support/settings.ts'

/** Takes all screenshots again: those in the README, and all others. */
export default defineConfig({
  ...sharedSettings,
  use: { ...sharedSettings.use, actionTimeout: 10_000, navigationTimeout: 10_000 },
  testDir: '.',
  testMatch: '**/*.pictures.ts',
  timeout: 300_000,
  reporter: [['list']],
})
