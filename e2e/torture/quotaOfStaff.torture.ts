import { randomBytes } from 'node:crypto'

import { expect, type Page } from 'playwright/test'

import { DataPage } from '#e2e/pages/dataPage.ts'
import { everythingStored } from '#e2e/support/everything.ts'
import { test } from '#e2e/support/profileTest.ts'
import { protect, unlock } from '#e2e/support/protecting.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import { paths } from '#src/base/paths.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

import { limitQuota, type Quota, sizesUpTo } from './quota.ts'
import { times } from './size.ts'
import { note } from './writers.ts'

/** One without any space, and one with enough. */
const FEWEST = 2

interface Round {
  quota: Quota
  bytes: number
}

const ACTS = [
  {
    title: 'a backup replaces everything',
    // About as much as it takes.
    most: 1_000_000,
    prepare: prepareBackup,
  },
  { title: 'sample data is added', most: 6_000_000, prepare: prepareSamples },
]

for (const isProtected of [false, true]) {
  for (const { title, most, prepare } of ACTS) {
    const mode = isProtected ? 'protected mode' : 'plain mode'
    test(`4. running out of space while ${title}, ${mode}`, async ({ device, baseURL }) => {
      const sizes = sizesUpTo(most, times(60, FEWEST))
      const context = await device.start()
      const { first, quota } = await limitQuota(context, baseURL ?? '')
      await seedResponses(first)
      const passphrase = isProtected ? await protect(first) : null
      const page = await context.newPage()
      const act = await prepare(page, passphrase)
      let refused = 0
      for (const bytes of sizes) {
        if (await act({ quota, bytes })) refused += 1
      }
      expect(refused).toBeGreaterThan(0)
      expect(refused).toBeLessThan(sizes.length)
      note(
        `${sizes.length} times, ${refused} of them with too little: ` +
          'as a whole or not at all, and those again once there was space',
      )
    })
  }
}

/** Whether it was refused for lack of space. */
type Act = (round: Round) => Promise<boolean>

async function prepareBackup(page: Page, passphrase: string | null): Promise<Act> {
  await openData(page, passphrase)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a backup' }).click()
  const backup = await (await downloading).path()
  const backedUp = await hiringStored(page)
  const notReplaced = page.getByText(/^Nothing was restored\. This device is out of space/)
  const replaced = page
    .getByText(/^Restored from the backup/)
    .or(page.getByLabel('Team passphrase'))
    .first()
  const choose = async () => {
    const dialog = page.getByRole('dialog', { name: 'Restore from this backup?' })
    await page.locator('input[type=file][accept*=jsonl]').setInputFiles(backup)
    await dialog.getByRole('textbox').fill('restore')
    return dialog.getByRole('button', { name: 'Restore' })
  }
  return async ({ quota, bytes }) => {
    // Otherwise replacing it would change nothing.
    await seedRecords(page, { Jobs: [{ ...invitedCandidates().job, id: crypto.randomUUID() }] })
    await openData(page, passphrase)
    const replace = await choose()
    const before = await hiringStored(page)
    expect(before).not.toEqual(backedUp)
    await quota.leave(bytes)
    await replace.click()
    await expect(notReplaced.or(replaced).first()).toBeVisible()
    const isRefused = await notReplaced.isVisible()
    if (isRefused) expect(await hiringStored(page), `${bytes} bytes`).toEqual(before)
    await quota.lift()
    if (isRefused) {
      await (await choose()).click()
      await expect(replaced).toBeVisible()
    }
    expect(await hiringStored(page), `${bytes} bytes`).toEqual(backedUp)
    return isRefused
  }
}

async function prepareSamples(page: Page, passphrase: string | null): Promise<Act> {
  await openData(page, passphrase)
  const { load } = new DataPage(page)
  return async ({ quota, bytes }) => {
    const before = await hiringStored(page)
    await quota.leave(bytes)
    await load.click()
    const notLoaded = page.getByText('The sample data was not loaded').first()
    const loaded = page.getByText('Added 25 jobs, 1,000 candidates').first()
    await expect(notLoaded.or(loaded).first()).toBeVisible({ timeout: 0 })
    const isRefused = await notLoaded.isVisible()
    if (isRefused) expect(await hiringStored(page), `${bytes} bytes`).toEqual(before)
    await quota.lift()
    if (isRefused) {
      await load.click()
      await expect(loaded).toBeVisible({ timeout: 0 })
    }
    await page.getByRole('button', { name: 'Remove sample data' }).click()
    const asked = page.getByRole('dialog', { name: 'Remove all sample data?' })
    await asked.getByRole('button', { name: 'Remove sample data' }).click()
    await expect(load).toBeVisible({ timeout: 0 })
    expect(await hiringStored(page), `${bytes} bytes`).toEqual(before)
    await page.reload()
    if (passphrase !== null) await unlock(page, passphrase)
    return isRefused
  }
}

async function openData(page: Page, passphrase: string | null): Promise<void> {
  await page.goto(paths.data)
  if (passphrase !== null) await unlock(page, passphrase)
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
}

/** Of everything that staff or candidates enter. */
async function hiringStored(page: Page): Promise<Record<string, string>> {
  const { settings: _own, ...stored } = await everythingStored(page)
  return stored
}

/** Random texts, which the browser can't compress. */
async function seedResponses(page: Page): Promise<void> {
  const { job, assessment, version, candidates } = invitedCandidates()
  const people = Array.from({ length: 30 }, (_, number) => ({
    ...candidates[0],
    id: crypto.randomUUID(),
    email: `person${number}@example.org`,
  }))
  const responses = people.map((candidate) =>
    submittedResponse({
      candidate,
      assessmentId: assessment.id,
      versionId: version.id,
      answers: { story: randomBytes(12_000).toString('base64') },
    }),
  )
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [assessment, version],
    Candidates: people,
    Responses: responses,
  })
}
