import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { CandidatesPage } from '#e2e/pages/candidatesPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { loadedAfresh } from '#e2e/support/afresh.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import { candidatePath, responsesPath } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { anAssessment, longText, singleChoice } from '#tests/support/definitions.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

const capital = singleChoice('capital', ['Oslo', 'Bergen'], {
  key: { options: ['Oslo'] },
  points: 4,
})

test('a retake is allowed, uses the newest version, and is shown beside the first attempt', async ({
  page,
}) => {
  const records = invitedCandidates(anAssessment(capital))
  const { job, assessment, version, candidates } = records
  const [ada] = candidates
  const newest = {
    ...version,
    id: versionIdOf(assessment.id, 2),
    number: 2,
    definition: anAssessment(capital, longText('reason')),
  }
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [{ ...assessment, publishedVersion: 2 }, version, newest],
    Candidates: [...candidates],
    Responses: [
      submittedResponse({
        candidate: ada,
        assessmentId: assessment.id,
        versionId: version.id,
        answers: { capital: { option: 'Bergen' } },
      }),
    ],
  })
  const address = takePath(assessment.id)
  const identifying = new IdentifyPage(page)
  const assessing = new AssessmentPage(page)
  const reason = page.getByRole('textbox', { name: /reason/ })

  await test.step('before it is allowed the code doesn’t work', async () => {
    await page.goto(address)
    await identifying.identify(FIRST)
    await expect(assessing.heading('Already submitted')).toBeVisible()
    await loadedAfresh(page, () =>
      page.getByRole('button', { name: 'Hand the device back' }).click(),
    )
  })

  await test.step('staff allow it, once', async () => {
    await page.goto(candidatePath(ada.id))
    await page.getByRole('button', { name: 'Allow a retake' }).click()
    const dialog = page.getByRole('dialog', { name: 'Allow a retake?' })
    await dialog.getByRole('button', { name: 'Allow a retake' }).click()
    await expect(page.getByText('A retake is allowed. It has not been started.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Allow a retake' })).toHaveCount(0)
    expect(await new CandidatesPage(page).accessCode()).toBe('ABCD-2345')
    await expect(new CandidatesPage(page).timeline.last()).toContainText('Retake allowed')
  })

  await test.step('the candidate starts it with the same code, and resumes it', async () => {
    await page.goto(address)
    await identifying.identify(FIRST)
    await assessing.start()
    await expect(page.getByRole('radio', { name: 'Bergen' })).not.toBeChecked()
    await page.getByRole('radio', { name: 'Oslo' }).check()
    await reason.fill('It says so on the map.')
    await assessing.saved()
    await page.reload()
    await expect(reason).toHaveValue('It says so on the map.')
    await expect(page.getByRole('radio', { name: 'Oslo' })).toBeChecked()
  })

  await test.step('meanwhile the first attempt can be read, with a note that another is in progress', async () => {
    const staff = await page.context().newPage()
    await staff.goto(responsesPath(assessment.id))
    await staff.getByRole('link', { name: ada.reference }).click()
    await staff.getByRole('button', { name: 'Details' }).click()
    await expect(staff.getByText(/A retake is in progress/)).toBeVisible()
    await expect(new ResponsePage(staff).score).toContainText('0 of 4 points')
    await staff.close()
  })

  await test.step('it is submitted, and a third start is refused', async () => {
    await assessing.checkAnswers()
    await assessing.handIn()
    await loadedAfresh(page, () =>
      page.getByRole('button', { name: 'Hand the device back' }).click(),
    )
    await identifying.identify(FIRST)
    await expect(assessing.heading('Already submitted')).toBeVisible()
  })

  await test.step('both attempts are shown, each with its own version', async () => {
    const reading = new ResponsePage(page)
    await page.goto(responsesPath(assessment.id))
    await expect(page.getByRole('listitem').filter({ hasText: ada.reference })).toContainText(
      'Version 2, attempt 2',
    )
    await page.getByRole('link', { name: ada.reference }).click()
    await expect(reading.score).toContainText('4 of 4 points')
    await expect(reading.card(/reason/)).toContainText('It says so on the map.')
    await page.getByRole('combobox', { name: 'Attempt' }).selectOption({ index: 0 })
    await expect(reading.score).toContainText('0 of 4 points')
    await expect(reading.card(/capital/)).toContainText('Bergen')
    await expect(reading.card(/reason/)).toHaveCount(0)
    await page.reload()
    await expect(reading.card(/capital/)).toContainText('Bergen')
  })
})
