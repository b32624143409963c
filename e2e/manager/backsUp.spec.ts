import { readFile } from 'node:fs/promises'

import type { Browser } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { type Counts, DataPage } from '#e2e/pages/dataPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { everythingStored } from '#e2e/support/everything.ts'
import { expect, test, watchForComplaints } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { paths } from '#src/base/paths.ts'
import { FIRST, SECOND } from '#tests/support/invitedCandidates.ts'

const BACKED_UP: Counts = { Jobs: '26', Candidates: '1,002', Assessments: '4', Responses: '151' }
const REPLACED = /^Restored from the backup of/
const CV = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('Ten years\0\u00ff') }

test('everything is backed up to one file and restored, here and on another device', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  const { assessment } = await seedInvitedCandidates(page)
  const data = new DataPage(page)
  const backup = testInfo.outputPath('backup.jsonl')
  let before = {}

  await test.step('sample data, and a response with a file', async () => {
    const taking = new AssessmentPage(page)
    await taking.startAs(assessment.id, FIRST)
    await page.getByRole('radio', { name: 'Frontend' }).check()
    await page.getByRole('textbox', { name: /years/ }).fill('7')
    await taking.next()
    await page.locator('input[type=file]').setInputFiles(CV)
    await expect(page.getByText(CV.name, { exact: true })).toBeVisible()
    await taking.saved()
    await taking.checkAnswers()
    await taking.handIn()
    await page.goto(paths.data)
    await data.load.click()
    await data.expectCounts(BACKED_UP)
  })

  await test.step('saved as one file, with a confirmation', async () => {
    await expect(page.getByText('None. This browser has the only copy')).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a backup' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^talentflow-backup-\d{4}-\d\d-\d\d-\d{4}\.jsonl$/)
    await download.saveAs(backup)
    await expect(page.getByText('Saved just now as talentflow-backup-')).toBeVisible()
    await expectAccessible(page)
    before = await everythingStored(page)
  })

  await test.step('everything is replaced while a candidate is filling in', async () => {
    const other = await page.context().newPage()
    const taking = new AssessmentPage(other)
    await taking.startAs(assessment.id, SECOND)
    await other.getByRole('radio', { name: 'Frontend' }).check()
    await taking.saved()

    await page.getByRole('button', { name: 'Remove sample data' }).click()
    const asked = page.getByRole('dialog', { name: 'Remove all sample data?' })
    await asked.getByRole('button', { name: 'Remove sample data' }).click()
    await data.expectCounts({ Jobs: '1', Candidates: '2', Assessments: '1', Responses: '2' })

    await data.backup.setInputFiles(backup)
    const dialog = page.getByRole('dialog', { name: 'Restore from this backup?' })
    await expect(dialog.getByRole('row', { name: 'Candidates 1,002 2' })).toBeVisible()
    await expect(dialog.getByRole('row', { name: 'Files 1 1' })).toBeVisible()
    await expect(dialog.getByText(/^1 candidate is taking an assessment/)).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await expect(dialog.getByText('Type “restore”, without the quotation marks')).toBeVisible()
    await dialog.getByRole('textbox').fill('restore')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText(REPLACED)).toBeVisible()
    await data.expectCounts(BACKED_UP)
    expect(await everythingStored(page)).toEqual(before)

    // The candidate's page was reloaded and has nothing in memory.
    await expect(other.getByRole('radio', { name: 'Frontend' })).toHaveCount(0)
    await other.close()
    expect(await everythingStored(page)).toEqual(before)
  })

  await test.step('another, empty device is restored to the same state', async () => {
    const { elsewhere, complaints } = await openedElsewhere(browser, baseURL ?? '', backup)
    await elsewhere.getByRole('button', { name: 'Restore', exact: true }).click()
    // On a phone, too, without looking for it.
    await expect(elsewhere.getByRole('main').getByText(REPLACED)).toBeInViewport()
    expect(await everythingStored(elsewhere)).toEqual(before)
    expect(complaints).toEqual([])
    await elsewhere.context().close()
  })
})

test(
  'an encrypted backup opens with its passphrase on another device',
  { tag: FULL },
  async ({ page, browser, baseURL }, testInfo) => {
    await seedInvitedCandidates(page)
    const backup = testInfo.outputPath('backup.jsonl.age')
    let passphrase = ''

    await test.step('saved by keyboard, with a passphrase that is offered', async () => {
      await page.goto(paths.data)
      await page.getByRole('button', { name: 'Save an encrypted backup' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Save an encrypted backup' })
      const words = dialog.getByRole('status').filter({ hasText: /^[a-z]+( [a-z]+){5}$/ })
      await expect(words).toBeVisible()
      await expectAccessible(page)
      passphrase = (await words.textContent()) ?? ''
      await dialog.getByLabel('Confirm the passphrase').fill(passphrase)
      const downloading = page.waitForEvent('download')
      await page.keyboard.press('Enter')
      const download = await downloading
      expect(download.suggestedFilename()).toMatch(/^talentflow-backup-[\d-]+\.jsonl\.age$/)
      await download.saveAs(backup)
      await expect(page.getByText('It can’t be opened without its passphrase.')).toBeVisible()
      await expect(page.getByText('Saved just now as talentflow-backup-')).toBeVisible()
    })

    await test.step('names and answers are not in the file', async () => {
      const bytes = await readFile(backup)
      expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
      expect(bytes.includes(FIRST.email)).toBe(false)
    })

    await test.step('restored on another device, after a wrong passphrase', async () => {
      const before = await everythingStored(page)
      const { elsewhere, complaints } = await openedElsewhere(browser, baseURL ?? '', backup)
      const locked = elsewhere.getByRole('dialog', { name: 'This backup is encrypted' })
      const field = locked.getByLabel('Passphrase of this backup')
      await field.fill('lamp river seven')
      await field.press('Enter')
      await expect(locked.getByText('This passphrase is incorrect')).toBeVisible()
      await expectAccessible(elsewhere)
      await field.fill(passphrase)
      await field.press('Enter')
      const asked = elsewhere.getByRole('dialog', { name: 'Restore from this backup?' })
      await asked.getByRole('button', { name: 'Restore' }).click()
      await expect(elsewhere.getByRole('main').getByText(REPLACED)).toBeVisible()
      expect(await everythingStored(elsewhere)).toEqual(before)
      expect(complaints).toEqual([])
      await elsewhere.context().close()
    })
  },
)

/** The data page of another, empty device, a phone, with the backup chosen there. */
async function openedElsewhere(browser: Browser, baseURL: string, backup: string) {
  const context = await browser.newContext({ baseURL })
  const complaints = await watchForComplaints(context, baseURL)
  const elsewhere = await context.newPage()
  await elsewhere.setViewportSize({ width: 360, height: 640 })
  await elsewhere.goto(paths.data)
  await new DataPage(elsewhere).backup.setInputFiles(backup)
  return { elsewhere, complaints }
}
