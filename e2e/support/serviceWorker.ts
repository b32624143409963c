import type { Page } from 'playwright/test'

import { expect } from './fixtures.ts'

/** Waits until this page is served from the cache. */
export async function offlineReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}
