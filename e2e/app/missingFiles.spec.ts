/** A server that no longer has a file of the page, before all of them are stored on the device. */
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, plainTest as test } from '#e2e/support/builtHost.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { paths } from '#src/base/paths.ts'
import { FIRST } from '#tests/support/invitedCandidates.ts'

test('a staff screen whose file is missing says so, and a reload helps', { tag: FULL }, async ({
  page,
  server,
}) => {
  server.lose(/DataPage/)
  await page.goto(paths.jobs)
  await page.getByRole('link', { name: 'Data', exact: true }).click()
  const title = 'This part of TalentFlow could not be loaded'
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('Nothing was lost')).toBeVisible()
  await expectAccessible(page, 'a screen whose file is missing')
  server.lose(null)
  await page.getByRole('button', { name: 'Reload this page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data' })).toBeVisible()
})

test('a page that can’t start without a missing file says so', { tag: FULL }, async ({
  page,
  server,
}) => {
  server.lose(/staff-.*\.js$/)
  await page.goto(paths.jobs)
  const words = 'TalentFlow could not be loaded. Reload the page to try again.'
  await expect(page.getByText(words)).toBeVisible()
  server.lose(null)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
})

test('a candidate reads that a part is missing, and keeps the answers', async ({
  page,
  server,
}) => {
  server.lose(/later-/)
  const { assessment } = await seedInvitedCandidates(page)
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await assessing.answerFirstPage()
  await assessing.answerSecondPage()
  const notice = page.getByText(/^This part of the page could not be loaded/).first()
  await expect(notice).toBeVisible()
  await expectAccessible(page, 'a part that is missing')
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(page.getByText(/^Not submitted: a part of this page/).first()).toBeVisible()
  server.lose(null)
  await page.reload()
  await assessing.goOn()
  await assessing.handIn()
})
