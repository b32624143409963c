import type { Page } from 'playwright/test'

import { FIRST, SECOND } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, plainTest, test } from '#e2e/support/fixtures.ts'
import { enter, handOver, PIN } from '#e2e/support/handingOver.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { candidatePath, jobPath, paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'

/** All that only staff may see: names, emails, codes, and the titles of their pages. */
const STAFFS = ['Ada Canary', FIRST.email, SECOND.email, 'ABCD-2345', 'ABCD2345', 'WXYZ6789']

test('handed to one candidate, the device opens nothing of the staff until the PIN is entered', async ({
  page,
  context,
}) => {
  const { job, candidates } = await seedInvitedCandidates(page)
  const [first] = candidates
  const other = await context.newPage()
  await other.goto(paths.candidates)
  await expect(other.getByText(FIRST.email)).toBeVisible()

  for (const behind of [paths.jobs, jobPath(job.id), candidatePath(first.id)]) {
    await page.goto(behind)
    // A page that is left while it opens complains that it could not read.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await handOver(page)
  const assessing = new AssessmentPage(page)

  await test.step('the start page names the candidate, and shows the code', async () => {
    await expect(
      page.getByText('For a•••@example.org. Not you? Tell a member of staff.'),
    ).toBeVisible()
    await expect(page.getByText('ABCD-2345')).toBeVisible()
    await expectAccessible(page, 'opened by staff')
  })

  await test.step('a tab of the staff that was open no longer shows anything of theirs', () =>
    expectClosed(other))

  // Every address of theirs is tried in `fromTheSeat`.
  await test.step('no address leads to the staff, in any tab', async () => {
    const addresses = [
      candidatePath(first.id),
      takePath(crypto.randomUUID()),
      '/nowhere',
      '/take',
      paths.candidates,
    ]
    for (const address of addresses) {
      await other.goto(address)
      await expectClosed(other)
    }
  })

  await test.step('the candidate fills in and submits', async () => {
    await assessing.start()
    await page.getByRole('radio', { name: 'Backend' }).check()
    await expectNothingOfStaff(page)
    await page.getByRole('textbox', { name: /Which framework/ }).fill('React')
    await page.getByRole('textbox', { name: /How many years/ }).fill('3')
    await page.reload()
    await assessing.goOn()
    await assessing.answerSecondPage()
    await assessing.handIn()
  })

  await test.step('the receipt’s next step is to hand back, which asks for the PIN', async () => {
    await expect(page.getByText('Give the device back to a member of staff.')).toBeVisible()
    await page.getByRole('button', { name: 'Hand the device back' }).click()
    await expectClosed(page)
  })

  await test.step('Back leads to no page of the staff', () => expectNothingBehind(page))

  await test.step('a wrong PIN opens nothing', async () => {
    await page.goto(paths.home)
    await enter(page, '000000')
    await expect(page.getByRole('main').getByText('This PIN is incorrect')).toBeVisible()
    await page.reload()
    await expectClosed(page)
  })

  await test.step('the PIN opens the staff pages, here and in the other tab', async () => {
    await enter(page, PIN)
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
    await expect(other.getByRole('link', { name: 'Candidates' })).toBeVisible()
  })
})

test('handed over for a job, one candidate after another signs in', { tag: FULL }, async ({
  page,
}) => {
  const { job } = await seedInvitedCandidates(page)
  await page.goto(jobPath(job.id))
  await handOver(page)
  const identifying = new IdentifyPage(page)
  const assessing = new AssessmentPage(page)
  await identifying.identify(FIRST)
  await assessing.start()
  await page.getByRole('radio', { name: 'Backend' }).check()
  await page.getByRole('button', { name: 'Stop and leave' }).click()
  await expect(identifying.email).toHaveValue('')
  await identifying.identify(SECOND)
  await expect(assessing.startButton).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: 'For the hiring team' }).or(assessing.startButton).waitFor()
  await page.goto(paths.candidates)
  await expectClosed(page)
  await expectAccessible(page, 'handed over')
  await page.getByRole('link', { name: 'Go to the assessment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('handed over for a job, staff take it back from a receipt', { tag: FULL }, async ({
  page,
}) => {
  const { job } = await seedInvitedCandidates(page)
  await page.goto(jobPath(job.id))
  await handOver(page)
  await new IdentifyPage(page).identify(FIRST)
  const assessing = new AssessmentPage(page)
  await assessing.start()
  await assessing.answerFirstPage()
  await assessing.next()
  await assessing.checkAnswers()
  await assessing.handIn()
  const reference = await page.getByText('Reference').locator('+ dd').textContent()
  await page.getByRole('link', { name: 'For the hiring team' }).click()
  await expectClosed(page)
  await page.goBack({ waitUntil: 'commit' })
  await expect(new IdentifyPage(page).email).toHaveValue('')
  expect(await page.content()).not.toContain(reference)
  await page.goForward({ waitUntil: 'commit' })
  await enter(page, PIN)
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
})

test('it outlives a restart of the browser', { tag: FULL }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { job } = await seedInvitedCandidates(page)
  await page.goto(jobPath(job.id))
  await handOver(page)
  const state = await context.storageState({ indexedDB: true })
  const again = await browser.newContext({ storageState: state, baseURL: baseURL ?? '' })
  const opened = await again.newPage()
  await opened.goto(paths.candidates)
  await expectClosed(opened)
  await again.close()
})

test('five wrong PINs make a wait that a reload and the clock do not shorten', async ({ page }) => {
  const { job } = await seedInvitedCandidates(page)
  await page.goto(jobPath(job.id))
  await handOver(page)
  await page.goto(paths.home)
  for (let each = 0; each < 5; each += 1) {
    await enter(page, '000000')
    await expect(page.getByRole('main').getByText('This PIN is incorrect')).toBeVisible()
  }
  const wait = page.getByText(/Too many wrong PINs\. Try again in 0:/)
  await expect(wait).toBeVisible()
  await page.clock.setFixedTime(new Date(Date.now() + 24 * 3600_000))
  await page.reload()
  await expect(wait).toBeVisible()
  await page.getByRole('textbox', { name: 'PIN' }).fill(PIN)
  await page.keyboard.press('Enter')
  await expectClosed(page)
})

test('an open staff page that asks before it is left closes without asking', { tag: FULL }, async ({
  page,
  context,
}) => {
  const { job } = await seedInvitedCandidates(page)
  const other = await context.newPage()
  let asked = 0
  other.on('dialog', (dialog) => {
    asked += 1
    void dialog.dismiss()
  })
  await other.goto(paths.candidates)
  // Drawn, so that it starts to ask after the guard is set up, as every staff screen does. Used,
  // because browsers only ask where somebody has used the page.
  await other.getByRole('heading', { name: 'Candidates', level: 1 }).click()
  await other.evaluate(() => {
    window.addEventListener('beforeunload', (event) => event.preventDefault())
  })
  await page.goto(jobPath(job.id))
  await handOver(page)
  await expectClosed(other)
  expect(asked).toBe(0)
})

plainTest(
  'where storage does not answer, no page of the staff opens',
  { tag: FULL },
  async ({ page }) => {
    const { job } = await seedInvitedCandidates(page)
    await page.addInitScript(() => {
      const open = IDBFactory.prototype.open
      IDBFactory.prototype.open = function openOrNot(name, version) {
        if (name === 'TalentFlowDevice') throw new DOMException('No answer', 'UnknownError')
        return open.call(this, name, version)
      }
    })
    await page.goto(jobPath(job.id))
    await expect(page.getByText('TalentFlow could not be loaded.')).toBeVisible()
    await expectNothingOfStaff(page)
  },
)

/** Only the page that takes the PIN, with nothing of the staff in it. */
async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'This device is with a candidate' })).toBeVisible()
  await expectNothingOfStaff(page)
}

async function expectNothingOfStaff(page: Page): Promise<void> {
  const seen = `${await page.content()} ${await page.title()} ${await page.locator('body').ariaSnapshot()}`
  for (const theirs of STAFFS) expect(seen).not.toContain(theirs)
}

/** Back as far as it goes; the first pages are those of the staff. */
async function expectNothingBehind(page: Page): Promise<void> {
  for (let each = 0; each < 20; each += 1) {
    const before = await page.evaluate(() => history.length)
    await page.goBack({ waitUntil: 'commit' })
    if (page.url() === 'about:blank') return
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expectNothingOfStaff(page)
    expect(before).toBeGreaterThan(0)
  }
}
