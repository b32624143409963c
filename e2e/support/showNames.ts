import { expect, type Page } from 'playwright/test'

/** On a page of review: shows the names, which are hidden at first. */
export async function showNames(page: Page, reason = 'Interview'): Promise<void> {
  await page.getByRole('button', { name: /^Show names?$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await dialog.getByRole('button', { name: /^Show names?$/ }).click()
  await expect(page.getByRole('button', { name: /^Hide names?$/ })).toBeVisible()
}
