import type { Page } from 'playwright/test'

import { takePath } from '#src/base/takePath.ts'
import { FIRST, SECOND } from '#tests/support/invitedCandidates.ts'
import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'

const CANARIES = ['Canary framework', 'Canary story', FIRST.email, 'Ada Canary']

test('the next candidate sees nothing of the previous one', async ({ page, context }) => {
  const { assessment } = await seedInvitedCandidates(page)
  const address = takePath(assessment.id)
  const assessing = new AssessmentPage(page)

  // As stored by older versions.
  await page.evaluate(() => localStorage.setItem('talentflow.lastSitting', 'an id'))
  await page.goto(address)
  await new IdentifyPage(page).identify(FIRST)
  await assessing.start()
  await page.getByRole('radio', { name: 'Backend' }).check()
  await page.getByRole('textbox', { name: /Which framework/ }).fill('Canary framework')
  await page.getByRole('textbox', { name: /How many years/ }).fill('3')
  await assessing.next()
  await page.getByRole('textbox', { name: /a bug you are proud of/ }).fill('Canary story')
  await assessing.checkAnswers()
  await assessing.handIn()

  await test.step('on the receipt, after a reload, and after going back and forward', async () => {
    await expectNoCanary(page)
    await page.reload()
    await expectNoCanary(page)
    for (const go of ['goBack', 'goBack', 'goBack', 'goForward', 'goForward'] as const) {
      await page[go]()
      await expectNoCanary(page)
      // Continuing in the middle of that second load would be refused.
      await page.waitForLoadState()
    }
  })

  await test.step('and the browser stores no note of who it was', async () => {
    // What older versions stored is removed once a page is drawn.
    await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toEqual({})
  })

  await test.step('back at the address, in this tab and in a new one', async () => {
    await page.goto(address)
    await expect(new IdentifyPage(page).email).toHaveValue('')
    await expectNoCanary(page)
    const other = await context.newPage()
    await other.goto(address)
    await expect(new IdentifyPage(other).email).toHaveValue('')
    await expectNoCanary(other)
    await other.close()
  })

  await test.step('while filling in', async () => {
    await new IdentifyPage(page).identify(SECOND)
    await assessing.start()
    await page.getByRole('radio', { name: 'Backend' }).check()
    await expect(page.getByRole('textbox', { name: /Which framework/ })).toHaveValue('')
    await expectNoCanary(page)
    await page.goBack({ waitUntil: 'commit' })
    await expectNoCanary(page)
  })
})

test('what a candidate copied is gone from the clipboard, after submitting and after stopping', {
  tag: FULL,
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { assessment } = await seedInvitedCandidates(page)
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await assessing.answerFirstPage()
  await copiesAnswer(page)
  await page.getByRole('button', { name: 'Stop and leave' }).click()
  await expect(new IdentifyPage(page).email).toBeVisible()
  await expect.poll(() => clipboardOf(page)).toBe('')

  await new IdentifyPage(page).identify(FIRST)
  await assessing.goOn()
  await copiesAnswer(page)
  await assessing.answerSecondPage()
  await assessing.handIn()
  await expect(assessing.heading('Received')).toBeVisible()
  await expect.poll(() => clipboardOf(page)).toBe('')
})

test('stopping leaves nothing on screen, and signing in returns to the same place', {
  tag: FULL,
}, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await page.getByRole('radio', { name: 'Backend' }).check()
  await page.getByRole('textbox', { name: /Which framework/ }).fill('Canary framework')
  await page.getByRole('textbox', { name: /How many years/ }).fill('3')
  await assessing.next()
  await expect(assessing.heading('Your work')).toBeVisible()
  await page.getByRole('button', { name: 'Stop and leave' }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Your answers are saved on this device. Sign in again' }),
  ).toBeVisible()
  await expectNoCanary(page)
  await page.goBack({ waitUntil: 'commit' })
  await expectNoCanary(page)

  await new IdentifyPage(page).signIn(assessment.id, FIRST)
  await assessing.goOn()
  await expect(assessing.heading('Your work')).toBeVisible()
})

async function copiesAnswer(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /How many years/ }).press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await expect.poll(() => clipboardOf(page)).toBe('3')
}

function clipboardOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

/** In no element, attribute, field, title, address, or storage of the tab. */
async function expectNoCanary(page: Page): Promise<void> {
  // A page from the back/forward cache is empty, and reloaded before it shows anything.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const seen = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) =>
      Reflect.get(field, 'value'),
    )
    return [
      document.documentElement.outerHTML,
      document.title,
      location.href,
      JSON.stringify(history.state),
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
      fields.join(' '),
    ].join(' ')
  })
  const spoken = await page.locator('body').ariaSnapshot()
  for (const canary of CANARIES) expect(`${seen} ${spoken}`).not.toContain(canary)
}
