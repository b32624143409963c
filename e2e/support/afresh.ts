import type { Page } from 'playwright/test'

/**
 * Between two people the candidate's page is loaded afresh, and shows the same words before and after.
 * Done when it is the new page that shows them: the old one could be taken away under the next step.
 */
export async function loadedAfresh(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.waitForLoadState('load')
  await Promise.all([page.waitForEvent('load'), act()])
}
