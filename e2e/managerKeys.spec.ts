import type { Page } from '@playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { builderPath } from '#src/paths.ts'

test('a manager writes a condition of groups by keys alone', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(`${builderPath(assessment.id)}?at=story`)
  const { keyboard } = page
  await page.getByRole('button', { name: 'Show under a condition' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Add test' })).toBeFocused()
  await keyboard.press('Enter')
  const asked = page.getByRole('combobox', { name: 'Question', exact: true })
  await expect(asked).toBeFocused()
  await choose(page, 'years')
  await expect(asked).toHaveValue(/How many years/)
  await keyboard.press('Tab')
  await keyboard.type('is at least')
  await keyboard.press('Tab')
  await keyboard.type('3')
  await tabTo(page, 'Add group')
  await keyboard.press('Enter')
  await expect(asked.last()).toBeFocused()
  await choose(page, 'role')
  await expect(asked.last()).toHaveValue(/Which role/)
  await tabTo(page, 'Add test')
  await keyboard.press('Enter')
  await choose(page, 'tools')
  const words = page.getByRole('combobox', { name: 'How the tests of this group go together' })
  await words.focus()
  await keyboard.type('None')
  await expect(page.getByRole('group', { name: /^Show when How many years/ })).toBeVisible()
  await expect(page.getByText(/^Show when .* is at least 3 and none of/)).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).focus()
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit condition', exact: true })).toBeFocused()
})

test('every dialog of the builder keeps Tab inside, and gives the focus back', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(`${builderPath(assessment.id)}?at=role`)
  const builder = new BuilderPage(page)
  const opened: [opener: string, item: string | null, dialog: string | RegExp][] = [
    ['Delete question', null, 'This question is used elsewhere'],
    ['Delete Backend', null, 'This option is used elsewhere'],
    ['Paste a list', null, 'Paste a list of options'],
    ['Paste questions', null, 'Paste questions'],
    ['Move question to…', null, /^Move question/],
    ['Publish version 2', null, 'Publish version 2'],
    ['More for this assessment', 'Keys', 'Keys of the builder'],
    ['More for this assessment', 'Delete', /^Delete “/],
    ['More for this question', 'Move to…', /^Move question/],
  ]
  for (const [opener, item, name] of opened) {
    await test.step(`${opener} ${item ?? ''}`, async () => {
      const button = page.getByRole('button', { name: opener, exact: true }).first()
      await button.focus()
      await page.keyboard.press('Enter')
      if (item !== null) {
        await page.getByRole('menuitem', { name: item, exact: true }).focus()
        await page.keyboard.press('Enter')
      }
      const dialog = builder.dialog(name)
      await expect(dialog).toBeVisible()
      for (const key of [...Array(9).fill('Tab'), ...Array(9).fill('Shift+Tab')]) {
        await page.keyboard.press(key)
        await expect(dialog.locator(':focus')).toHaveCount(1)
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(button).toBeFocused()
    })
  }
})

test('deleting by keys leaves the focus beside what is gone', async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(`${builderPath(assessment.id)}?at=cv`)
  const builder = new BuilderPage(page)
  const deleteNow = page.getByRole('button', { name: 'Delete, and take it out there' })

  await builder.row(/Add your CV/).focus()
  await page.keyboard.press('Delete')
  await expect(builder.row(/Tell us about a bug/)).toBeFocused()
  await builder.row(/Where do you live/).click()
  await page.getByRole('button', { name: 'Delete question', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(builder.prompt).toBeFocused()
  await builder.row(/Which role/).click()
  await page.getByRole('button', { name: 'Delete Backend' }).focus()
  await page.keyboard.press('Enter')
  await deleteNow.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Move Frontend' })).toBeFocused()
})

/** The one question that says so, as soon as it is offered. */
async function choose(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(typed)
  const options = page.getByRole('option')
  await expect(options).toHaveCount(1)
  // Enter takes what is marked, and that is drawn a moment after the list.
  await expect(options).toHaveAttribute('data-highlighted')
  await page.keyboard.press('Enter')
}

async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name }).first()
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((button) => button === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}
