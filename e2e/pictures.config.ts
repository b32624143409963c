import { defineConfig } from 'playwright/test'

import { sharedSettings } from './support/settings.ts'

/** Takes every picture of the app again: those that the README shows, and all others. */
export default defineConfig({
  ...sharedSettings,
  use: { ...sharedSettings.use, actionTimeout: 10_000, navigationTimeout: 10_000 },
  testDir: '.',
  testMatch: '**/*.pictures.ts',
  timeout: 300_000,
  reporter: [['list']],
})
