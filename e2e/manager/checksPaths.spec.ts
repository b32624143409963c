import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { builderPath } from '#src/base/paths.ts'
import {
  all,
  anAssessment,
  answeredWith,
  multipleChoice,
  number,
  section,
  singleChoice,
  when,
} from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

/** 400 questions, every third one conditional, and one that no path shows. */
const large = anAssessment(
  ...Array.from({ length: 20 }, (_, part) =>
    section(
      `part${part}`,
      ...Array.from({ length: 5 }, (__, place) => {
        const id = `${part}_${place}`
        return [
          singleChoice(`role${id}`, ['front', 'back'], { required: true }),
          number(`years${id}`, { min: 0, showIf: answeredWith(`role${id}`, 'back') }),
          multipleChoice(`skills${id}`),
          number(`size${id}`, { showIf: when(`years${id}`, { op: 'atLeast', value: 3 }) }),
        ]
      }).flat(),
    ),
  ),
  section(
    'last',
    number('lost', {
      showIf: all(answeredWith('role0_0', 'front'), when('size0_0', { op: 'isNotBlank' })),
    }),
  ),
)

test('the paths of a large draft are checked in a worker, and one is played', async ({ page }) => {
  const { job, assessment } = invitedCandidates()
  const draft = { ...assessment, draft: large }
  await seedRecords(page, { Jobs: [job], Assessments: [draft] })
  const checker = page.waitForEvent('worker')
  await page.goto(builderPath(assessment.id))
  await page.getByRole('button', { name: 'Readiness: 1 problem' }).click()
  const findings = page.getByRole('dialog')
  await expect(findings.getByText('No path shows this question').first()).toBeVisible()
  expect((await checker).url()).toContain('draftWorker')
  await expect(findings.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(findings).toHaveCount(0)

  await new BuilderPage(page).open(/What about size7_2/)
  await page.getByRole('button', { name: 'Show in preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('textbox', { name: /years7_2/ })).toHaveValue('3')
  await expect(preview.getByRole('textbox', { name: /size7_2/ })).toBeVisible()
})
