import { defineConfig } from 'playwright/test'

import { sharedSettings } from './support/settings.ts'

/** What LibreOffice reads in the files that reviewers export: needs its `soffice`. */
export default defineConfig({
  ...sharedSettings,
  testDir: 'office',
  testMatch: '**/*.check.ts',
  timeout: 240_000,
  reporter: [['list'], ['./browsers/summary.ts']],
})
