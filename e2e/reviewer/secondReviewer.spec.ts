import type { Locator, Page } from 'playwright/test'

import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { tabTo } from '#e2e/support/keys.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { paths } from '#src/base/paths.ts'
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

test('a second reviewer marks blind, and both settle what they marked differently', {
  tag: FULL,
}, async ({ page }) => {
  const answers = Array.from({ length: COUNT }, (_, place) => ({ why: `Reason ${place}` }))
  await seedSubmitted(page, definition, answers)

  await test.step('Ana adds Omar, and marks everything with the highest level', async () => {
    await page.goto(paths.data)
    await tabTo(page.getByRole('textbox', { name: /^Name/ }), MOST)
    await page.keyboard.type('Ana')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your name was saved')).toBeVisible()
    await enter(page.getByRole('button', { name: 'Add a reviewer…' }))
    const dialog = page.getByRole('dialog', { name: 'Add a reviewer' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await expectAccessible(page, 'adding a reviewer')
    await page.keyboard.type('Omar')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Reviewing as Ana' })).toBeVisible()
    await expectAccessible(page, 'two reviewers')
    await enter(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Assessments' }),
    )
    await enter(page.getByRole('main').getByRole('link', { name: /responses to/ }))
    await markAll(page, '333')
  })

  await test.step('Omar sits down, and sees nothing of it', async () => {
    await enter(page.getByRole('button', { name: 'Reviewing as Ana' }))
    await expect(page.getByRole('menuitem', { name: 'Switch reviewer…' })).toBeFocused()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Switch reviewer' })
    await expect(dialog.getByRole('combobox', { name: 'Reviewer' })).toHaveValue(/./)
    await expectAccessible(page, 'switching the reviewer')
    await enter(dialog.getByRole('button', { name: 'Switch', exact: true }))
    await expect(page.getByRole('button', { name: 'Reviewing as Omar' })).toBeVisible()
    await expect(page.getByText(`${COUNT} submitted responses, ${COUNT} provisional`)).toBeVisible()
    await enter(page.getByRole('link', { name: 'Agreement' }))
    await expect(page.getByText('Nothing to compare yet')).toBeVisible()
    await expectAccessible(page, 'nothing to compare')
    await enter(page.getByRole('link', { name: 'Responses', exact: true }))
    await enter(page.getByRole('link', { name: 'Statistics' }))
    await expect(page.getByRole('heading', { name: 'Statistics', level: 1 })).toBeFocused()
    await expect(page.locator('main')).not.toContainText('100%')
    await enter(page.getByRole('link', { name: 'Responses', exact: true }))
    await markAll(page, '233')
  })

  await test.step('the one difference is settled, and the score follows', async () => {
    await enter(page.getByRole('link', { name: 'Agreement' }))
    await expect(page.getByRole('row', { name: /Why there/ })).toContainText('2 of 3')
    await expect(page.locator('main')).not.toContainText('Canary')
    await expectAccessible(page, 'agreement')
    await enter(page.getByRole('link', { name: 'Settle differences' }))
    await expect(page.getByText('Difference 1 of 1. 0 of 1 settled.')).toBeVisible()
    await expect(page.locator('main')).not.toContainText('Canary')
    await expect(page.getByRole('article')).toBeFocused()
    await expectAccessible(page, 'settling')
    await page.keyboard.press('2')
    await expect(page.getByRole('radio', { name: 'Ana: 5 points' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Choose or enter the reason for these points')).toBeVisible()
    await expect(page.getByRole('textbox', { name: /^Reason/ })).toBeFocused()
    // The form focuses it once more after that.
    await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve)))
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await page.keyboard.press('l')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Names a reason: 2 points' })).toBeChecked()
    await page.keyboard.press('p')
    await page.keyboard.type('3')
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Difference 1 of 1. 1 of 1 settled.')).toBeVisible()
    await expect(page.getByRole('article')).toContainText('Settled: 3 points')
    await page.keyboard.press('z')
    await expect(page.getByText('Difference 1 of 1. 0 of 1 settled.')).toBeVisible()
    await page.keyboard.press('p')
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await page.keyboard.type('It names two reasons')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Difference 1 of 1. 1 of 1 settled.')).toBeVisible()
    await expectAccessible(page, 'settled')
    await page.keyboard.press('n')
    await expect(page.getByRole('link', { name: 'See the agreement' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('cell', { name: 'All settled' })).toBeVisible()
    await enter(page.getByRole('link', { name: 'Responses', exact: true }))
    await expect(page.getByText(`${COUNT} submitted responses`, { exact: true })).toBeVisible()
    await expect(page.locator('[data-column="score"]', { hasText: '3 of 5 points' })).toHaveCount(1)
  })
})

/** Marks with one level for each answer, in the order of this reviewer, and finishes all reviews. */
async function markAll(page: Page, digits: string): Promise<void> {
  await enter(page.getByRole('link', { name: 'Mark by question' }))
  await expect(page.getByText(`${digits.length} left to mark.`)).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  for (const [at, digit] of [...digits].entries()) {
    await expect(page.getByRole('article')).toBeFocused()
    await page.keyboard.press(digit)
    const left = digits.length - at - 1
    await expect(page.getByText(left === 0 ? 'All marked.' : `${left} left to mark.`)).toBeVisible()
    if (left > 0) await page.keyboard.press('n')
  }
  await enter(page.getByRole('button', { name: `Finish ${digits.length} reviews` }))
  await expect(page.getByRole('button', { name: /^Finish/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Mark by question' })).toBeFocused()
  await enter(page.getByRole('link', { name: 'Responses', exact: true }))
}

/** As far as Tab may have to go: once around the page. */
const MOST = 60

async function enter(control: Locator): Promise<void> {
  await tabTo(control, MOST)
  await control.page().keyboard.press('Enter')
}
