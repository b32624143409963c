import { defineConfig } from 'playwright/test'

import { counted, sharedSettings } from './support/settings.ts'
import { LONG_FORM, times } from './torture/size.ts'

/**
 * What must hold however a page or the browser ends, whatever is typed, and however many tabs write.
 * `npm run test:full` runs the short form. Nothing is tried again: that could hide a lost answer.
 */
export default defineConfig({
  ...sharedSettings,
  testDir: '.',
  testMatch: 'torture/*.torture.ts',
  retries: 0,
  // The long form may take hours; in the short one, what never ends has to be told soon.
  timeout: times(LONG_FORM) > 1 ? 14_400_000 : 300_000,
  expect: { timeout: 30_000 },
  // No step takes that long: whatever never comes has a name then.
  use: { ...sharedSettings.use, actionTimeout: 60_000, navigationTimeout: 60_000 },
  reporter: [['list'], ['./torture/table.ts'], ...counted],
})
