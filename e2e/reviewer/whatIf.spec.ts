import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { pressOn, tabTo } from '#e2e/support/keys.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { responsesPath, statisticsPath, whatIfPath } from '#src/base/paths.ts'
import { anAssessment, number, section, singleChoice, text } from '#tests/support/definitions.ts'

const COUNT = 240

const base = anAssessment(
  section(
    'facts',
    { title: 'Facts' },
    singleChoice('capital', ['Oslo', 'Bergen'], {
      prompt: text('Which is the capital of Norway?'),
      key: { options: ['Oslo'] },
      points: 3,
    }),
  ),
  section(
    'skills',
    { title: 'Skills' },
    number('fjords', {
      prompt: text('How many fjords?'),
      key: { value: 7, tolerance: 0 },
      points: 1,
    }),
  ),
)
const definition = { ...base, settings: { ...base.settings, passMark: { percent: 50 } } }

test('a reviewer tries other weights with the keyboard, beside the recorded ranks', {
  tag: FULL,
}, async ({ page }) => {
  // A third knows the capital only, a third the fjords only, a third both.
  const answers = Array.from({ length: COUNT }, (_, place) => ({
    capital: { option: place % 3 === 1 ? 'Bergen' : 'Oslo' },
    fjords: place % 3 === 0 ? 8 : 7,
  }))
  const { assessment } = await seedSubmitted(page, definition, answers)
  const third = COUNT / 3

  await test.step('from the responses', async () => {
    await page.goto(responsesPath(assessment.id))
    await pressOn(page.getByRole('link', { name: 'What-if' }), 'Enter')
    await expect(page).toHaveURL(whatIfPath(assessment.id))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What-if')
    await expect(page.getByText(/Change a weight, the pass mark or a band/)).toBeVisible()
    await expectAccessible(page, 'unchanged')
  })

  await test.step('a weight changes ranks and results', async () => {
    await tabTo(page.getByRole('textbox', { name: 'Skills' }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('9')
    await expect(
      page.getByText(
        `${2 * third} of ${COUNT} ranks change. ${third} now pass and ${third} no longer pass.`,
      ),
    ).toBeVisible()
    const moved = page.getByRole('row').filter({ hasText: '9 of 12 (75%)' }).first()
    await expect(moved).toContainText('Not passed → Passed')
    await expect(moved).toContainText(`Up ${third}`)
    await expect(page.getByText('Canary')).toHaveCount(0)
    await expectAccessible(page, 'weighed')
  })

  await test.step('a question has its own weight', async () => {
    await tabTo(page.locator('summary', { hasText: '1 question in Skills' }))
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('textbox', { name: /How many fjords/ }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('0')
    await expect(page.getByText('1 question in Skills, 1 weighted')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: '3 of 3 (100%)' }).first()).toBeVisible()
  })

  await test.step('it is saved under a name', async () => {
    await pressOn(page.getByRole('button', { name: 'Save what-if' }), 'Enter')
    await page.keyboard.type('Skills first')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Rita')
    await page.keyboard.press('Enter')
    const saved = page.getByRole('region', { name: 'Saved' })
    await expect(saved).toContainText(
      'Version 1: weight 9 for Skills and weight 0 for question 2. Saved by Rita',
    )
    await expectAccessible(page, 'saved')
  })

  await test.step('it stays in the address, and is reset at once', async () => {
    await page.reload()
    await expect(page.getByText('1 question in Skills, 1 weighted')).toBeVisible()
    await pressOn(page.getByRole('button', { name: 'Reset to the recorded scoring' }), 'Enter')
    await expect(page.getByText(/Change a weight, the pass mark or a band/)).toBeVisible()
    await expect(page).toHaveURL(whatIfPath(assessment.id))
    await pressOn(page.getByRole('link', { name: 'Skills first' }), 'Enter')
    await expect(page.getByText('1 question in Skills, 1 weighted')).toBeVisible()
  })

  await test.step('from the statistics, with what was saved', async () => {
    await page.goto(statisticsPath(assessment.id))
    await expect(page.getByText(/^240 responses to version 1/)).toBeVisible()
    await pressOn(page.getByRole('link', { name: 'What-if' }), 'Enter')
    await expect(page).toHaveURL(whatIfPath(assessment.id))
    await expect(page.getByRole('heading', { name: 'What-if', level: 1 })).toBeFocused()
    await pressOn(page.getByRole('link', { name: 'Skills first' }), 'Enter')
    await expect(page.getByText(/^80 of 240 ranks change/)).toBeVisible()
    await expect(page.getByText('1 question in Skills, 1 weighted')).toBeVisible()
  })
})
