import { defineConfig } from 'playwright/test'

import { sharedSettings } from './support/settings.ts'

/** What must hold however a page or the browser ends. `npm test` runs its short form. */
export default defineConfig({
  ...sharedSettings,
  testDir: 'torture',
  testMatch: '**/*.torture.ts',
  timeout: 7_200_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./torture/table.ts']],
})
