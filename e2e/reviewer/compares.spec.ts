/** A reviewer compares responses side by side, without their names, with the keyboard alone. */
import type { Page } from 'playwright/test'

import { expectAccessible } from '#e2e/support/accessibility.ts'
import { everythingShown, foundIn } from '#e2e/support/everythingShown.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { pressOn, tabTo } from '#e2e/support/keys.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { submittedResponse } from '#e2e/support/submitted.ts'
import { FULL } from '#e2e/support/settings.ts'
import { responsesPath } from '#src/base/paths.ts'
import {
  anAssessment,
  longText,
  number,
  section,
  shortText,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const THEIRS = /canary|fugl/iu
const REFERENCES = ['2222-AAAA', '3333-BBBB', '4444-CCCC', '5555-DDDD']
const capital = singleChoice('capital', ['Oslo', 'Bergen'], {
  prompt: text('What is the capital of Norway?'),
  key: { options: ['Oslo'] },
  points: 4,
})
const others = [
  number('years', { prompt: text('How many years have you worked?') }),
  longText('why', { prompt: text('Why you?'), points: 6 }),
]
const first = anAssessment(
  section('facts', { title: 'Facts' }, capital, ...others),
  section('more', { title: 'More' }, shortText('nick', { prompt: text('What do we call you?') })),
)
const second = anAssessment(
  section(
    'facts',
    { title: 'Facts' },
    { ...capital, prompt: text('Norway’s capital?') },
    ...others,
  ),
)
const answers = [
  { capital: { option: 'Oslo' }, years: 7, why: 'I write well.', nick: 'Canary' },
  { capital: { option: 'Oslo' }, years: 7, why: 'Ask Canary Fugl.' },
  { capital: { option: 'Bergen' }, years: 7, why: 'Because.' },
  { years: 3 },
]

test('responses are compared side by side, without names', async ({ page }) => {
  const assessmentId = await seed(page)

  await test.step('two are selected in the list', async () => {
    await page.goto(responsesPath(assessmentId))
    const list = page.getByRole('region', { name: 'Responses' })
    await expect(list.getByRole('listitem')).toHaveCount(REFERENCES.length)
    await pressOn(list, 'j')
    await page.keyboard.press('x')
    await expect(page.getByText('1 selected. Select up to 3 more to compare.')).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByText('2 selected', { exact: true })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expectAccessible(page, 'three selected')
    await pressOn(page.getByRole('link', { name: 'Compare' }), 'Enter')
  })

  const region = page.getByRole('region', { name: 'Responses side by side' })
  await test.step('differences come first, and what differs is said', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Compare responses' })).toBeFocused()
    await expect(page.getByText('3 of 4 questions differ.')).toBeVisible()
    const questions = region.getByRole('article')
    await expect(questions.getByRole('heading', { level: 3 })).toHaveText([
      '1. Norway’s capital?',
      '3. Why you?',
      '4. What do we call you?',
      '2. How many years have you worked?',
    ])
    const capitals = questions
      .first()
      .getByRole('listitem')
      .filter({ hasText: /^\d{4}-/ })
    await expect(capitals).toHaveCount(3)
    await expect(capitals.nth(0)).toContainText('Version 1 differs: text')
    await expect(capitals.nth(0)).toContainText('What is the capital of Norway?')
    await expect(capitals.nth(1)).toContainText('Same answer')
    await expect(capitals.nth(2)).toContainText('Different answer, 4 points fewer')
    await expect(questions.nth(2)).toContainText('Not in version 2')
    await expect(questions.nth(3)).toContainText('= Same for all')
    await expectAccessible(page, 'comparison')
    expect(foundIn(await everythingShown(page), THEIRS)).toEqual([])
  })

  await test.step('another is pinned, and only differences are shown', async () => {
    await tabTo(region)
    await page.keyboard.press('j')
    await expect(region.getByRole('article').first()).toBeFocused()
    await page.keyboard.press('3')
    const heads = region.getByRole('list', { name: 'Compared responses' }).getByRole('listitem')
    await expect(heads.first()).toContainText('4444-CCCC')
    await expect(page.getByText('4 points more').first()).toBeVisible()
    await expect(region.getByRole('article').first()).toBeFocused()
    await page.getByRole('combobox', { name: 'Show' }).selectOption('differences')
    await expect(region.getByRole('article')).toHaveCount(3)
    await page.getByRole('combobox', { name: 'Order' }).selectOption('asked')
    await expect(region.getByRole('heading', { level: 2 })).toHaveText(['Total', 'Facts', 'More'])
    await expectAccessible(page, 'differences as asked')
  })

  await test.step('the address leads to the same, and back', async () => {
    await page.reload()
    await expect(region.getByRole('article')).toHaveCount(3)
    await expect(region.getByRole('listitem').first()).toContainText('4444-CCCC')
    await pressOn(region, '?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page, 'help of the comparison')
    await page.keyboard.press('Escape')
    await pressOn(page.getByRole('button', { name: 'Remove 3333-BBBB' }), 'Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
    await pressOn(page.getByRole('link', { name: 'Add a response' }), 'Enter')
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  })
})

test('on a phone one response is beside the pinned one', { tag: FULL }, async ({ page }) => {
  const assessmentId = await seed(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(responsesPath(assessmentId))
  for (const name of REFERENCES) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  await expectAccessible(page, 'selected on a phone')
  await page.getByRole('link', { name: 'Compare' }).click()
  const question = page.getByRole('article', { name: /Why you/ })
  await expect(question.getByRole('listitem').filter({ visible: true })).toHaveText([
    /^2222-AAAA/,
    /^3333-BBBB/,
  ])
  await question.evaluate((element) => element.scrollIntoView())
  const top = () => question.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  await page.getByRole('combobox', { name: 'Compare 2222-AAAA with' }).selectOption('5555-DDDD')
  await expect(question.getByRole('listitem').filter({ visible: true })).toHaveText([
    /^2222-AAAA/,
    /^5555-DDDD/,
  ])
  await expect.poll(top).toBe(before)
  await expectAccessible(page, 'comparison on a phone')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
})

/** The first answered version 1, the others version 2. */
async function seed(page: Page): Promise<string> {
  const { job, assessment, version, candidates } = invitedCandidates(first)
  const newer = { ...version, id: `${assessment.id}.v2`, number: 2, definition: second }
  const people = REFERENCES.map((reference, place) => ({
    ...candidates[0],
    id: crypto.randomUUID(),
    name: 'Canary Fugl',
    email: `canary${place}@example.org`,
    reference,
  }))
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [{ ...assessment, publishedVersion: 2 }, version, newer],
    Candidates: people,
    Responses: people.map((candidate, place) =>
      submittedResponse({
        candidate,
        assessmentId: assessment.id,
        versionId: place === 0 ? version.id : newer.id,
        answers: answers[place] ?? {},
      }),
    ),
  })
  return assessment.id
}
