/** A team that protects its data with a passphrase. */
import { expect, type Page } from 'playwright/test'

import { expectAccessible } from './accessibility.ts'

export async function unlock(page: Page, passphrase: string): Promise<void> {
  await page.getByLabel('Team passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Unlock' }).click()
}

/** Sets the passphrase that is offered, and waits until everything is sealed. */
export async function protect(page: Page): Promise<string> {
  const passphrase = await startProtecting(page)
  // However long it takes with many records: only the limit of the test counts.
  await expect(page.getByText(/^Protection is on/)).toBeVisible({ timeout: 0 })
  await page.getByRole('button', { name: 'Done' }).click()
  return passphrase
}

/** Sets the passphrase that is offered, until what is stored begins to be sealed. */
export async function startProtecting(page: Page): Promise<string> {
  await page.goto('/data')
  await page.getByRole('button', { name: 'Turn on protection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on protection' })
  const offered = dialog.getByLabel('New passphrase')
  await expect(offered).toHaveText(/^(\w+ ){5}\w+$/)
  const passphrase = (await offered.textContent()) ?? ''
  await dialog.getByLabel('Confirm the passphrase').fill(passphrase)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const code = dialog.getByRole('status', { name: 'Recovery code' })
  const recoveryCode = (await code.textContent()) ?? ''
  await dialog.getByLabel('Last 6 letters and digits').fill(recoveryCode.slice(-6))
  await dialog.getByRole('button', { name: 'Turn on protection' }).click()
  return passphrase
}

/** The same with the keyboard alone, and with a check of every step for accessibility. */
export async function protectByKeyboard(
  page: Page,
): Promise<{ passphrase: string; recoveryCode: string }> {
  await page.goto('/data')
  const dialog = page.getByRole('dialog', { name: 'Turn on protection' })
  await page.getByRole('button', { name: 'Turn on protection' }).focus()
  await page.keyboard.press('Enter')
  const offered = dialog.getByLabel('New passphrase')
  await expect(offered).toHaveText(/^(\w+ ){5}\w+$/)
  const first = (await offered.textContent()) ?? ''
  await expect(dialog.getByRole('button', { name: 'Generate another' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offered).not.toHaveText(first)
  await expect(offered).toHaveText(/^(\w+ ){5}\w+$/)
  const passphrase = (await offered.textContent()) ?? ''
  await expectAccessible(page, 'a new passphrase')
  // Copy, Use my own, the field.
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Confirm the passphrase')).toBeFocused()
  await page.keyboard.type(passphrase)
  await page.keyboard.press('Enter')

  const code = dialog.getByRole('status', { name: 'Recovery code' })
  await expect(code).toHaveText(/^(\w{5}-){4}\w{6}$/)
  await expectAccessible(page, 'the recovery code')
  const recoveryCode = (await code.textContent()) ?? ''
  // Print, Copy, the field.
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Last 6 letters and digits')).toBeFocused()
  await page.keyboard.type(recoveryCode.slice(-6))
  await page.keyboard.press('Enter')

  await expect(dialog.getByText(/^Protection is on/)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  return { passphrase, recoveryCode }
}
