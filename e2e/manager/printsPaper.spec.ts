import { paperPath, paths } from '#src/base/paths.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { expectAccessible, expectAccessibleMeanwhile } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { pagesOf } from '#e2e/pages/pdf.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'

/** What fits on a sheet of A4 between its margins, in CSS pixels. */
const PAGE = { width: 680, height: 1009 }

test('a manager prints an assessment for candidates without a screen', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(everyKind()))
  await test.step('from the list of assessments', async () => {
    await page.goto(paths.assessments)
    await page.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Print on paper' }).click()
    await expect(page).toHaveURL(paperPath(assessment.id))
    await expect(page.getByRole('heading', { name: 'Print on paper' })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('only the pages are printed, and no question is cut', async () => {
    const questions = page.locator('[data-question]')
    await page.setViewportSize(PAGE)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Candidates' })).toBeHidden()
    // The heading of the page is not printed.
    await expectAccessibleMeanwhile(page, 'as printed')
    const sizes = await questions.evaluateAll((cards) =>
      cards.map((card) => ({
        height: card.getBoundingClientRect().height,
        inside: getComputedStyle(card).breakInside,
      })),
    )
    expect(sizes.length).toBeGreaterThan(5)
    for (const { height, inside } of sizes) {
      expect(inside).toBe('avoid')
      expect(height).toBeLessThan(PAGE.height)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      PAGE.width,
    )
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBeGreaterThan(1)
  })
})

test('what fits on one page is printed on one', { tag: FULL }, async ({ page }) => {
  const definition = anAssessment(shortText('name'), shortText('reason'))
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(definition))
  await page.goto(paperPath(assessment.id))
  await expect(page.locator('[data-question]')).toHaveCount(2)
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
})
