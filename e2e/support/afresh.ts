import type { Page } from 'playwright/test'

/**
 * Between two people the candidate's page is reloaded, and shows the same words before and after.
 * Waits until the new page shows them, because the old one could disappear during the next step.
 */
export async function loadedAfresh(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.waitForLoadState('load')
  await Promise.all([page.waitForEvent('load'), act()])
}
