/** The screens of protected mode, in one journey: protection is turned on, used, and looked at. */
import { expect, type Page } from 'playwright/test'

import { test } from '#e2e/support/fixtures.ts'
import { protectByKeyboard, unlock } from '#e2e/support/protecting.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { candidatePath, paths } from '#src/paths.ts'

const FOLDER = new URL('../../.cache/pictures', import.meta.url).pathname
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 360, height: 780 } } as const

test('protected mode', async ({ page }) => {
  const { candidates } = await seedInvitedCandidates(page)
  await page.goto(paths.data)
  await picture(page, 'protection-off', true)
  await page.getByRole('button', { name: 'Turn on protection' }).click()
  await picture(page, 'protection-turn-on')
  await page.keyboard.press('Escape')
  const { passphrase } = await protectByKeyboard(page)
  await picture(page, 'protection-on', true)
  for (const [name, picked] of [
    ['Change passphrase', 'protection-change'],
    ['Replace recovery code', 'protection-new-code'],
    ['Turn off protection', 'protection-turn-off'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click()
    await picture(page, picked)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }

  await page.goto(candidatePath(candidates[0].id))
  await page.getByLabel('Team passphrase').waitFor()
  await picture(page, 'unlock')
  await page.getByRole('button', { name: 'Use the recovery code' }).click()
  await picture(page, 'unlock-recovery', true)
  await page.getByRole('button', { name: 'Use the passphrase' }).click()
  await unlock(page, passphrase)

  await page.getByRole('button', { name: 'Hand over this device' }).click()
  await picture(page, 'hand-over-passphrase')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
  await page.waitForURL('**/take/**')
  await page.goto(paths.jobs)
  await page.getByLabel('Team passphrase').waitFor()
  await picture(page, 'handed-over-passphrase', true)
})

async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      await page.evaluate(still)
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}.png`, fullPage })
    }
  }
  await page.setViewportSize(SIZES.wide)
}

/** Pages of a locked device have no shell, so fonts and animations are all there is to wait for. */
async function still(): Promise<void> {
  await document.fonts.ready
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}
