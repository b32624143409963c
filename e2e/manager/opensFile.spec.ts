import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { builderPath } from '#src/base/paths.ts'
import { anAssessment, answeredWith, number, singleChoice } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const draft = anAssessment(
  singleChoice('role', ['front', 'back']),
  number('years', { showIf: answeredWith('role', 'back') }),
)
const testCandidates = [
  { id: 't1', name: 'Senior', answers: { role: { option: 'back' }, years: 7 }, expected: {} },
]

test('a manager saves an assessment as a file, and opens it as a new one', async ({
  page,
}, testInfo) => {
  const builder = new BuilderPage(page)
  const { job, assessment } = invitedCandidates(draft)
  await seedRecords(page, { Jobs: [job], Assessments: [{ ...assessment, testCandidates }] })
  const saved = testInfo.outputPath('assessment.json')

  await test.step('saved as a file', async () => {
    await page.goto(builderPath(assessment.id))
    await page.getByRole('button', { name: 'More actions for this assessment' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Save as a file' }).click()
    await (await downloading).saveAs(saved)
  })

  await test.step('the same menu opens a file, by keyboard', async () => {
    // The test must announce early that it will choose a file.
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'More actions for this assessment' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Open a file' }).focus()
    await page.keyboard.press('Enter')
    const dialog = builder.dialog('Create assessment')
    await expect(dialog.getByRole('radio', { name: 'A saved assessment' })).toBeChecked()
    const open = dialog.getByRole('button', { name: 'Open a file' })
    await expect(open).toBeFocused()
    await page.keyboard.press('Enter')
    await (await choosing).setFiles(saved)
    await expect(dialog.getByText('2 questions in 1 section, with 1 test candidate.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Second round')
    await page.keyboard.press('Enter')
  })

  await test.step('it is another assessment with the same questions and tests', async () => {
    await expect(page.getByRole('textbox', { name: 'Title of the assessment' })).toHaveValue(
      'Second round',
    )
    expect(page.url()).not.toContain(assessment.id)
    await expect(builder.row(/role/)).toBeVisible()
    await expect(builder.row(/years/)).toBeVisible()
    await expect(page.getByRole('button', { name: '1 test candidate passes' })).toBeVisible()
    await page.getByRole('link', { name: 'Assessments', exact: true }).first().click()
    await expect(page.getByText('From the file assessment.json')).toBeVisible()
  })
})
