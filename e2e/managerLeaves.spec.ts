import type { Page } from '@playwright/test'

import { invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'

/** Ways to be gone in the very moment of typing. */
const ways: Record<string, (page: Page, address: string) => Promise<Page>> = {
  'reloads the page': async (page) => {
    await page.reload()
    return page
  },
  'closes the tab': async (page, address) => {
    const context = page.context()
    const other = await context.newPage()
    await page.close()
    await other.goto(address)
    return other
  },
  'goes to another address': async (page, address) => {
    await page.goto('/jobs')
    await page.goto(address)
    return page
  },
}

for (const [way, leave] of Object.entries(ways)) {
  test(`what a manager typed last is there when she ${way} at once`, async ({ page }) => {
    const { assessment } = await seedInvitedCandidates(page, invitedCandidates())
    const [question] = assessment.draft.sections.flatMap(({ questions }) => questions)
    const address = `/assessments/${assessment.id}?at=${question?.id}`
    await page.goto(address)
    await new BuilderPage(page).prompt.fill('Typed in the last moment?')

    const after = new BuilderPage(await leave(page, address))
    await expect(after.row(/Typed in the last moment\?/)).toBeVisible()
    await after.saved()
    await expect(after.prompt).toHaveValue('Typed in the last moment?')
  })
}
