import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expectFit } from '#e2e/support/fit.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { builderPath, versionsPath } from '#src/base/paths.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const definition = anAssessment(
  longText('why', { prompt: text('Why do you apply every day?') }),
  longText('proud', { prompt: text('What are you proud of?') }),
)

test('a manager looks at an earlier version, compares it, and restores it, by keyboard alone', {
  tag: FULL,
}, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(definition))
  const builder = new BuilderPage(page)
  await page.goto(`${builderPath(assessment.id)}?at=why`)

  await test.step('a second version is published', async () => {
    await builder.prompt.fill('Why do you apply every week?')
    await page.keyboard.press('Control+Shift+P')
    const publish = page.getByRole('button', { name: 'Publish version 2' })
    await expect(builder.dialog('Publish version 2')).toBeVisible()
    await publish.press('Enter')
    await builder
      .dialog(/^Version 2 is published/)
      .getByRole('button', { name: 'Return to the draft' })
      .press('Enter')
  })

  await test.step('the badge leads to both', async () => {
    await page.getByRole('link', { name: /^Version 2/ }).press('Enter')
    await expect(page).toHaveURL(versionsPath(assessment.id))
    await expect(page.getByRole('heading', { name: 'Versions' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'Versions' }).getByRole('listitem')).toHaveText([
      /^Version 2\s*Live\s*1 question changed/,
      /^Version 1\s*2 questions in 1 section/,
    ])
    await expectAccessible(page)
    await expectFit(page)
  })

  await test.step('the first one opens as candidates saw it, and Back returns to the list', async () => {
    await page.getByRole('link', { name: 'Version 1', exact: true }).press('Enter')
    await expect(page.getByRole('textbox', { name: /every day\?/ })).toBeVisible()
    await expectAccessible(page)
    await expectFit(page)
    await page.goBack()
    await expect(page).toHaveURL(versionsPath(assessment.id))
  })

  await test.step('both texts are shown side by side', async () => {
    await page.getByRole('link', { name: /Compare with version 1$/ }).press('Enter')
    await expect(page.getByRole('deletion')).toHaveText('day')
    await expect(page.getByRole('insertion')).toHaveText('week')
    await expectAccessible(page)
    await expectFit(page)
    await page.goBack()
  })

  await test.step('the first one is restored as the draft, and one undo takes it back', async () => {
    await page.getByRole('button', { name: 'More actions for version 1' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Restore as draft' }).press('Enter')
    const dialog = builder.dialog('Restore version 1 as draft?')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expect(dialog.getByText(/^Changed question 1, .*: text$/)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect(builder.row(/every day\?/)).toBeVisible()
    await expect(page.getByRole('link', { name: /Unpublished changes/ })).toBeVisible()
    await page.keyboard.press('Control+Z')
    await expect(builder.row(/every week\?/)).toBeVisible()
    await expect(page.getByRole('link', { name: /Unpublished changes/ })).toHaveCount(0)
    // What was asked in the address is not asked again.
    await page.reload()
    await expect(builder.row(/every week\?/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})
