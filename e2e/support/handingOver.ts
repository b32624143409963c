import type { Page } from 'playwright/test'

export const PIN = '271828'

/** From a page that offers it to the page of the candidate. */
export async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand over this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over this device' })
  await dialog.getByRole('textbox', { name: 'PIN', exact: true }).fill(PIN)
  await dialog.getByRole('textbox', { name: 'Confirm the PIN' }).fill(PIN)
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await page.waitForURL('**/take/**')
}

/** On the page that takes the PIN. */
export async function enter(page: Page, pin: string): Promise<void> {
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin)
  await page.getByRole('button', { name: 'Take the device back' }).click()
}
