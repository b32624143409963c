/** What a reviewer wrote is on paper in words, without forms and without buttons. */
import type { Page } from 'playwright/test'

import { expect, test } from '#e2e/support/fixtures.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { FULL } from '#e2e/support/settings.ts'
import { comparePath, responsePath } from '#src/base/paths.ts'
import { anAssessment, longText, singleChoice, text } from '#tests/support/definitions.ts'

const base = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], {
    prompt: text('What is the capital?'),
    key: { options: ['Oslo'] },
    explanation: text('Since 1814.'),
    points: 4,
  }),
  longText('why', { prompt: text('Why?'), points: 6 }),
)
const definition = { ...base, settings: { ...base.settings, title: 'Norway' } }

test('a marked response prints with comments, the recommendation and no empty headings', {
  tag: FULL,
}, async ({ page }) => {
  const { assessment, people } = await seedSubmitted(page, definition, [
    { capital: { option: 'Oslo' }, why: 'The fjords' },
    { capital: { option: 'Bergen' }, why: 'The fjords and what is behind them.\n'.repeat(25) },
  ])
  const [first, second] = people.map(({ id }) => id)
  await page.goto(responsePath(assessment.id, first ?? ''))
  await review(page)
  await toPaper(page)
  const main = page.getByRole('main')
  const printed = (words: string | RegExp) => main.getByText(words).filter({ visible: true })
  await expect(printed('Comment by Hiring team: Well put')).toBeVisible()
  await expect(printed('Reason: Clear')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Review by Hiring team' })).toBeVisible()
  await expect(printed('Recommendation: Yes')).toBeVisible()
  await expect(printed('Comment: Invite')).toBeVisible()
  await expect(main.getByRole('row', { name: 'Total 9 10' })).toBeVisible()
  await expect(printed('Since 1814.')).toBeVisible()
  await expect(main.getByText('Activity during this attempt')).toBeHidden()
  await expect(main.getByRole('radio').filter({ visible: true })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Next response' })).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.goto(`${comparePath(assessment.id)}?compare=${first},${second}`)
  await expect(main.getByText('Your recommendation')).toBeVisible()
  await toPaper(page)
  await expect(main.getByText(/^Norway\. Printed on /)).toBeVisible()
  await expect(main.getByText('Submitted on 3 February 2026', { exact: true })).toHaveCount(2)
  await expect(main.getByText('Your recommendation')).toBeHidden()
  // A long answer starts below its question instead of leaving the rest of the page blank.
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
})

async function review(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: /Why/ })
  await card.getByRole('button', { name: 'Add a comment' }).click()
  await card.getByRole('textbox', { name: 'Comment' }).fill('Well put')
  await card.getByRole('textbox', { name: /^Points/ }).fill('5')
  await card.getByRole('textbox', { name: /^Reason/ }).fill('Clear')
  await card.getByRole('button', { name: /Save/ }).click()
  await expect(card.getByText('Marked: 5 of 6 points')).toBeVisible()
  await page.getByRole('radio', { name: 'Yes', exact: true }).click()
  await page.getByRole('textbox', { name: /whole response/ }).fill('Invite')
  await page.getByRole('button', { name: 'Finish the review' }).click()
  await expect(page.getByText(/^Finished on/)).toBeVisible()
}

/** As the browser does before it draws the paper. */
async function toPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
}
