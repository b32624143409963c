/** A newer build on the server, while pages are open. */
import type { Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expect, test } from '#e2e/support/builtHost.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import {
  isVersionWaiting,
  offlineReady,
  storedBuilds,
  versionWaiting,
} from '#e2e/support/serviceWorker.ts'
import { FULL } from '#e2e/support/settings.ts'
import { builderPath, paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST } from '#tests/support/invitedCandidates.ts'

test('staff are offered a new version, and get it when nobody is taking an assessment', {
  tag: FULL,
}, async ({ page: taking, context, server }) => {
  const { assessment } = await seedInvitedCandidates(taking)
  await offlineReady(taking)
  const assessing = new AssessmentPage(taking)
  await assessing.startAs(assessment.id, FIRST)
  await taking.getByRole('radio', { name: 'Frontend' }).check()
  await assessing.saved()
  const builder = await context.newPage()
  await builder.goto(builderPath(assessment.id))
  const jobs = await context.newPage()
  await jobs.goto(paths.jobs)
  const reloading = builder.getByRole('button', { name: 'Reload to update' })

  await server.update()
  await versionWaiting(jobs)

  await test.step('it is offered to staff, and not to the candidate', async () => {
    await expect(reloading).toBeVisible()
    await expect(jobs.getByRole('region', { name: 'New version' })).toBeVisible()
    await expect(taking.getByText(/new version/)).toHaveCount(0)
  })

  await test.step('not while an attempt is open', async () => {
    await reloading.click()
    const notice = builder.getByRole('region', { name: 'New version' })
    await expect(notice).toContainText('somebody is taking an assessment')
    expect(await isVersionWaiting(builder)).toBe(true)
  })

  await test.step('the attempt ends with the build that it was started with', async () => {
    await taking.getByRole('textbox', { name: /How many years/ }).fill('3')
    await assessing.answerSecondPage()
    expect(await buildsOf(taking)).toEqual(['first'])
    await taking.close()
  })

  await test.step('a draft is saved first', async () => {
    const title = builder.getByRole('textbox', { name: /^Title/ })
    await title.fill('Written just before')
    await reloaded(builder, () => reloading.click())
    await expect.poll(() => buildsOf(builder)).toEqual(['next'])
    await expect(title).toHaveValue('Written just before')
    await expect(reloading).toHaveCount(0)
  })

  await test.step('a tab that was not reloaded loads what it needs of its own build', async () => {
    await jobs.getByRole('link', { name: 'Data', exact: true }).click()
    await expect(jobs.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
    expect(await buildsOf(jobs)).toEqual(['first'])
    expect(await storedBuilds(jobs)).toHaveLength(2)
  })

  await test.step('the old files are removed when no page needs them', async () => {
    await reloaded(jobs, () => jobs.getByRole('button', { name: 'Reload to update' }).click())
    await expect.poll(() => buildsOf(jobs)).toEqual(['next'])
    await expect.poll(() => storedBuilds(jobs)).toHaveLength(1)
    await server.stop()
    await jobs.goto(paths.candidates)
    await expect(jobs.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible()
    expect(await buildsOf(jobs)).toEqual(['next'])
  })
})

test('a device with candidates updates by itself between two of them', { tag: FULL }, async ({
  page,
  server,
}) => {
  const { assessment } = await seedInvitedCandidates(page)
  await offlineReady(page)
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await page.getByRole('radio', { name: 'Frontend' }).check()
  await assessing.saved()
  await server.update()
  await versionWaiting(page)
  await page.getByRole('textbox', { name: /How many years/ }).fill('3')
  await assessing.saved()
  expect(await isVersionWaiting(page)).toBe(true)
  expect(await buildsOf(page)).toEqual(['first'])

  await page.getByRole('button', { name: 'Stop and leave' }).click()
  await expect(new IdentifyPage(page).email).toHaveValue('')
  await expect.poll(() => isVersionWaiting(page)).toBe(false)
  await page.goto(takePath(assessment.id))
  await expect.poll(() => buildsOf(page)).toEqual(['next'])
  await new IdentifyPage(page).identify(FIRST)
  await assessing.goOn()
  await expect(page.getByRole('textbox', { name: /How many years/ })).toHaveValue('3')
})

/** Ends when the page that is loaded again can be asked. */
async function reloaded(page: Page, act: () => Promise<void>): Promise<void> {
  const load = page.waitForEvent('load')
  await act()
  await load
}

/** Which builds the page has loaded files of. */
function buildsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const ours = files.filter((name) => name.includes('/assets/'))
    return [...new Set(ours.map((name) => (name.includes('-next.') ? 'next' : 'first')))]
  })
}
