import type { Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import {
  allKinds,
  FIRST,
  type InvitedCandidates,
  invitedCandidates,
} from '#tests/support/invitedCandidates.ts'

/** Candidates can print a copy of their answers. */
export function invitedWithCopy(): InvitedCandidates {
  return invitedCandidates(updateSettings(allKinds(), { ownCopy: true }))
}

export async function receiptWithCopy(
  page: Page,
  { assessment }: InvitedCandidates,
): Promise<void> {
  // Printing opens a dialog of the browser.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await assessing.answerFirstPage()
  await assessing.answerSecondPage()
  // Not loaded again: what was submitted is only in its memory.
  await assessing.submit()
  await page.getByRole('button', { name: 'Print a copy of your answers' }).waitFor()
}

/** As it goes to paper. */
export async function printedCopy(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print a copy of your answers' }).click()
  await page.emulateMedia({ media: 'print' })
  await page.locator('[data-copy] article').first().waitFor()
}
