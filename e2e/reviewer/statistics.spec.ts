import { expect, test } from '#e2e/support/fixtures.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { responsesPath } from '#src/base/paths.ts'
import { anAssessment, number, singleChoice, text } from '#tests/support/definitions.ts'

const COUNT = 1_000

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], {
    prompt: text('Which is the capital?'),
    key: { options: ['Bergen'] },
    points: 1,
  }),
  ...Array.from({ length: 19 }, (_, place) =>
    number(`sum${place}`, {
      prompt: text(`What is ${place} + 1?`),
      key: { value: place + 1, tolerance: 0 },
      points: 1,
    }),
  ),
)

test('a reviewer finds the question with a wrong key among 1,000 responses', async ({ page }) => {
  const answers = Array.from({ length: COUNT }, (_, place) => answersOf(place))
  const { assessment } = await seedSubmitted(page, definition, answers)

  await test.step('from the list of responses', async () => {
    await page.goto(responsesPath(assessment.id))
    await page.getByRole('link', { name: 'Statistics' }).click()
    await expect(page.getByText(/^1,000 responses to version 1/)).toBeVisible()
    await expect(page.getByText('20 questions with points')).toBeVisible()
    await expect(page.getByText('Canary')).toHaveCount(0)
  })

  await test.step('the worst discrimination comes first when sorted by it', async () => {
    await page.getByRole('button', { name: 'Discrimination' }).click()
    await expect(page).toHaveURL(/sort=discrimination/)
    const first = page.getByRole('row').filter({ hasText: 'Which is the capital?' })
    await expect(first).toContainText('Check the answer key')
    await expect(page.getByRole('row').filter({ hasText: '+ 1?' }).first()).toContainText('0.')
  })

  await test.step('the question is in the address, with the options of both groups', async () => {
    await page.getByRole('link', { name: 'Which is the capital?' }).click()
    await expect(page).toHaveURL(/question=capital/)
    await page.reload()
    await expect(page.getByText(/Strong candidates pick “Oslo” more often/)).toBeVisible()
    await expect(page.getByText('Top 100%')).toBeVisible()
    await page.getByText('Show as a table').first().click()
    await expect(page.getByRole('row').filter({ hasText: 'Oslo' })).toContainText('Incorrect')
  })

  await test.step('back to all questions', async () => {
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Discrimination' })).toBeVisible()
  })
})

/** The better, the more sums are correct; the better half knows the capital. */
function answersOf(place: number) {
  const skill = place / COUNT
  const sums = Array.from({ length: 19 }, (_, sum) => [
    `sum${sum}`,
    (place * 7 + sum * 13) % 20 < skill * 20 ? sum + 1 : 0,
  ])
  return { capital: { option: skill >= 0.5 ? 'Oslo' : 'Bergen' }, ...Object.fromEntries(sums) }
}
