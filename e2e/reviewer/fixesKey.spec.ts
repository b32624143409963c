import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { pressOn, tabTo } from '#e2e/support/keys.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { keyFixPath, responsePath, statisticsPath } from '#src/base/paths.ts'
import { anAssessment, number, singleChoice, text } from '#tests/support/definitions.ts'

const COUNT = 300

const base = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], {
    prompt: text('Which is the capital of Norway?'),
    key: { options: ['Bergen'] },
    points: 2,
  }),
  number('fjords', {
    prompt: text('How many fjords?'),
    key: { value: 7, tolerance: 0 },
    points: 2,
  }),
)
const definition = { ...base, settings: { ...base.settings, passMark: { percent: 75 } } }

test('a reviewer fixes a wrong key with the keyboard: who is affected, new scores, new ranks', async ({
  page,
}) => {
  // One in three chose Oslo; one in two knows the fjords.
  const answers = Array.from({ length: COUNT }, (_, place) => ({
    capital: { option: place % 3 === 0 ? 'Oslo' : 'Bergen' },
    fjords: place % 2 === 0 ? 7 : 8,
  }))
  const { assessment, people } = await seedSubmitted(page, definition, answers)
  const [first] = people

  await test.step('from the statistics of the question', async () => {
    await page.goto(`${statisticsPath(assessment.id)}?question=capital`)
    const link = page.getByRole('link', { name: 'Fix the correct answer' })
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(keyFixPath(assessment.id, 1, 'capital'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fix the correct answer')
    await expect(page.getByText('Correct answer: Bergen')).toBeVisible()
    await expectAccessible(page, 'before')
  })

  await test.step('whose score changes is listed before anything is saved', async () => {
    await tabTo(page.getByRole('checkbox', { name: 'Oslo' }), 40)
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByText(`${COUNT} of ${COUNT} responses get a new score.`)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: '4 of 4 (100%)' }).first()
    await expect(row).toContainText('2 of 4 (50%)')
    await expect(row).toContainText('Not passed → Passed')
    await expect(page.getByText('Canary')).toHaveCount(0)
    await expectAccessible(page, 'affected')
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const table = page.getByRole('region', { name: 'New scores' })
      const hidden = await table.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      )
      expect(hidden, `${width}`).toBeLessThanOrEqual(0)
      await expect(row).toContainText('Not passed → Passed')
    }
  })

  await test.step('it is saved with a reason', async () => {
    await tabTo(page.getByRole('textbox', { name: /Reason for the fix/ }), COUNT)
    await page.keyboard.type('Oslo is the capital')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByText(`Correct answer fixed, ${COUNT} new scores recorded`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await pressOn(page.locator('summary', { hasText: 'Reason (may contain names)' }), 'Enter')
    await expect(page.getByText('Oslo is the capital')).toBeVisible()
    await expect(page.getByText(/Not all new scores/)).toHaveCount(0)
    await expectAccessible(page, 'saved')
  })

  await test.step('every screen scores with it, and says so', async () => {
    await page.goto(responsePath(assessment.id, first?.id ?? ''))
    await expect(page.getByRole('region', { name: 'Score' })).toContainText('4 of 4 points')
    await expect(page.getByText('Correct answer: Oslo')).toBeVisible()
    // The name is hidden, and the reason may contain it.
    await expect(page.getByText(/Oslo is the capital/)).toHaveCount(0)
    await pressOn(page.getByRole('button', { name: 'Details' }), 'Enter')
    await pressOn(page.locator('summary', { hasText: 'History of the score (2)' }), 'Enter')
    await expect(page.getByRole('region', { name: 'Score' })).toContainText(
      '2 of 4 → 4 of 4 points',
    )
    await expectAccessible(page, 'response')
  })
})
