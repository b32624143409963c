import { within } from '#src/base/within.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { read } from '#src/storage/core/transactions.ts'
import { getSetting, SETTINGS } from '#src/storage/device/rawSettings.ts'
import { applyTheme, type Theme } from '#src/ui/theme.ts'

import { FIRST_PAINT_MS } from './timeouts.ts'

/** Before the first paint, so that dark mode doesn't start with a white flash. */
export async function showChosenTheme(): Promise<void> {
  await within(FIRST_PAINT_MS, readTheme().then(applyTheme))
}

async function readTheme(): Promise<Theme> {
  try {
    return (await read(device, [SETTINGS], (stores) => getSetting(stores, 'theme'))) ?? 'system'
  } catch {
    // The first screen that needs storage reports that it can't be opened.
    return 'system'
  }
}
