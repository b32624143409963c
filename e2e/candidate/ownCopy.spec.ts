import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { allKinds, FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { pagesOf } from '#e2e/pages/pdf.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'

test('a candidate prints a copy of what was submitted, and the next person finds none', async ({
  page,
}) => {
  // Printing opens a dialog of the browser.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const definition = updateSettings(allKinds(), { ownCopy: true })
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(definition))
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await page.getByRole('radio', { name: 'Backend' }).check()
  await page.getByRole('textbox', { name: /Which framework/ }).fill('Django, mostly')
  await page.getByRole('textbox', { name: /How many years/ }).fill('7')
  await assessing.next()
  await page.getByRole('textbox', { name: /a bug you are proud of/ }).fill('אחת, two, ثلاثة.')
  await assessing.checkAnswers()
  // The page is not loaded again: what was submitted is only in its memory.
  await page.getByRole('button', { name: 'Submit answers' }).click()
  await expect(assessing.heading('Received')).toBeVisible()

  const copy = page.locator('[data-copy]')
  await test.step('the screen shows no answer, the paper all of them', async () => {
    await page.getByRole('button', { name: 'Print a copy of your answers' }).click()
    await expect(copy).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(copy).toBeVisible()
    await expect(copy.getByRole('article').filter({ hasText: 'framework' })).toContainText(
      'Django, mostly',
    )
    await expect(copy.getByText('אחת, two, ثلاثة.')).toHaveAttribute('dir', 'auto')
    await expect(page.getByRole('heading', { name: 'Received' })).toBeHidden()
    expect(pagesOf(await page.pdf())).toBeGreaterThan(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('nothing of it is left for the next person', async () => {
    await page.getByRole('button', { name: 'Hand the device back' }).click()
    await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible()
    await page.goBack().catch(() => null)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Django, mostly')).toHaveCount(0)
    await expect(copy).toHaveCount(0)
  })
})
