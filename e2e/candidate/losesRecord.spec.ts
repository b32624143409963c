import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { storedRecord } from '#e2e/support/stored.ts'
import { paths } from '#src/base/paths.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('answers whose record was deleted stay on screen, and staff are warned first', async ({
  page,
  context,
}) => {
  const { job, assessment, version, candidates } = invitedCandidates()
  const sample = true
  await seedInvitedCandidates(page, {
    job: { ...job, sample },
    assessment: { ...assessment, sample },
    version,
    candidates: [{ ...candidates[0], sample }, candidates[1]],
  })
  const assessing = new AssessmentPage(page)
  const framework = page.getByRole('textbox', { name: /Which framework/ })
  await assessing.startAs(assessment.id, FIRST)
  await page.getByRole('radio', { name: 'Backend' }).check()
  await framework.fill('Canary framework')
  await page.getByRole('textbox', { name: /How many years/ }).fill('3')
  await assessing.next()
  await assessing.checkAnswers()
  await expect(assessing.heading('Check your answers')).toBeVisible()
  await assessing.saved()

  const staff = await context.newPage()
  await test.step('staff are told who would lose what', async () => {
    await staff.goto(paths.data)
    await staff.getByRole('button', { name: 'Remove sample data' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Remove all sample data?' })
    await expect(dialog.getByRole('alert')).toContainText('1 candidate is taking')
    await dialog.getByRole('button', { name: 'Remove sample data' }).click()
    await expect(staff.getByText(/^Sample data removed/).first()).toBeVisible()
  })

  await test.step('the candidate keeps the answers, with an accurate message', async () => {
    await expect(page.getByText(/^Not saved: these answers were deleted/).first()).toBeVisible()
    await assessing.submit()
    await expect(page.getByText(/^Not submitted, and not saved/)).toBeVisible()
    await expect(page.getByText('Canary framework')).toBeVisible()
    await expect(page.getByText(/another tab|Try again/)).toHaveCount(0)
    expect(await storedRecord(page, 'Responses', candidates[0].id)).toBeUndefined()
  })

  await test.step('and leaves after confirming the loss', async () => {
    await page.getByRole('button', { name: 'Stop and leave' }).click()
    await expect(page.getByText(/^These answers can no longer be saved/)).toBeVisible()
    await page.getByRole('button', { name: 'Leave anyway' }).click()
    await expect(page.getByText('Canary framework')).toHaveCount(0)
  })
})
