import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { protect, unlock } from '#e2e/support/protecting.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { paths } from '#src/paths.ts'
import { takePath } from '#src/takePath.ts'

test('a device that has lost the team’s key says so, mixes nothing, and takes a backup', async ({
  page,
}) => {
  const { assessment } = await seedInvitedCandidates(page)
  const passphrase = await protect(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a backup' }).click()
  const file = await readFile(await (await saved).path())

  await loseDeviceData(page)
  await page.goto(paths.candidates)
  const heading = page.getByRole('heading', { level: 1, name: 'The team’s key is missing' })
  await expect(heading).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expectAccessible(page, 'the missing key')
  await page.goto(paths.data)
  await expect(heading).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on protection' })).toHaveCount(0)

  await page.goto(takePath(assessment.id))
  await expect(
    page.getByRole('heading', { level: 1, name: 'Answers can’t be saved right now' }),
  ).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)

  await page.goto(paths.jobs)
  // By keyboard: the second of two buttons.
  await page.getByRole('button', { name: 'Save a backup' }).focus()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({
    name: 'backup.jsonl',
    mimeType: 'application/octet-stream',
    buffer: file,
  })
  const dialog = page.getByRole('dialog', { name: 'Replace everything with this backup?' })
  await dialog.getByRole('textbox').fill('replace')
  await page.keyboard.press('Enter')
  await unlock(page, passphrase)
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
  await page.goto(takePath(assessment.id))
  await expect(page.getByRole('textbox', { name: 'Access code' })).toBeVisible()
})

/** As when somebody deletes it, or the browser loses a part of what it stores. */
async function loseDeviceData(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('TalentFlowDevice')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const stores = [...opening.result.objectStoreNames]
    const clearing = opening.result.transaction(stores, 'readwrite')
    for (const store of stores) clearing.objectStore(store).clear()
    await new Promise((resolve) => {
      clearing.oncomplete = resolve
    })
  })
}
