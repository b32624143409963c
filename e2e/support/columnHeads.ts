import { expect, type Page } from 'playwright/test'

/** The column headings are above the list and not covered. */
export async function expectHeadsAbove(page: Page, list: string): Promise<void> {
  const heads = await page.locator('[data-column]').first().boundingBox()
  const rows = await page.getByRole('region', { name: list }).boundingBox()
  expect((heads?.y ?? 0) + (heads?.height ?? 0)).toBeLessThanOrEqual(rows?.y ?? 0)
}
