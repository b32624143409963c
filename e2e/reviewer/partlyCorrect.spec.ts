import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { builderPath, responsePath } from '#src/base/paths.ts'
import { anAssessment, multipleChoice, ranking, text } from '#tests/support/definitions.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

const order = ['Reproduce', 'Test', 'Fix', 'Tell']
const definition = anAssessment(
  ranking('steps', order, {
    prompt: text('In which order do you fix a bug?'),
    key: { order },
    points: 4,
  }),
  multipleChoice('types', ['string', 'number', 'text'], {
    prompt: text('Which are types of JavaScript?'),
    key: { options: ['string', 'number'] },
    points: 2,
  }),
)

test('partly correct answers get the share that was set beside the key, and review says why', {
  tag: FULL,
}, async ({ page }) => {
  const { assessment, candidates } = await seedInvitedCandidates(
    page,
    invitedCandidates(definition),
  )
  const partly = page.getByRole('combobox', { name: 'Partly correct answers' })

  await test.step('set in the builder, each with an example', async () => {
    const builder = new BuilderPage(page)
    await page.goto(builderPath(assessment.id))
    await builder.open(/fix a bug/)
    await partly.selectOption('A share for each place')
    await expect(partly).toHaveAccessibleDescription(
      /Example: the last two options swapped. 2 of 4 in the correct place: 2 of 4 points.$/,
    )
    await expectAccessible(page)
    await builder.open(/types of JavaScript/)
    await partly.selectOption('A share for each option')
    await expect(partly).toHaveAccessibleDescription(
      /2 of 2 correct, minus 1 wrong: 1 of 2 points.$/,
    )
    await builder.publish(2, 'Anyone who starts now gets version 2.')
  })

  await test.step('taken', async () => {
    const assessing = new AssessmentPage(page)
    await assessing.startAs(assessment.id, FIRST)
    await page.getByRole('button', { name: 'Move down: Fix' }).click()
    for (const name of ['string', 'number', 'text']) {
      await page.getByRole('checkbox', { name }).check()
    }
    await assessing.checkAnswers()
    await assessing.handIn()
  })

  await test.step('explained in review', async () => {
    await page.goto(responsePath(assessment.id, candidates[0].id))
    const reading = new ResponsePage(page)
    const steps = reading.card(/fix a bug/)
    await expect(steps).toContainText('2 of 4 in the correct place: 2 of 4 points')
    await expect(steps).toContainText('Each option in its correct place')
    const types = reading.card(/types of JavaScript/)
    await expect(types).toContainText('2 of 2 correct, minus 1 wrong: 1 of 2 points')
    await expect(reading.score).toContainText('3 of 6 points')
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Partly correct (2)')
    await expect(page.getByRole('article')).toHaveCount(2)
    await expectAccessible(page)
  })
})
