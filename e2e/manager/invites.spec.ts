import type { Page } from 'playwright/test'

import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { jobPath } from '#src/paths.ts'
import { takePath } from '#src/takePath.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

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
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
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
