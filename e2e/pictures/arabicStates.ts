import type { Page } from 'playwright/test'

import { loadedAfresh } from '#e2e/support/afresh.ts'
import { arabic } from '#src/assessment/words/arabic/first.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST, type InvitedCandidates } from '#tests/support/invitedCandidates.ts'

import type { TakingState } from './takingStates.ts'

const { ending, filling, problems, signingIn, starting } = arabic

/** Every question of one page at once. */
export const arabicQuestions: readonly TakingState[] = [{ name: 'questions', open: start }]

/** From the first page to the receipt, with everything that isn't the author's in Arabic. */
export const arabicStates: readonly TakingState[] = [
  { name: 'identify', open: identify },
  {
    name: 'identify-empty',
    async open(page, invited) {
      await identify(page, invited)
      await button(page, signingIn.continue).click()
      await page.getByRole('region', { name: problems.title }).waitFor()
    },
  },
  { name: 'welcome', open: welcome },
  { name: 'questions', open: start },
  {
    name: 'errors',
    async open(page, invited) {
      await start(page, invited)
      await button(page, filling.next).click()
      await page.getByRole('region', { name: problems.title }).waitFor()
    },
  },
  { name: 'second-page', open: secondPage },
  { name: 'check', open: check },
  {
    name: 'receipt',
    async open(page, invited) {
      await check(page, invited)
      await loadedAfresh(page, () => button(page, filling.submit).click())
      await page.getByRole('heading', { name: ending.receipt.title }).waitFor()
    },
  },
]

async function identify(page: Page, { assessment }: InvitedCandidates): Promise<void> {
  await page.goto(takePath(assessment.id))
  await page.getByRole('textbox', { name: signingIn.email }).waitFor()
}

async function welcome(page: Page, invited: InvitedCandidates): Promise<void> {
  await identify(page, invited)
  await page.getByRole('textbox', { name: signingIn.email }).fill(FIRST.email)
  await page.getByRole('textbox', { name: signingIn.code }).fill(FIRST.code)
  await button(page, signingIn.continue).click()
  await button(page, starting.start).waitFor()
}

async function start(page: Page, invited: InvitedCandidates): Promise<void> {
  await welcome(page, invited)
  await button(page, starting.start).click()
  await button(page, filling.leave).waitFor()
}

async function secondPage(page: Page, invited: InvitedCandidates): Promise<void> {
  await start(page, invited)
  await page.getByRole('radio').first().check()
  // The answer shows one of them.
  await page.getByRole('textbox').nth(1).waitFor()
  for (const box of await page.getByRole('textbox').all()) await box.fill('٧')
  await button(page, filling.next).click()
  await button(page, filling.back).waitFor()
}

async function check(page: Page, invited: InvitedCandidates): Promise<void> {
  await secondPage(page, invited)
  await page.getByRole('checkbox').first().check()
  await button(page, filling.checkAnswers).click()
  await button(page, filling.submit).waitFor()
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true })
}
