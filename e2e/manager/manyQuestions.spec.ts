import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { builderPath } from '#src/base/paths.ts'
import { anAssessment, section, shortText } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const questions = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) =>
    shortText(`q${from + at}`, { prompt: authored(`What does Acme do, part ${from + at}?`) }),
  )
const long = anAssessment(
  section('s1', { title: 'First' }, ...questions(0, 250)),
  section('s2', { title: 'Second' }, ...questions(250, 500)),
)

test('of 500 questions, 200 are selected by keyboard, changed together, and their texts replaced', {
  tag: FULL,
}, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(long))
  await page.goto(`${builderPath(assessment.id)}?at=q0`)
  const builder = new BuilderPage(page)
  await builder.row(/part 0\?/).click()
  await page.locator('[data-row=q199]').click({ modifiers: ['Shift'] })
  const bar = page.getByRole('group', { name: 'Selected questions' })
  await expect(bar.getByText('200 questions selected')).toBeVisible()

  await bar.getByRole('button', { name: 'Required or optional' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Required', exact: true }).press('Enter')
  await expect(page.getByText('200 questions are now required')).toBeVisible()
  await expect(builder.row(/part 199\?, Required$/)).toBeVisible()
  await page.locator('[data-row=q199]').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar.getByText('201 questions selected')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  await page.getByRole('button', { name: 'More actions for this assessment' }).click()
  await page.getByRole('menuitem', { name: 'Find and replace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find and replace' })
  await dialog.getByRole('textbox', { name: 'Find' }).fill('Acme')
  await dialog.getByRole('textbox', { name: 'Replace with' }).fill('Beta')
  await dialog.getByRole('button', { name: 'Replace in 500 places' }).click()
  await expect(builder.row(/What does Beta do, part 1\?/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(builder.row(/What does Acme do, part 1\?, Required$/)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(builder.row(/What does Acme do, part 1\?$/)).toBeVisible()
})
