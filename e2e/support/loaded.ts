import { expect, type Page } from 'playwright/test'

const LOADING = /^(Computing|Counting|Loading|Opening|Reading)\b/

/** Waits until a page has its heading, and nothing on it is still being read. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A placeholder has no text, only a name.
  await expect(page.getByLabel(LOADING)).toHaveCount(0)
  await expect(page.getByText(LOADING)).toHaveCount(0)
}
