import { expect, test } from '#e2e/support/fixtures.ts'
import { enter, handOver, PIN } from '#e2e/support/handingOver.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { jobPath, paths } from '#src/base/paths.ts'

test('a backup that a candidate put into the address does not start when staff take the device back', {
  tag: FULL,
}, async ({ page }) => {
  const { job } = await seedInvitedCandidates(page)
  await page.goto(jobPath(job.id))
  await handOver(page)
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await page.goto(paths.saveBackup)
  await enter(page, PIN)
  await expect(page.getByRole('heading', { name: 'Data', level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save a backup' })).toBeEnabled()
  expect(downloads).toBe(0)
})
