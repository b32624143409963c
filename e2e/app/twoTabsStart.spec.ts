import type { Page } from 'playwright/test'

import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { storedRecord } from '#e2e/support/stored.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

const ROUNDS = 4

test('when two tabs start at the same time, one has the questions and saves them', {
  tag: FULL,
}, async ({ page, context }) => {
  const { job, assessment, version, candidates } = invitedCandidates()
  const [model] = candidates
  const people = Array.from({ length: ROUNDS }, (_, round) => ({
    ...model,
    id: crypto.randomUUID(),
    email: `round${round}@example.org`,
  }))
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [assessment, version],
    Candidates: people,
  })
  for (const { id, email } of people) {
    const tabs = [await context.newPage(), await context.newPage()]
    for (const tab of tabs) {
      await tab.goto(takePath(assessment.id))
      await new IdentifyPage(tab).identify({ ...FIRST, email })
      await expect(tab.getByRole('button', { name: 'Start' })).toBeVisible()
    }
    await pressStartTogether(tabs)

    const elsewhere = (tab: Page) =>
      tab.getByRole('heading', { name: 'Already open in another tab' })
    const answers = (tab: Page) => tab.getByRole('textbox', { name: /How many years/ })
    for (const tab of tabs) await expect(answers(tab).or(elsewhere(tab))).toBeVisible()
    const counts = await Promise.all(tabs.map((tab) => elsewhere(tab).count()))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
    const saving = tabs[counts.indexOf(0)] ?? page
    await answers(saving).fill('7')
    await expect(saving.getByText(/^Saved on this device at/)).toBeVisible()
    await expect
      .poll(() => storedRecord(page, 'Responses', id))
      .toMatchObject({ current: { answers: { years: 7 }, events: [{ kind: 'started' }] } })
    for (const tab of tabs) await tab.close()
  }
})

/** All of them wait for one message, which is more precise than two calls from here. */
async function pressStartTogether(tabs: readonly Page[]): Promise<void> {
  for (const tab of tabs) {
    await tab.evaluate(() => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Start',
      )
      new BroadcastChannel('together').onmessage = () => button?.click()
    })
  }
  await tabs[0]?.evaluate(() => new BroadcastChannel('together').postMessage(null))
}
