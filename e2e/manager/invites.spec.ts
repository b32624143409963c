import type { Page } from 'playwright/test'

import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { handOver } from '#e2e/support/handingOver.ts'
import { seedInvitedCandidates, seedRecords } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { builderPath, candidatePath, jobPath } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('from the job to slips on paper, one for each chosen candidate', async ({ page, baseURL }) => {
  const { job, assessment } = await seedMany(page, 20)
  await page.goto(jobPath(job.id))
  await page.getByRole('link', { name: 'Invite candidates' }).click()

  await test.step('candidates are chosen', async () => {
    await expect(page.getByText('20 of 20 candidates chosen')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Person 7' }).uncheck()
    await expectAccessible(page, 'choosing')
    await page.getByRole('link', { name: 'Continue' }).click()
  })

  await test.step('their slips are printed, and nothing else', async () => {
    await expect(page.getByRole('heading', { name: /Access codes/ })).toBeFocused()
    await expectAccessible(page, 'codes')
    await catchPrinting(page)
    await page.getByRole('button', { name: 'Print 19 slips' }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await expect(page.getByRole('region', { name: 'Person 1', exact: true })).toBeHidden()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('region')).toHaveCount(19)
    await expect(page.getByRole('main')).toBeHidden()
    const slip = page.getByRole('region', { name: 'Person 1', exact: true })
    await expect(slip).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(slip).toContainText('Engineering basics')
    await expect(slip).toContainText('AAAA-0001')
    await expect(slip).toContainText(`${baseURL}${takePath(assessment.id)}`)
    await expect(slip.getByRole('img', { name: 'QR code of the address' })).toBeVisible()
    await expect(page.getByText('Person 7', { exact: true })).toHaveCount(0)
    // Six on a page, and none is split.
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(4)
    await page.emulateMedia({ media: null, colorScheme: null })
  })

  await test.step('the last steps lead to the hand-over, and back', async () => {
    await page.getByRole('link', { name: 'Continue' }).click()
    await expectAccessible(page, 'address')
    await page.getByRole('link', { name: 'Continue' }).click()
    await expectAccessible(page, 'device')
    await page.getByRole('button', { name: 'Hand over this device' }).click()
    await page.keyboard.press('Escape')
    await page.goBack()
    await expect(page.getByRole('heading', { name: /Address for candidates/ })).toBeFocused()
    await page.getByRole('link', { name: '1 Candidates' }).click()
    await expect(page.getByText('19 of 20 candidates chosen')).toBeVisible()
  })
})

test('after publishing, the new codes go to the candidates on paper', { tag: FULL }, async ({
  page,
}) => {
  const { job, assessment, candidates } = invitedCandidates()
  const { publishedVersion: _none, ...draft } = assessment
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [draft],
    Candidates: candidates.map(({ assignment: _code, ...free }) => free),
  })
  await page.goto(builderPath(assessment.id))
  await page.getByRole('button', { name: 'Publish version 1' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish version 1' }).click()
  await dialog.getByRole('link', { name: 'Invite candidates' }).click()

  await test.step('both have a code now, and one is chosen', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Invite candidates' })).toBeFocused()
    await expect(page.getByText('2 of 2 candidates chosen')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Grace Second' }).press('Space')
    await page.getByRole('link', { name: 'Continue' }).press('Enter')
    await expect(page.getByRole('heading', { name: /Access codes/ })).toBeFocused()
  })

  const code = page.getByRole('listitem').getByText(/^\w{4}-\w{4}$/)
  const old = await code.textContent()

  await test.step('a new code replaces the old one, also on the slip', async () => {
    await page.getByRole('button', { name: 'Replace code for Ada Canary' }).click()
    await expect(dialog).toContainText('The current code stops working immediately')
    await dialog.getByRole('button', { name: 'Replace code' }).click()
    await expect(code).not.toHaveText(old ?? '')
    await catchPrinting(page)
    await page.getByRole('button', { name: 'Print slip' }).click()
    await expect(page.locator('html[data-printed]')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('region', { name: 'Ada Canary' })).toBeVisible()
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1)
    await page.emulateMedia({ media: null })
  })

  await test.step('only the new one signs in', async () => {
    const valid = (await code.textContent()) ?? ''
    const signingIn = new IdentifyPage(page)
    await signingIn.signIn(assessment.id, { email: FIRST.email, code: old ?? '' })
    await expect(page.getByText(/don’t match/).first()).toBeVisible()
    await signingIn.identify({ email: FIRST.email, code: valid })
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
  })
})

test('from a profile step by step until the candidate has the device', async ({ page }) => {
  const { candidates } = await seedInvitedCandidates(page)
  await page.goto(candidatePath(candidates[0].id))
  await page.getByRole('link', { name: 'Invite step by step' }).click()
  await expect(page.getByText('1 of 2 candidates chosen')).toBeVisible()
  const steps = [/Access codes/, /Address for candidates/, /Hand over this device/]
  for (const name of steps) {
    await page.getByRole('link', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { level: 2, name })).toBeFocused()
  }
  await test.step('the steps can be left and come back to', async () => {
    await page.getByRole('link', { name: 'Ada Canary' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ada Canary' })).toBeVisible()
    await page.goBack()
    await page.reload()
    await expect(page.getByText(/^Ada Canary can answer without an access code/)).toBeVisible()
  })
  await handOver(page)
  await expect(page.getByText(/^For a•••@example\.org/)).toBeVisible()
  await expect(page.getByText('ABCD-2345')).toBeVisible()
})

/** Instead of the browser's own dialog. */
async function catchPrinting(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
}

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

/** With codes AAAA-0001 and on. */
async function seedMany(page: Page, count: number) {
  const { job, assessment, version, candidates } = invitedCandidates()
  const people = Array.from({ length: count }, (_, index) => ({
    ...candidates[0],
    id: crypto.randomUUID(),
    name: `Person ${index + 1}`,
    email: `person${index + 1}@example.org`,
    assignment: { ...candidates[0].assignment, code: `AAAA${`${index + 1}`.padStart(4, '0')}` },
  }))
  await seedRecords(page, {
    Jobs: [job],
    Assessments: [assessment, version],
    Candidates: people,
  })
  return { job, assessment }
}
