/** Time limits where a page, a tab or a device is not alone. */
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { loadedAfresh } from '#e2e/support/afresh.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { protect, unlock } from '#e2e/support/protecting.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import type { Definition, Settings } from '#schemas/definition.ts'
import { responsePath } from '#src/base/paths.ts'
import { anAssessment, longText, section, shortText } from '#tests/support/definitions.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('a question closes when its own time is over, and the next one opens', { tag: FULL }, async ({
  page,
}) => {
  const definition = withSettings(
    anAssessment(
      shortText('first', { required: true, timeLimit: 60 }),
      shortText('second', { required: true }),
    ),
    { layout: 'question' },
  )
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(definition))
  const assessing = new AssessmentPage(page)
  await page.clock.install()
  await new IdentifyPage(page).signIn(assessment.id, FIRST)
  await expect(page.getByText(/^One question has a time limit of its own\./)).toContainText(
    'You have 1 minute for it.',
  )
  await assessing.start()
  await assessing.startPart()
  await expect(page.getByText(/^This question: (1:00|0:5\d)$/)).toBeVisible()
  await page.getByRole('textbox', { name: /first/ }).fill('Half')
  await assessing.saved()
  await page.clock.fastForward('01:01')
  await expect(assessing.heading(/second/)).toBeFocused()
  await expect(
    page.getByText('The time for the previous section or question is over').first(),
  ).toBeVisible()
  await expect(page.getByText(/^This question/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await expectAccessible(page, 'after a question closed')

  await test.step('it stays closed after a reload', async () => {
    await page.reload()
    await expect(page.getByRole('textbox', { name: /second/ })).toBeVisible()
    await expect(page.getByRole('textbox', { name: /first/ })).toHaveCount(0)
  })
  await page.getByRole('textbox', { name: /second/ }).fill('Whole')
  await assessing.checkAnswers()
  await expect(page.getByText('Half')).toBeVisible()
  await expect(page.getByRole('link', { name: /Change.*first/ })).toHaveCount(0)
  await assessing.handIn()
})

test('a second tab neither stops the time nor takes it twice', { tag: FULL }, async ({
  page,
  context,
}) => {
  const definition = withSettings(anAssessment(longText('story')), { timeLimit: 1200 })
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(definition))
  const assessing = new AssessmentPage(page)
  const left = (minutes: number) => `Time left: ${minutes} minutes`
  await page.clock.install()
  await assessing.startAs(assessment.id, FIRST)
  await page.getByRole('textbox', { name: /story/ }).fill('In the first tab')
  await assessing.saved()

  const other = await context.newPage()
  await new IdentifyPage(other).signIn(assessment.id, FIRST)
  await expect(other.getByRole('heading', { name: 'Already open in another tab' })).toBeVisible()
  await expect(other.getByRole('timer')).toHaveCount(0)
  await context.clock.fastForward('02:30')
  await expect(page.getByText(left(18))).toBeVisible()
  await page.close()
  // A tab is closed before all its locks are released.
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).held))
    .toEqual([])
  await other.getByRole('button', { name: 'Continue here' }).click()
  await expect(other.getByText(left(18))).toBeVisible()
  await expect(other.getByRole('textbox', { name: /story/ })).toHaveValue('In the first tab')
})

test('in protected mode time counts, and at zero what is saved is sealed and submitted', {
  tag: FULL,
}, async ({ page }) => {
  const definition = withSettings(
    anAssessment(section('s1', { timeLimit: 600 }, longText('story'), longText('reason'))),
    { timeLimit: 600 },
  )
  const { assessment, candidates } = await seedInvitedCandidates(
    page,
    invitedCandidates(definition),
  )
  const passphrase = await protect(page)
  const assessing = new AssessmentPage(page)
  const story = page.getByRole('textbox', { name: /story/ })
  await page.clock.install()
  await assessing.startAs(assessment.id, FIRST)
  await assessing.startPart()
  await expect(page.getByText('Time left: 10 minutes')).toBeVisible()
  await story.fill('As far as I came')
  await assessing.saved()

  await test.step('while the page is locked the time runs on, and what has started stays so', async () => {
    await page.reload()
    await expect(page.getByText(/^This page locked/)).toBeVisible()
    await page.clock.fastForward('03:00')
    await new IdentifyPage(page).identify(FIRST)
    await assessing.goOn()
    await expect(story).toHaveValue('As far as I came')
    await expect(page.getByText('Time left: 7 minutes')).toBeVisible()
  })
  await test.step('zero', async () => {
    await story.press('End')
    await page.clock.fastForward('02:30')
    await story.press('End')
    await loadedAfresh(page, () => page.clock.fastForward('04:31'))
    await expect(assessing.heading('Received')).toBeVisible()
    await page.goto(responsePath(assessment.id, candidates[0].id))
    await unlock(page, passphrase)
    await expect(page.getByText('As far as I came')).toBeVisible()
    await page.getByRole('button', { name: 'Details' }).click()
    await page.getByText('Activity during this attempt').click()
    await page.getByText(/^All events/).click()
    await expect(page.getByText(/^Submitted when the time was over/)).toBeVisible()
  })
})

function withSettings(definition: Definition, own: Partial<Settings>): Definition {
  return { ...definition, settings: { ...definition.settings, ...own } }
}
