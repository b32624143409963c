import { expectHeadsAbove } from '#e2e/support/columnHeads.ts'
import { CandidatesPage } from '#e2e/pages/candidatesPage.ts'
import { JobsPage } from '#e2e/pages/jobsPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { pressOn } from '#e2e/support/keys.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { candidatePath, paths } from '#src/base/paths.ts'
import type { Stage } from '#schemas/records/candidate.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('a manager finds, creates, edits, archives and reorders jobs', async ({ page, context }) => {
  const jobs = new JobsPage(page)
  await seedTeam(page)
  await page.goto(paths.jobs)
  await jobs.expectTitles(['Baker', 'Cook', 'Waiter'])

  await test.step('search and status are in the address, and survive a reload', async () => {
    await jobs.search.fill('oo')
    await jobs.expectTitles(['Cook'])
    await expect(page).toHaveURL(/search=oo/)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).not.toHaveURL(/search/)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Draft')
    await jobs.expectTitles(['Waiter'])
    await expect(page).toHaveURL(/status=draft/)
    await page.reload()
    await jobs.expectTitles(['Waiter'])
    await page.getByRole('button', { name: 'Remove the status filter' }).click()
    await jobs.expectTitles(['Baker', 'Cook', 'Waiter'])
  })

  await test.step('two jobs never share a short name', async () => {
    await page.getByRole('button', { name: 'Create job' }).click()
    await jobs.form.getByRole('textbox', { name: 'Title' }).fill('Cook')
    const slug = jobs.form.getByRole('textbox', { name: 'Short name' })
    await expect(slug).toHaveValue('cook-2')
    await slug.fill('cook')
    await jobs.form.getByRole('button', { name: 'Create job' }).click()
    await expect(jobs.form.getByText('The job “Cook” already uses this short name')).toBeVisible()
    await expect(slug).toBeFocused()
    await slug.fill('second-cook')
    await jobs.form.getByRole('button', { name: 'Create job' }).click()
    await expect(page.getByRole('heading', { name: 'Cook', level: 1 })).toBeVisible()
  })

  await test.step('edit it', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await jobs.form.getByRole('textbox', { name: 'Title' }).fill('Pastry cook')
    await jobs.form.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('heading', { name: 'Pastry cook', level: 1 })).toBeVisible()
  })

  await test.step('archive it and undo; archive it and restore it', async () => {
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    const row = jobs.row('Pastry cook')
    await jobs.choose('Pastry cook', 'Archive')
    await expect(row).toContainText('Archived')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Draft')
    await jobs.choose('Pastry cook', 'Archive')
    await expect(row).toContainText('Archived')
    await jobs.choose('Pastry cook', 'Restore')
    await expect(row).toContainText('Active')
  })

  await test.step('move it by keyboard; the focus follows, and the order is saved', async () => {
    const link = jobs.row('Pastry cook').getByRole('link', { name: 'Pastry cook', exact: true })
    await pressOn(link, 'Alt+ArrowDown')
    await jobs.expectTitles(['Baker', 'Pastry cook', 'Cook', 'Waiter'])
    await expect(page.getByText('Pastry cook moved to position 2 of 4.')).toBeAttached()
    await expect(link).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await jobs.expectTitles(['Baker', 'Cook', 'Pastry cook', 'Waiter'])
    const other = await context.newPage()
    await other.goto(paths.jobs)
    await new JobsPage(other).expectTitles(['Baker', 'Cook', 'Pastry cook', 'Waiter'])
  })
})

test('a manager finds candidates, moves them, and reads the timeline', async ({ page }) => {
  const candidates = new CandidatesPage(page)
  const { dora, cook } = await seedTeam(page)

  await test.step('search, stage and job are in the address', async () => {
    await page.goto(paths.candidates)
    await expect(candidates.rows).toHaveCount(4)
    await expectHeadsAbove(page, 'Candidates')
    await candidates.search.fill('dora')
    await expect(candidates.rows).toHaveCount(1)
    await expect(page).toHaveURL(/search=dora/)
    await page.getByRole('button', { name: 'Clear search' }).click()
    await expect(page).not.toHaveURL(/search/)
    await page.getByRole('combobox', { name: 'Stage' }).selectOption('Hired')
    await page.getByRole('combobox', { name: 'Job' }).selectOption('Cook')
    await expect(page).toHaveURL(new RegExp(`(?=.*stage=hired)(?=.*job=${cook})`))
    await page.reload()
    await expect(candidates.rows).toHaveCount(1)
    await expect(page.getByText('1 of 4 candidates')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(candidates.rows).toHaveCount(4)
  })

  await test.step('move a card by keyboard, then by its menu', async () => {
    await page.getByRole('link', { name: 'Show as board' }).click()
    await expect(page.getByRole('heading', { name: 'Candidates by stage' })).toBeVisible()
    const card = page.getByRole('link', { name: 'Dora' })
    await pressOn(card, 'Alt+ArrowRight')
    await expect(candidates.column('Screen').getByRole('link', { name: 'Dora' })).toBeVisible()
    await expect(card).toBeFocused()
    await candidates.moveByMenu('Dora', 'Offer')
    await expect(candidates.column('Offer').getByRole('link', { name: 'Dora' })).toBeVisible()
  })

  await test.step('leaving hired asks first', async () => {
    await candidates.moveByMenu('Hanna', 'Tech')
    const asked = page.getByRole('dialog', { name: 'Move Hanna out of Hired?' })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await expect(candidates.column('Hired').getByRole('link', { name: 'Hanna' })).toBeVisible()
    await candidates.moveByMenu('Hanna', 'Tech')
    await asked.getByRole('button', { name: 'Move to Tech' }).click()
    await expect(candidates.column('Tech').getByRole('link', { name: 'Hanna' })).toBeVisible()
  })

  await test.step('the profile shows the timeline, oldest first, and stores notes', async () => {
    await page.getByRole('link', { name: 'Dora' }).click()
    await expect(page).toHaveURL(candidatePath(dora))
    await expect(candidates.timeline).toHaveCount(3)
    await expect(candidates.timeline.nth(0)).toContainText('Applied')
    await expect(candidates.timeline.nth(1)).toContainText('Moved from Applied to Screen')
    await expect(candidates.timeline.nth(2)).toContainText('Moved from Screen to Offer')
    await page.getByRole('textbox', { name: 'New note' }).fill('Bakes well.\nAsk about nights.')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(candidates.notes).toHaveText([/Bakes well\.\s+Ask about nights\..*Hiring team/])
    await page.reload()
    await expect(candidates.notes).toHaveCount(1)
  })
})

/** Three jobs and four candidates; nothing is published. */
async function seedTeam(page: Parameters<typeof seedRecords>[0]) {
  const { job, candidates } = invitedCandidates()
  const jobs = (['Baker', 'Cook', 'Waiter'] as const).map((title, at) => ({
    ...job,
    id: crypto.randomUUID(),
    title,
    slug: title.toLowerCase(),
    status: title === 'Waiter' ? 'draft' : 'active',
    order: at + 1,
  }))
  const cook = jobs[1]?.id ?? ''
  const { assignment: _none, ...person } = candidates[0]
  const people = (
    [
      ['Anton', 'screen'],
      ['Bo', 'applied'],
      ['Dora', 'applied'],
      ['Hanna', 'hired'],
    ] as const satisfies readonly (readonly [string, Stage])[]
  ).map(([name, stage]) => ({
    ...person,
    id: crypto.randomUUID(),
    name,
    email: `${name.toLowerCase()}@example.org`,
    stage,
    jobId: name === 'Bo' ? (jobs[0]?.id ?? '') : cook,
  }))
  await seedRecords(page, { Jobs: jobs, Candidates: people })
  return { cook, dora: people.find(({ name }) => name === 'Dora')?.id ?? '' }
}
