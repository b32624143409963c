/** Staff pause the clock of whoever sits at a handed-over device, without taking it back. */
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { anAssessment, longText, section } from '#tests/support/definitions.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { handOver, PIN } from '#e2e/support/handingOver.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { jobPath } from '#src/base/paths.ts'

test('the PIN and one press pause and resume, and the candidate is in the same field again', {
  tag: FULL,
}, async ({ page, context }) => {
  const questions = anAssessment(section('s1', {}, longText('intro'), longText('story')))
  const settings = { ...questions.settings, timeLimit: 1200 }
  const { job } = await seedInvitedCandidates(page, invitedCandidates({ ...questions, settings }))
  await page.goto(jobPath(job.id))
  await handOver(page)
  await new IdentifyPage(page).identify(FIRST)
  const assessing = new AssessmentPage(page)
  await assessing.start()
  const story = page.getByRole('textbox', { name: /story/ })
  await story.fill('Half of it')
  await assessing.saved()

  const [staff] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'For the hiring team' }).click(),
  ])
  const turn = async (name: string) => {
    await staff.getByRole('textbox', { name: 'PIN' }).fill(PIN)
    await staff.getByRole('button', { name }).click()
  }
  await turn('Pause the assessment')
  await expect(staff.getByRole('heading', { name: 'The assessment is paused' })).toBeFocused()
  await expect(staff.getByText('For a•••@example.org.')).toBeVisible()
  await expect(staff.locator('body')).not.toContainText('Canary')
  await expectAccessible(staff, 'paused at the seat')
  await expect(assessing.heading('Paused by staff')).toBeFocused()
  await expect(story).toBeHidden()

  await staff.getByRole('button', { name: 'Done' }).click()
  await turn('Resume the assessment')
  await expect(story).toBeFocused()
  await expect(story).toHaveValue('Half of it')
  await staff.getByRole('button', { name: 'Done' }).click()
  await expect(staff.getByRole('textbox', { name: 'PIN' })).toHaveValue('')
  await Promise.all([
    staff.waitForEvent('close'),
    staff.getByRole('button', { name: 'Close this tab' }).click(),
  ])
})
