import type { Page } from 'playwright/test'

import { expect, test } from '#e2e/support/fixtures.ts'
import { tabTo } from '#e2e/support/keys.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { FULL } from '#e2e/support/settings.ts'
import { markingPath, responsePath, responsesPath } from '#src/base/paths.ts'
import { anAssessment, longText, singleChoice, text } from '#tests/support/definitions.ts'

const levels = [
  { id: 'weak', text: 'Names no reason', points: 0 },
  { id: 'fair', text: 'Names a reason', points: 2 },
  { id: 'good', text: 'Weighs reasons', points: 5 },
]
const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], {
    prompt: text('Which is the capital?'),
    key: { options: ['Oslo'] },
    points: 1,
  }),
  longText('why', { prompt: text('Why there?'), points: 5, rubric: { levels } }),
)
const COUNT = 10

test('ten responses are marked by question with the keyboard alone, without a name', async ({
  page,
}) => {
  const { assessment, people } = await seedTen(page)

  await test.step('from the list to the answers', async () => {
    await page.goto(responsesPath(assessment.id))
    await expect(page.getByText('10 submitted responses, 10 provisional')).toBeVisible()
    // The list below has the focus on arrival.
    await tabTo(page.getByRole('link', { name: 'Mark by question' }), 20, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText('10 left to mark.')).toBeVisible()
    await expect(page.getByRole('article')).toBeFocused()
  })

  await test.step('a number, then N, ten times; the question stays and nobody is named', async () => {
    const question = page.getByRole('region', { name: 'Question' })
    const card = page.getByRole('article')
    const seen = new Set<string>()
    await expect(question.getByRole('listitem').last()).toHaveText(/Weighs reasons/)
    const place = await question.boundingBox()
    for (let left = COUNT - 1; left >= 0; left -= 1) {
      await expect(card).toBeFocused()
      seen.add(await card.getByText(/^Reason \d$/).innerText())
      await page.keyboard.press(left % 2 === 0 ? '3' : '2')
      const words = left === 0 ? 'All marked.' : `${left} left to mark.`
      await expect(page.getByText(words)).toBeVisible()
      expect(await page.locator('body').innerText()).not.toContain('Canary')
      expect(await page.title()).not.toContain('Canary')
      if (left > 0) await page.keyboard.press('n')
    }
    expect(seen.size).toBe(COUNT)
    expect(await question.boundingBox()).toEqual(place)
  })

  await test.step('the marks are stored, and a review is finished with its recommendation', async () => {
    const [first] = people
    await page.goto(responsePath(assessment.id, first?.id ?? ''))
    await expect(page.getByText(/Provisional: all answers are marked/)).toBeVisible()
    const yes = page.getByRole('radio', { name: 'Yes', exact: true })
    await yes.focus()
    await page.keyboard.press('Space')
    await tabTo(page.getByRole('button', { name: 'Finish the review' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Finished on/)).toBeVisible()
    await page.reload()
    await expect(page.getByText(/^(3|6) of 6 points/)).toBeVisible()
    await expect(page.getByText('Recommendation: Yes')).toBeVisible()
  })

  await test.step('the others are finished together, and the list knows', async () => {
    await page.goto(responsesPath(assessment.id))
    await expect(page.getByText('10 submitted responses, 9 provisional')).toBeVisible()
    await page.getByRole('link', { name: 'Mark by question' }).press('Enter')
    await page.getByRole('button', { name: 'Finish 9 reviews' }).press('Enter')
    await expect(page.getByRole('button', { name: /^Finish/ })).toHaveCount(0)
    await page.goto(responsesPath(assessment.id))
    await expect(page.getByText('10 submitted responses', { exact: true })).toBeVisible()
  })
})

test('keys that follow each other at once mark one answer after another', { tag: FULL }, async ({
  page,
}) => {
  const { assessment } = await seedTen(page)
  await page.goto(markingPath(assessment.id))
  await page.getByRole('article').focus()
  // As fast as keys can be: none waits for the address, or for storage.
  await page.evaluate(async (keys) => {
    for (const key of keys) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      await Promise.resolve()
    }
  }, Array(COUNT).fill('2n').join(''))
  await expect(page.getByText(`Answer ${COUNT} of ${COUNT}. All marked.`)).toBeVisible()
})

test('the response after a finished one opens at its first answer to mark', { tag: FULL }, async ({
  page,
}) => {
  const { assessment, people } = await seedTen(page)
  await page.goto(responsePath(assessment.id, people[0]?.id ?? ''))
  const focused = page.getByRole('article').and(page.locator(':focus'))
  for (const key of ['3', '2']) {
    if (key === '3') await page.getByRole('button', { name: 'Mark the next answer' }).press('Enter')
    await expect(focused).toContainText('Why there?')
    await page.keyboard.press(key)
    await page.keyboard.press('n')
    await expect(page.getByRole('radio', { name: 'Strong no' })).toBeFocused()
    await page.keyboard.press('3')
    await page.keyboard.press('n')
    await expect(page.getByRole('button', { name: 'Finish the review' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Next response' })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(focused).toContainText('Reason 2')
})

/** Submitted responses, in which one answer is to be marked. */
function seedTen(page: Page) {
  const answers = Array.from({ length: COUNT }, (_, place) => ({
    capital: { option: 'Oslo' },
    why: `Reason ${place}`,
  }))
  // In this order in the list.
  return seedSubmitted(page, definition, answers, (place) => ({
    reference: `AAAA-${1111 + place}`,
  }))
}
