/** A team protects its data with a passphrase, hands the device over, and takes it back. */
import type { Page } from 'playwright/test'

import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { takePath } from '#src/takePath.ts'

test('a passphrase is set with the keyboard alone, and asked for at every load', async ({
  page,
}) => {
  const passphrase = await protectByKeyboard(page)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Unlock this device' })).toBeVisible()
  await expect(page.getByLabel('Team passphrase')).toBeFocused()
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This passphrase is incorrect').first()).toBeVisible()
  await expectAccessible(page, 'a wrong passphrase')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(passphrase.toUpperCase())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
  await expectAccessible(page, 'protection is on')

  await page.goto('/manifest.webmanifest')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Unlock this device' })).toBeVisible()
})

test('ten minutes without input lock all staff pages', async ({ page }) => {
  await page.clock.install()
  await protectByKeyboard(page)
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.clock.fastForward('09:50')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.clock.fastForward('00:11')
  await expect(page.getByRole('heading', { name: 'Unlock this device' })).toBeVisible()
})

test('the passphrase takes the device back, and staff continue unlocked', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  const passphrase = await protectByKeyboard(page)
  await page.goto(`/assessments/${assessment.id}/invite?step=device`)
  await unlock(page, passphrase)
  await page.getByRole('button', { name: 'Hand over this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over this device' })
  await expect(dialog).toContainText('until you enter the team passphrase')
  await expect(dialog.getByLabel('PIN')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(page).toHaveURL(takePath(assessment.id))

  await page.goto('/jobs')
  await expect(page.getByRole('heading', { name: 'This device is with a candidate' })).toBeVisible()
  await page.getByLabel('Team passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Take the device back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.getByRole('link', { name: 'Data', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
})

async function unlock(page: Page, passphrase: string): Promise<void> {
  await page.getByLabel('Team passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Unlock' }).click()
}

/** Returns the passphrase. */
async function protectByKeyboard(page: Page): Promise<string> {
  await page.goto('/data')
  const dialog = page.getByRole('dialog', { name: 'Set a team passphrase' })
  await page.getByRole('button', { name: 'Set a team passphrase' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Generate another' })).toBeFocused()
  await page.keyboard.press('Enter')
  const offered = dialog.getByLabel('New passphrase')
  await expect(offered).toHaveText(/^(\w+ ){5}\w+$/)
  const passphrase = (await offered.textContent()) ?? ''
  await expectAccessible(page, 'a new passphrase')
  // Copy, Use my own, the field.
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Type the passphrase again')).toBeFocused()
  await page.keyboard.type(passphrase)
  await page.keyboard.press('Enter')

  const code = dialog.getByRole('status', { name: 'Recovery code' })
  await expect(code).toHaveText(/^(\w{5}-){4}\w{6}$/)
  await expectAccessible(page, 'the recovery code')
  const lastGroup = (await code.textContent())?.slice(-6) ?? ''
  // Print, Copy, the field.
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Last group of the code')).toBeFocused()
  await page.keyboard.type(lastGroup)
  await page.keyboard.press('Enter')

  await expect(dialog.getByText(/^Protection is on/)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  return passphrase
}
