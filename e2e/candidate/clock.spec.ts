import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { loadedAfresh } from '#e2e/support/afresh.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { storedRecord } from '#e2e/support/stored.ts'
import { responseSchema } from '#schemas/records/response.ts'
import type { Settings } from '#schemas/definition.ts'
import { candidatePath, responsePath } from '#src/base/paths.ts'
import { anAssessment, longText, section } from '#tests/support/definitions.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

/** The second question is required, and nobody answers it. */
function limited(own: Partial<Settings>, timeLimit?: number) {
  const first = { title: 'First', ...(timeLimit && { timeLimit }) }
  const plain = anAssessment(
    section('s1', first, longText('story')),
    section('s2', { title: 'Last' }, longText('reason', { required: true })),
  )
  return { ...plain, settings: { ...plain.settings, ...own } }
}

test('time counts over reloads and breaks, and a changed clock gives and takes none', async ({
  page,
}) => {
  const { assessment } = await seedInvitedCandidates(
    page,
    invitedCandidates(limited({ timeLimit: 1200 })),
  )
  const assessing = new AssessmentPage(page)
  const story = page.getByRole('textbox', { name: /story/ })
  const left = (minutes: number) => page.getByText(`Time left: ${minutes} minutes`)
  await page.clock.install()
  await new IdentifyPage(page).signIn(assessment.id, FIRST)
  await page.getByText('Time limits').click()
  await expect(page.getByText('You have 20 minutes for the whole assessment.')).toBeVisible()
  await expectAccessible(page, 'the limits before the start')
  await assessing.start()
  await expect(left(20)).toBeVisible()
  await expectAccessible(page, 'questions with a clock')
  await story.fill('Half of it')
  await assessing.saved()

  await test.step('a reload', async () => {
    await page.clock.fastForward('02:30')
    await expect(left(18)).toBeVisible()
    await page.reload()
    await expect(left(18)).toBeVisible()
    await expect(story).toHaveValue('Half of it')
  })

  await test.step('the device’s clock set forward, and back', async () => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.setSystemTime(now + 2 * 60_000)
    await story.fill('More of it')
    await assessing.saved()
    await expect(left(18)).toBeVisible()
    await page.clock.setSystemTime(now - 60 * 60_000)
    await story.fill('All of it')
    await assessing.saved()
    await expect(left(18)).toBeVisible()
  })

  await test.step('a device that was off', async () => {
    await page.goto('about:blank')
    await page.clock.fastForward('10:00')
    await new IdentifyPage(page).signIn(assessment.id, FIRST)
    await assessing.goOn()
    await expect(left(8)).toBeVisible()
    await expect(story).toHaveValue('All of it')
  })
})

test('staff pause and give extra time, and at zero what is saved is submitted', async ({
  page,
  context,
}) => {
  const { assessment, candidates } = await seedInvitedCandidates(
    page,
    invitedCandidates(limited({ timeLimit: 120 })),
  )
  const [ada] = candidates
  const assessing = new AssessmentPage(page)
  const story = page.getByRole('textbox', { name: /story/ })
  await page.clock.install()
  await assessing.startAs(assessment.id, FIRST)
  await story.fill('As far as I came')
  await assessing.saved()

  const staff = await context.newPage()
  await staff.goto(candidatePath(ada.id))
  await test.step('extra time', async () => {
    await staff.getByRole('textbox', { name: 'Extra time' }).fill('100')
    await expect(page.getByText(/^Time left: (4:00|3:[345]\d)/)).toBeVisible()
    await expectAccessible(staff, 'the time of a candidate')
  })

  await test.step('a pause', async () => {
    await staff.getByRole('button', { name: 'Pause the assessment' }).click()
    const dialog = staff.getByRole('dialog', { name: 'Pause the assessment' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Fire alarm')
    await dialog.getByRole('button', { name: 'Pause the assessment' }).click()
    await expect(assessing.heading('Paused by staff')).toBeVisible()
    await expect(story).toHaveCount(0)
    await expectAccessible(page, 'paused')
    await page.clock.fastForward('02:00')
    await staff.getByRole('button', { name: 'Resume the assessment' }).click()
    await expect(story).toHaveValue('As far as I came')
    await expect(page.getByText(/^Time left: 3:/)).toBeVisible()
    await expect(staff.getByText('Paused the assessment: Fire alarm')).toBeVisible()
  })

  await test.step('zero', async () => {
    await page.clock.fastForward('01:30')
    await story.press('End')
    await loadedAfresh(page, () => page.clock.fastForward('02:31'))
    await expect(assessing.heading('Received')).toBeVisible()
    await staff.goto(responsePath(assessment.id, ada.id))
    await expect(staff.getByText('As far as I came')).toBeVisible()
    await staff.getByRole('button', { name: 'Details' }).click()
    await staff.getByText('Activity during this attempt').click()
    await staff.getByText(/^All events/).click()
    const last = /Submitted when the time was over, with 1 question blank/
    await expect(staff.getByText(last)).toBeVisible()
    await expect(staff.getByText(/^Paused by staff for/)).toBeVisible()
    await expect(staff.getByText(/Took \d+ minutes\./)).toBeVisible()
    // However long the test itself takes, two minutes of it were paused.
    const { attempts } = responseSchema.parse(await storedRecord(staff, 'Responses', ada.id))
    const [attempt] = attempts
    if (attempt === undefined || !('clock' in attempt)) throw new Error('It was submitted')
    const whole = Date.parse(attempt.submittedAt) - Date.parse(attempt.startedAt)
    expect(whole - attempt.clock.activeMs).toBeGreaterThanOrEqual(120_000)
  })
})

test('a section closes when its time is over', { tag: FULL }, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(limited({}, 60)))
  const assessing = new AssessmentPage(page)
  await page.clock.install()
  await assessing.startAs(assessment.id, FIRST)
  await expect(page.getByText('1 question, 1 minute.')).toBeVisible()
  await expectAccessible(page, 'before a timed section')
  await assessing.startPart()
  await page.getByRole('textbox', { name: /story/ }).fill('Short')
  await assessing.saved()
  await page.clock.fastForward('01:01')
  await expect(assessing.heading('Last')).toBeFocused()
  await expect(
    page.getByText('The time for the previous section or question is over').first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await expectAccessible(page, 'after a section closed')
  await page.getByRole('textbox', { name: /reason/ }).fill('Because')
  await assessing.checkAnswers()
  await expect(page.getByText('Short')).toBeVisible()
  await expect(page.getByRole('link', { name: /Change.*story/ })).toHaveCount(0)
  await assessing.handIn()
})
