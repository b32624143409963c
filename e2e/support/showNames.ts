import { expect, type Locator, type Page } from 'playwright/test'

/** On a page of review: shows the names, which are hidden at first. */
export async function showNames(page: Page, reason = 'Interview'): Promise<void> {
  await page.getByRole('button', { name: /^Show names?$/ }).click()
  const dialog = page.getByRole('dialog')
  await nameReviewer(dialog)
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await dialog.getByRole('button', { name: /^Show names?$/ }).click()
  await expect(page.getByRole('button', { name: /^Hide names?$/ })).toBeVisible()
}

/** Where a name is asked for, keeps the one with which everything was recorded so far. */
export async function nameReviewer(dialog: Locator): Promise<void> {
  await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toBeVisible()
  const own = dialog.getByRole('textbox', { name: 'Your name' })
  if (await own.isVisible()) await own.fill('Hiring team')
}
