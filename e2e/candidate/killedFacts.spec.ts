/** The facts of an attempt say what happened, also if the browser ended without a word. */
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expect } from '#e2e/support/fixtures.ts'
import { killBrowser } from '#e2e/support/profileBrowser.ts'
import { test } from '#e2e/support/profileTest.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { responsePath } from '#src/base/paths.ts'
import { anAssessment, longText, section } from '#tests/support/definitions.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('a browser that was killed is a break among the facts, and no verdict', { tag: FULL }, async ({
  device,
}) => {
  const definition = anAssessment(
    section('s1', { title: 'First' }, longText('story')),
    section('s2', { title: 'Last' }, longText('reason')),
  )
  let context = await device.start()
  let page = await context.newPage()
  const { assessment, candidates } = await seedInvitedCandidates(
    page,
    invitedCandidates(definition),
  )
  let assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await page.getByRole('textbox', { name: /story/ }).fill('Before the power failed')
  await assessing.saved()
  await killBrowser(context)

  context = await device.start()
  page = await context.newPage()
  // Long enough not to be a reload.
  await page.clock.install({ time: Date.now() + 20 * 60_000 })
  assessing = new AssessmentPage(page)
  await new IdentifyPage(page).signIn(assessment.id, FIRST)
  await assessing.goOn()
  await expect(page.getByRole('textbox', { name: /story/ })).toHaveValue('Before the power failed')
  await assessing.next()
  await page.getByRole('textbox', { name: /reason/ }).fill('After it')
  await assessing.checkAnswers()
  await assessing.handIn()

  await page.goto(responsePath(assessment.id, candidates[0].id))
  await page.getByRole('button', { name: 'Details' }).click()
  await page.getByText('Activity during this attempt').click()
  const facts = page.locator('details').filter({ hasText: 'Activity during this attempt' })
  await expect(facts.getByText(/^Once, (19|2\d) min/)).toBeVisible()
  await facts.getByText(/^All events/).click()
  const moments = facts.getByRole('listitem').locator('span')
  await expect(moments).toHaveText([
    'Started',
    'Page closed or reloaded, or the device switched off',
    'Continued',
    'Submitted by the candidate',
  ])
  for (const place of ['First', 'Last', 'Check your answers']) {
    await expect(facts.getByRole('rowheader', { name: place })).toBeVisible()
  }
  await expect(facts).not.toContainText(/suspicious|cheat|unusual|warning|risk/i)
})
