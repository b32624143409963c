import { defineConfig } from 'playwright/test'

import { sharedSettings } from './support/settings.ts'

/** The benchmarks run one at a time, because they would affect each other. */
export default defineConfig({
  ...sharedSettings,
  testDir: '.',
  testMatch: '**/*.bench.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
  use: { ...sharedSettings.use, actionTimeout: 30_000 },
  reporter: [['list']],
})
