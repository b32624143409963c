/** The builder in protected mode: what is typed is sealed, and nothing is lost by leaving. */
import type { Page } from 'playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { allThatPageCanRead } from '#e2e/support/everything.ts'
import { protectByKeyboard, unlock } from '#e2e/support/protecting.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { candidatePath } from '#src/base/paths.ts'

test('a manager edits a sealed draft, leaves a moment later, undoes after unlocking, and publishes', {
  tag: FULL,
}, async ({ page }) => {
  const { assessment, candidates } = await seedInvitedCandidates(page)
  const { passphrase } = await protectByKeyboard(page)
  const [question] = assessment.draft.sections.flatMap(({ questions }) => questions)
  const address = `/assessments/${assessment.id}?at=${question?.id}`
  const builder = new BuilderPage(page)
  const comeBack = async () => {
    await page.goto(address)
    await unlock(page, passphrase)
  }

  await comeBack()
  for (const [text, leave] of [
    ['Zebra before a reload', () => page.reload()],
    ['Zebra before another page', () => page.goto('/jobs')],
  ] as const) {
    const before = await allThatPageCanRead(page)
    await builder.prompt.fill(text)
    // Sealing takes a moment, on a busy machine a longer one.
    await expect.poll(() => allThatPageCanRead(page)).not.toBe(before)
    await leave()
    await comeBack()
    await expect(builder.row(text)).toBeVisible()
    await builder.saved()
    await expectNothingOf(page, 'Zebra')
  }

  await test.step('undo reaches what was typed before', async () => {
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(builder.row('Zebra before a reload')).toBeVisible()
    await builder.saved()
    await expectNothingOf(page, 'Zebra')
  })

  await test.step('a published version shows candidates its questions, and codes stay sealed', async () => {
    await builder.publish(2, 'Anyone who starts now gets version 2.')
    await page.goto(candidatePath(candidates[0].id))
    await unlock(page, passphrase)
    await page.getByRole('button', { name: 'Replace code' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace code' }).click()
    const code = page.getByRole('status', { name: 'Access code' })
    await expect(code).not.toHaveText('ABCD-2345')
    const renewed = (await code.textContent())?.replace('-', '') ?? ''
    await expectNothingOf(page, renewed)
  })
})

async function expectNothingOf(page: Page, canary: string): Promise<void> {
  expect(await allThatPageCanRead(page)).not.toContain(canary)
}
