/** Everything that is stored becomes sealed, even if the browser is killed meanwhile. */
import type { Page } from 'playwright/test'

import { DataPage } from '#e2e/pages/dataPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { expect } from '#e2e/support/fixtures.ts'
import { killBrowser } from '#e2e/support/profileBrowser.ts'
import { test } from '#e2e/support/profileTest.ts'
import { allThatPageCanRead } from '#e2e/support/everything.ts'
import { startProtecting, unlock } from '#e2e/support/protecting.ts'
import { secretsIn } from '#e2e/support/secrets.ts'
import { seedInvitedCandidates, seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import { FULL } from '#e2e/support/settings.ts'
import { candidatePath, paths, responsePath } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { SECOND } from '#tests/support/invitedCandidates.ts'

const STORY = 'A rare story about a bug in a parser'

test('protecting the sample data continues by itself after the browser was killed', {
  tag: FULL,
}, async ({ device }) => {
  let context = await device.start()
  let page = await context.newPage()
  const { assessment, version, candidates } = await seedInvitedCandidates(page)
  const [candidate] = candidates
  const answers = { role: 'role2', years: 3, story: STORY }
  const own = { candidate, assessmentId: assessment.id, versionId: version.id, answers }
  await seedRecords(page, { Responses: [submittedResponse(own)] })
  await page.goto(paths.data)
  await new DataPage(page).load.click()
  await expect(page.getByText('Added 25 jobs, 1,000 candidates')).toBeVisible()
  const secrets = secretsIn(await allThatPageCanRead(page))
  expect(secrets.codes).toContain(SECOND.code)
  expect(secrets.answers).toContain(STORY)
  for (const found of Object.values(secrets)) expect(found.length).toBeGreaterThan(5)

  const passphrase = await startProtecting(page)
  const first = await page.evaluate(whenHalfDone)
  await killBrowser(context)

  context = await device.start()
  page = await context.newPage()
  await page.goto(paths.jobs)
  await expect(page.getByRole('heading', { name: 'Unlock this device' })).toBeVisible()
  expect(readableIn(secrets, await allThatPageCanRead(page))).not.toEqual([])
  const unlocking = performance.now()
  await unlock(page, passphrase)
  await page.getByRole('link', { name: 'Data', exact: true }).first().click()
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible({ timeout: 120_000 })
  const ms = first.ms + performance.now() - unlocking
  console.log(
    `Sealed ${first.done} of ${first.total} records in ${seconds(first.ms)}, killed the browser, ` +
      `and sealed all in ${seconds(ms)}: ${((first.total / ms) * 1000).toFixed(0)} per second`,
  )

  await test.step('a candidate’s page can read nothing of it', async () => {
    await page.goto(takePath(assessment.id))
    await expect(new IdentifyPage(page).email).toBeVisible()
    expect(readableIn(secrets, await allThatPageCanRead(page))).toEqual([])
  })

  await test.step('staff read all of it', async () => {
    await page.goto(responsePath(assessment.id, candidate.id))
    await unlock(page, passphrase)
    await expect(new ResponsePage(page).card(/a bug you are proud of/)).toContainText(STORY)
    await page.goto(candidatePath(candidates[1].id))
    await unlock(page, passphrase)
    await expect(page.getByText(/WXYZ.?6789/)).toBeVisible()
    await turnOff(page, passphrase)
    expect(secretsIn(await allThatPageCanRead(page))).toEqual(secrets)
  })
})

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}

async function turnOff(page: Page, passphrase: string): Promise<void> {
  await page.getByRole('link', { name: 'Data', exact: true }).first().click()
  await page.getByRole('button', { name: 'Turn off protection' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn off protection' })
  await dialog.getByLabel('Team passphrase').fill(passphrase)
  await dialog.getByRole('button', { name: 'Turn off protection' }).click()
  await expect(dialog.getByText(/^Protection is off/)).toBeVisible({ timeout: 120_000 })
}

function readableIn(secrets: object, json: string): string[] {
  // As in JSON.
  const texts = Object.values(secrets)
    .flat()
    .map((text) => JSON.stringify(text).slice(1, -1))
  return texts.filter((text) => json.includes(text))
}

/** Runs in the page, because a call from outside would be too late. */
function whenHalfDone(): Promise<{ done: number; total: number; ms: number }> {
  return new Promise((resolve) => {
    let startedAt: number | null = null
    const look = () => {
      const text = document.querySelector('progress')?.parentElement?.textContent ?? ''
      const [done, total] = text.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? []
      if (done === undefined || total === undefined) return
      startedAt ??= performance.now()
      if (done * 2 < total) return
      observer.disconnect()
      resolve({ done, total, ms: performance.now() - startedAt })
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    look()
  })
}
