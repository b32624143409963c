/** A team protects its data with a passphrase, hands the device over, and takes it back. */
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { protectByKeyboard, unlock } from '#e2e/support/protecting.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { takePath } from '#src/base/takePath.ts'

test('a passphrase is set with the keyboard alone, and asked for at every load', async ({
  page,
}) => {
  const { passphrase } = await protectByKeyboard(page)

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

  await page.goto('about:blank')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Unlock this device' })).toBeVisible()
})

test('ten minutes without input lock all staff pages', { tag: FULL }, async ({ page }) => {
  await page.clock.install()
  await protectByKeyboard(page)
  await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.clock.fastForward('09:50')
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.clock.fastForward('00:11')
  await expect(page.getByRole('heading', { name: 'Unlock this device' })).toBeVisible()
})

test('the passphrase takes the device back, and staff continue unlocked', { tag: FULL }, async ({
  page,
}) => {
  const { assessment } = await seedInvitedCandidates(page)
  const { passphrase } = await protectByKeyboard(page)
  await page.goto(`/assessments/${assessment.id}/invite?step=device`)
  await unlock(page, passphrase)
  await page.getByRole('button', { name: 'Hand over this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over this device' })
  await expect(dialog).toContainText('until you enter the team passphrase')
  await expect(dialog.getByLabel('PIN')).toHaveCount(0)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('ABCD-2345'))
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await expect(page).toHaveURL(takePath(assessment.id))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('')

  await page.goto('/jobs')
  await expect(page.getByRole('heading', { name: 'This device is with a candidate' })).toBeVisible()
  await page.getByLabel('Team passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Take the device back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.getByRole('link', { name: 'Data', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible()
})

test('the recovery code is printed, and the sheet is not left on the page', { tag: FULL }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const { passphrase } = await protectByKeyboard(page)
  await page.getByRole('button', { name: 'Replace recovery code' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace recovery code' })
  // The device may have been left unlocked.
  await dialog.getByLabel('Team passphrase').fill('not this one')
  await dialog.getByRole('button', { name: 'Create new code' }).click()
  await expect(dialog.getByText('This passphrase is incorrect')).toBeVisible()
  await dialog.getByLabel('Team passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Create new code' }).click()
  await page.getByRole('button', { name: 'Print' }).click()
  const sheet = page.locator('[data-recovery-sheet]')
  await expect(sheet).toHaveCount(1)
  await expect(sheet).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})
