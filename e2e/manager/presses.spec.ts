import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { builderPath } from '#src/base/paths.ts'
import { anAssessment, section, shortText } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('a press below the open picker of kinds closes it only after the click', {
  tag: FULL,
}, async ({ page }) => {
  const draft = anAssessment(section('s1', shortText('a'), shortText('b'), shortText('c')))
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(draft))
  await page.goto(builderPath(assessment.id))
  await page.getByRole('button', { name: 'Add question at the start' }).click()
  const picker = page.getByRole('toolbar', { name: 'Kind of the new question' })
  await expect(picker).toBeVisible()

  await page.getByRole('button', { name: 'Edit question 1' }).hover()
  await page.mouse.down()
  await page.mouse.up()
  await expect(new BuilderPage(page).prompt).toHaveValue('What about a?')
  await expect(picker).toHaveCount(0)
})
