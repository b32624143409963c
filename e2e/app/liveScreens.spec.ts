import type { Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { CandidatesPage } from '#e2e/pages/candidatesPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { builderPath, candidatePath, jobPath, paths, responsesPath } from '#src/base/paths.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('every tab shows the current state', { tag: FULL }, async ({ page, context }) => {
  const records = invitedCandidates(anAssessment(shortText('why')))
  const { job, assessment, candidates } = await seedInvitedCandidates(page, records)
  const [ada] = candidates
  const open = async (address: string) => {
    const tab = await context.newPage()
    await tab.goto(address)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    return tab
  }
  const builder = await open(builderPath(assessment.id))
  const list = await open(paths.assessments)
  const jobTab = await open(jobPath(job.id))
  const profile = await open(candidatePath(ada.id))
  const responses = await open(responsesPath(assessment.id))
  const data = await open(paths.data)
  const listed = list.getByRole('list', { name: 'Assessments' }).getByRole('listitem')
  const atJob = jobTab.getByRole('row', { name: /Front-end engineer/ })
  const status = builder.getByText(/^Version 1(, closed)?$/)

  await test.step('closed and reopened, in this tab and in another', async () => {
    await expect(status).toHaveText('Version 1')
    await choose(list, 'More actions for Front-end engineer', 'Close')
    await expect(listed).toContainText('Version 1, closed')
    await expect(status).toHaveText('Version 1, closed')
    await expect(atJob).toContainText('Version 1, closed')
    await choose(builder, 'More actions for this assessment', 'Reopen')
    await expect(status).toHaveText('Version 1')
    await expect(listed).not.toContainText('closed')
    await expect(atJob).toContainText('Version 1, live')
  })

  await test.step('started', async () => {
    await new AssessmentPage(page).startAs(assessment.id, FIRST)
    await expect(atJob).toContainText('1 in progress')
    await expect(profile.getByText(/^In progress since/)).toBeVisible()
    await expect(new CandidatesPage(profile).timeline.last()).toContainText('Started')
    await expect(responses.getByText('Nothing submitted yet')).toBeVisible()
  })

  await test.step('submitted', async () => {
    await page.getByRole('textbox', { name: /why/ }).fill('Because')
    await new AssessmentPage(page).checkAnswers()
    await new AssessmentPage(page).handIn()
    await expect(responses.getByRole('link', { name: ada.reference })).toBeVisible()
    await expect(listed.getByRole('link', { name: /^1 response to/ })).toBeVisible()
    await expect(atJob).not.toContainText('in progress')
    await expect(profile.getByText(/^Submitted /).first()).toBeVisible()
    await expect(profile.getByRole('button', { name: 'Allow a retake' })).toBeVisible()
  })

  await test.step('moved, counted and added', async () => {
    const stages = jobTab.getByRole('list', { name: 'Candidates by stage' })
    await expect(stages).toContainText('2Applied')
    await new CandidatesPage(profile).moveByMenu(ada.name, 'Offer')
    await expect(stages).toContainText('1Applied')
    await expect(stages).toContainText('1Offer')
    await list.goto(paths.candidates)
    await new CandidatesPage(list).add({
      name: 'Mary Third',
      email: 'mary@example.org',
      job: job.title,
    })
    await expect(stages).toContainText('2Applied')
    await expect(jobTab.getByRole('link', { name: 'Mary Third' })).toBeVisible()
    await expect(data.getByRole('row', { name: /^Candidates/ })).toContainText('3')
  })
})

async function choose(tab: Page, menu: string, item: string): Promise<void> {
  await tab.getByRole('button', { name: menu }).click()
  await tab.getByRole('menuitem', { name: item }).click()
}
