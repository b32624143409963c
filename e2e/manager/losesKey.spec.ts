import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { allThatPageCanRead } from '#e2e/support/everything.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { protect, unlock } from '#e2e/support/protecting.ts'
import { invitedWithCanaries, SECRETS } from '#e2e/seat/canaries.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { candidatePath, jobPath, paths, responsePath } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST, SECOND } from '#tests/support/invitedCandidates.ts'

test('a device that has lost the team’s key says so, mixes nothing, and takes a backup', {
  tag: FULL,
}, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  const passphrase = await protect(page)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a backup' }).click()
  const file = await readFile(await (await saved).path())

  await deleteStores(page, 'all')
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
  // By keyboard: the button after it takes a file.
  await page.getByRole('button', { name: 'Save an encrypted backup' }).focus()
  const chooser = page.waitForEvent('filechooser')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles({
    name: 'backup.jsonl',
    mimeType: 'application/octet-stream',
    buffer: file,
  })
  const dialog = page.getByRole('dialog', { name: 'Restore from this backup?' })
  await dialog.getByRole('textbox').fill('restore')
  await page.keyboard.press('Enter')
  await unlock(page, passphrase)
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
  await page.goto(takePath(assessment.id))
  await expect(page.getByRole('textbox', { name: 'Access code' })).toBeVisible()
})

test('the key is lost while a candidate has the device: who is answering can submit, and nothing of the team’s opens', {
  tag: FULL,
}, async ({ page, context }) => {
  const { assessment, job, candidates } = await seedInvitedCandidates(page, invitedWithCanaries())
  const [first] = candidates
  const passphrase = await protect(page)
  await page.goto(jobPath(job.id))
  await unlock(page, passphrase)
  await page.getByRole('button', { name: 'Hand over this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over this device' })
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await page.waitForURL('**/take/**')
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await page.getByRole('radio', { name: 'Frontend' }).check()
  await assessing.saved()

  await deleteStores(page, 'keys')
  const other = await context.newPage()
  await test.step('no staff address opens, and none gives a way but the wait', async () => {
    const addresses = [paths.home, paths.data, candidatePath(first.id), paths.saveBackup]
    for (const address of [...addresses, responsePath(assessment.id, first.id)]) {
      await other.goto(address)
      await expect(
        other.getByRole('heading', { level: 1, name: 'This device is with a candidate' }),
      ).toBeVisible()
      await expect(other.getByText(/^The PIN or passphrase can’t be checked/)).toBeVisible()
      await expect(other.getByRole('button', { name: 'Take the device back' })).toHaveCount(0)
      const seen = await other.content()
      expect([...SECRETS, FIRST.email].filter((theirs) => seen.includes(theirs))).toEqual([])
    }
    await expectAccessible(other, 'handed over, with the key missing')
  })

  await test.step('nobody else starts, so that nothing is written that nobody can open', async () => {
    await other.goto(takePath(assessment.id))
    await expect(
      other.getByRole('heading', { level: 1, name: 'Answers can’t be saved right now' }),
    ).toBeVisible()
    await expect(new IdentifyPage(other).email).toHaveCount(0)
    const stored = await allThatPageCanRead(other)
    expect(stored).not.toContain(SECOND.code)
  })

  await test.step('the candidate who is answering submits, sealed to the lost key', async () => {
    await page.getByRole('textbox', { name: /How many years/ }).fill('3')
    await assessing.next()
    await page.getByRole('textbox', { name: /a bug you are proud of/ }).fill('Canary story')
    await assessing.checkAnswers()
    await assessing.handIn()
    expect(await allThatPageCanRead(page)).not.toContain('Canary story')
  })
})

/** As when somebody deletes it, or the browser loses a part of what it stores. */
async function deleteStores(page: Page, which: 'all' | 'keys'): Promise<void> {
  await page.evaluate(async (only) => {
    const opening = indexedDB.open('TalentFlowDevice')
    await new Promise((resolve) => {
      opening.onsuccess = resolve
    })
    const stores = [...opening.result.objectStoreNames].filter(
      (store) => only === 'all' || store === only,
    )
    const clearing = opening.result.transaction(stores, 'readwrite')
    for (const store of stores) clearing.objectStore(store).clear()
    await new Promise((resolve) => {
      clearing.oncomplete = resolve
    })
    opening.result.close()
  }, which)
}
