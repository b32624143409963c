import type { Page } from 'playwright/test'

import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { pressOn } from '#e2e/support/keys.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { agreementPath, markingPath, paths, responsesPath, statisticsPath } from '#src/paths.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'

const levels = [
  { id: 'weak', text: 'Names no reason', points: 0 },
  { id: 'fair', text: 'Names a reason', points: 2 },
  { id: 'good', text: 'Weighs reasons', points: 5 },
]
const definition = anAssessment(
  longText('why', { prompt: text('Why there?'), points: 5, rubric: { levels } }),
)
const COUNT = 3

test('a second reviewer marks blind, and both settle what they marked differently', async ({
  page,
}) => {
  const answers = Array.from({ length: COUNT }, (_, place) => ({ why: `Reason ${place}` }))
  const { assessment } = await seedSubmitted(page, definition, answers)

  await test.step('Ana adds Omar, and marks everything with the highest level', async () => {
    await page.goto(paths.data)
    await page.getByRole('textbox', { name: /^Name/ }).fill('Ana')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your name was saved')).toBeVisible()
    await pressOn(page.getByRole('button', { name: 'Add a reviewer…' }), 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Add a reviewer' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeVisible()
    await expectAccessible(page, 'adding a reviewer')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Omar')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Reviewing as Ana' })).toBeVisible()
    await expectAccessible(page, 'two reviewers')
    await markAll(page, assessment.id, '333')
  })

  await test.step('Omar sits down, and sees nothing of it', async () => {
    await pressOn(page.getByRole('button', { name: 'Reviewing as Ana' }), 'Enter')
    await expect(page.getByRole('menuitem', { name: 'Switch reviewer…' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Switch reviewer' })
    await expect(dialog.getByRole('combobox', { name: 'Reviewer' })).toHaveValue(/./)
    await expectAccessible(page, 'switching the reviewer')
    await pressOn(dialog.getByRole('button', { name: 'Switch', exact: true }), 'Enter')
    await expect(page.getByRole('button', { name: 'Reviewing as Omar' })).toBeVisible()
    await page.goto(responsesPath(assessment.id))
    await expect(page.getByText(`${COUNT} submitted responses, ${COUNT} provisional`)).toBeVisible()
    await page.goto(agreementPath(assessment.id))
    await expect(page.getByText('Nothing to compare yet')).toBeVisible()
    await expectAccessible(page, 'nothing to compare')
    await page.goto(statisticsPath(assessment.id))
    await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeVisible()
    await expect(page.locator('main')).not.toContainText('100%')
    await page.goto(markingPath(assessment.id))
    await expect(page.getByText(`${COUNT} left to mark.`)).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await markAll(page, assessment.id, '233')
  })

  await test.step('the one difference is settled, and the score follows', async () => {
    await pressOn(page.getByRole('link', { name: 'Agreement' }), 'Enter')
    await expect(page.getByText(`1 of 1 to settle.`)).toBeVisible()
    await expect(page.getByText('Too few: needs 10 answers')).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Canary')
    await expectAccessible(page, 'agreement')
    const points = page.getByRole('textbox', { name: 'Settled points (0 to 5)' })
    await points.focus()
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Enter the reason for these points')).toBeVisible()
    await page.keyboard.type('It names two reasons')
    await page.keyboard.press('Enter')
    await expect(page.getByText('All different marks are settled.')).toBeVisible()
    await expect(page.getByText('Settled: 3 points')).toBeVisible()
    await expect(page.getByRole('definition').filter({ hasText: '2 points' })).toBeVisible()
    await expectAccessible(page, 'settled')
    await page.goto(responsesPath(assessment.id))
    await expect(page.getByText(`${COUNT} submitted responses`, { exact: true })).toBeVisible()
    await expect(page.locator('[data-column="score"]', { hasText: '3 of 5 points' })).toHaveCount(1)
  })
})

/** One level for each answer, in the order of this reviewer, and finishes all reviews. */
async function markAll(page: Page, assessmentId: string, digits: string): Promise<void> {
  await page.goto(markingPath(assessmentId))
  await page.getByRole('article').focus()
  for (const [at, digit] of [...digits].entries()) {
    await page.keyboard.press(digit)
    const left = digits.length - at - 1
    await expect(page.getByText(left === 0 ? 'All marked.' : `${left} left to mark.`)).toBeVisible()
    if (left > 0) await page.keyboard.press('n')
    await expect(page.getByRole('article')).toBeFocused()
  }
  await pressOn(page.getByRole('button', { name: `Finish ${digits.length} reviews` }), 'Enter')
  await expect(page.getByRole('button', { name: /^Finish/ })).toHaveCount(0)
  await page.goto(responsesPath(assessmentId))
}
