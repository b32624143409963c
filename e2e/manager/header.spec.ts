import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { builderPath } from '#src/base/paths.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const TITLE = 'Backend engineering, first look'

/** Widths with the maximum height of the header in pixels. */
const sizes = [
  { width: 1440, height: 900, most: 72 },
  { width: 1024, height: 768, most: 72 },
  { width: 768, height: 1024, most: 112 },
  { width: 360, height: 780, most: 112 },
]

for (const { width, height, most } of sizes) {
  test(`at ${width} an assessment's title is complete, and its header is low`, {
    tag: FULL,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const records = invitedCandidates()
    const { assessment } = records
    const draft = updateSettings(assessment.draft, { title: TITLE })
    await seedInvitedCandidates(page, {
      ...records,
      assessment: { ...assessment, title: TITLE, draft },
    })
    await page.goto(builderPath(assessment.id))
    const title = page.getByRole('textbox', { name: 'Title of the assessment' })
    await expect(title).toHaveValue(TITLE)
    await expect(page.getByText(/^(Unpublished changes|Version 1, changed)$/)).toBeVisible()
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Readiness: Ready' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish version 2' })).toBeInViewport({
      ratio: 1,
    })
    const cut = await title.evaluate((field) => field.scrollWidth - field.clientWidth)
    expect(cut).toBeLessThanOrEqual(1)
    const box = await page.locator('header[data-pane]').boundingBox()
    expect(box?.height).toBeLessThanOrEqual(most)
  })
}
