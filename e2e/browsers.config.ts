import { defineConfig } from 'playwright/test'

import { counted, sharedSettings } from './support/settings.ts'

/** What is also checked in other browser engines, one check at a time. */
export default defineConfig({
  ...sharedSettings,
  testDir: 'browsers',
  testMatch: '**/*.check.ts',
  projects: ['chromium', 'firefox', 'webkit'].map((name) => ({ name })),
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  reporter: [['list'], ['./browsers/summary.ts'], ...counted],
})
