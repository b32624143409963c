import type { Page } from 'playwright/test'

import { expect } from './fixtures.ts'

/** All files are fetched first, which takes a busy machine longer than anything else. */
const FETCHING_MS = 90_000

/** Waits until this page is served from the cache. */
export async function offlineReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), {
      timeout: FETCHING_MS,
    })
    .toBe('activated')
}

/** Has the browser look for a newer version, and waits until it is stored. */
export async function versionWaiting(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
  })
  await expect.poll(() => isVersionWaiting(page)).toBe(true)
}

export function isVersionWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { waiting } = await navigator.serviceWorker.ready
    return waiting !== null
  })
}

/** The builds whose files are stored. */
export function storedBuilds(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}
