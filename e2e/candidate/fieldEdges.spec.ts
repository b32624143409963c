import type { Locator } from 'playwright/test'

import { everyKind } from '#tests/support/everyKind.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { tabTo } from '#e2e/support/keys.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'

test('“Keep this order” starts where its list does', { tag: FULL }, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(everyKind()))
  await new AssessmentPage(page).startAs(assessment.id, FIRST)
  const row = page.getByRole('listitem').filter({ hasText: 'Trust' })
  const keep = page.getByRole('button', { name: 'Keep this order' })
  expect(await textStart(keep)).toBe((await row.boundingBox())?.x)
})

test('the file field shows the focus with one ring, around its box', { tag: FULL }, async ({
  page,
}) => {
  const { assessment } = await seedInvitedCandidates(page)
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await assessing.answerFirstPage()
  await assessing.next()
  const choose = page.getByRole('button', { name: 'Choose a file' })
  await tabTo(choose)
  const rings = await choose.evaluate((button) =>
    [button, button.parentElement].map((each) => each && getComputedStyle(each).outlineStyle),
  )
  expect(rings).toEqual(['none', 'solid'])
})

function textStart(of: Locator): Promise<number> {
  return of.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().x
  })
}
