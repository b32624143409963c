/** A hiring team checks whether candidates of each group are selected as often as others. */
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { downloaded } from '#e2e/support/downloads.ts'
import { everythingShown, foundIn } from '#e2e/support/everythingShown.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { FULL } from '#e2e/support/settings.ts'
import { fairOutcomePath, statisticsPath } from '#src/base/paths.ts'
import { anAssessment, number, singleChoice, text, withOther } from '#tests/support/definitions.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const sum = number('sum', {
  prompt: text('What is 1 + 1?'),
  key: { value: 2, tolerance: 0 },
  points: 1,
})
const gender = withOther(
  singleChoice('gender', ['Men', 'Women', 'Another'], {
    prompt: text('Which gender are you?'),
    selfIdentification: true,
  }),
)

/** Of each group, so many pass and so many don't. */
const GROUPS = [
  { own: { gender: { option: 'Men' } }, passed: 32, failed: 8 },
  { own: { gender: { option: 'Women' } }, passed: 15, failed: 25 },
  { own: { gender: { option: 'Another' } }, passed: 2, failed: 1 },
  { own: { gender: { other: 'Canary words' } }, passed: 0, failed: 1 },
  { own: {}, passed: 4, failed: 5 },
]
const CHOICES = { name: 'Selected means' }

test('a hiring team compares groups without learning who belongs to one', async ({ page }) => {
  const answers = GROUPS.flatMap(({ own, passed, failed }) =>
    Array.from({ length: passed + failed }, (_, place) => ({
      ...own,
      sum: place < passed ? 2 : 3,
    })),
  )
  const definition = anAssessment(gender, sum)
  const { assessment } = await seedSubmitted(
    page,
    { ...definition, settings: { ...definition.settings, passMark: { percent: 50 } } },
    answers,
    (place) => (place < 6 ? { stage: 'offer' } : {}),
  )

  await test.step('from the statistics', async () => {
    await page.goto(statisticsPath(assessment.id))
    await page.getByRole('link', { name: 'Fair outcome' }).click()
    await expect(page.getByText(/^93 candidates have submitted; 53 of them/)).toBeVisible()
  })

  await test.step('a group below four fifths, with the probability of the difference', async () => {
    await expect(page.getByText(/^1 group is below four fifths/)).toContainText(
      'unlikely to be due to chance',
    )
    const women = page.getByRole('row', { name: /^Women/ })
    await expect(women).toContainText('15 of 40')
    await expect(women).toContainText('47%')
    await expect(women).toContainText('under 0.001')
    await expect(page.getByText(/a rule of thumb, not a verdict/)).toBeVisible()
    await page.getByText('Show as a table').press('Enter')
    await expectAccessible(page)
  })

  await test.step('groups that are too small are hidden, and one that would give them away', async () => {
    for (const name of [/^Another/, /^Own words/, /^Did not answer/]) {
      await expect(page.getByRole('row', { name })).toContainText('Hidden')
    }
    await expect(
      page.getByText(/^3 groups are hidden\. Together they have 13 candidates/),
    ).toBeVisible()
  })

  await test.step('nothing names anybody, or says what somebody wrote', async () => {
    expect(foundIn(await everythingShown(page), /canary/iu)).toEqual([])
  })

  await test.step('the figures as a file', async () => {
    const { fileName, content } = await downloaded(page, 'Download figures as CSV')
    expect(fileName).toMatch(/fair.outcome.*\.csv$/)
    expect(content).toContain('Women,40,15,0.375,0.46875,Yes')
    expect(content).toContain('Another,,,,,,,Hidden')
    expect(content).not.toMatch(/canary/iu)
  })

  await test.step('another meaning of selected, with the keyboard, and in the address', async () => {
    await page.getByRole('combobox', CHOICES).focus()
    await page.getByRole('combobox', CHOICES).selectOption('Reached Offer')
    await expect(page.getByRole('row', { name: /^Men/ }).last()).toContainText('6 of 40')
    await page.reload()
    await expect(page.getByRole('row', { name: /^Men/ }).last()).toContainText('6 of 40')
    await page.getByRole('combobox', CHOICES).selectOption('Reached Hired')
    await expect(page.getByText(/^Nobody is selected yet/)).toBeVisible()
    await expectAccessible(page)
  })
})

test('with few candidates all groups are hidden', { tag: FULL }, async ({ page }) => {
  const answers = [{ gender: { option: 'Men' }, sum: 2 }, { sum: 2 }]
  const { assessment } = await seedSubmitted(page, anAssessment(gender, sum), answers)
  await page.goto(fairOutcomePath(assessment.id))
  await expect(page.getByText(/^All groups are hidden/)).toBeVisible()
  await expect(page.getByText('Men', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('without self-identification the page says how to ask for it', { tag: FULL }, async ({
  page,
}) => {
  const { assessment } = await seedSubmitted(page, anAssessment(sum), [{ sum: 2 }])
  await page.goto(fairOutcomePath(assessment.id))
  await expect(page.getByRole('heading', { name: /^No self-identification/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Open the assessment' }).click()
  await expect(page).toHaveURL(/\/assessments\/[^/]+$/)
})
