/** The whole of a hand-over in protected mode, without a pointer. */
import { type Page, expect } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { loadedAfresh } from '#e2e/support/afresh.ts'
import { test } from '#e2e/support/fixtures.ts'
import { tabTo } from '#e2e/support/keys.ts'
import { protectByKeyboard } from '#e2e/support/protecting.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { candidatePath, responsePath } from '#src/base/paths.ts'
import { FIRST } from '#tests/support/invitedCandidates.ts'

const STORY = 'A parser that lost its place'
const MOST_TABS = 40

test('a device is protected, handed over, handed back and read with the keyboard alone', async ({
  page,
}) => {
  const { assessment, candidates } = await seedInvitedCandidates(page)
  const { passphrase } = await protectByKeyboard(page)

  await test.step('staff hand it over', async () => {
    await page.goto(candidatePath(candidates[0].id))
    await enterPassphrase(page, passphrase)
    await press(page, 'button', 'Hand over this device')
    const dialog = page.getByRole('dialog', { name: 'Hand over this device' })
    await expect(dialog.getByRole('status', { name: 'Access code' })).toHaveText('ABCD-2345')
    await tabTo(dialog.getByRole('button', { name: 'Hand over', exact: true }), MOST_TABS)
    await page.keyboard.press('Enter')
  })

  await test.step('the candidate signs in, answers and submits', async () => {
    const code = page.getByRole('textbox', { name: 'Access code' })
    await expect(code).toBeVisible()
    await tabTo(code, MOST_TABS)
    await page.keyboard.type(FIRST.code)
    await page.keyboard.press('Enter')
    await press(page, 'button', 'Start')
    const role = page.getByRole('radio', { name: 'Backend' })
    await expect(role).toBeVisible()
    // Tab leads to the first option of the group, and the arrows to the others.
    await tabTo(page.getByRole('radio').first(), MOST_TABS)
    await page.keyboard.press('Space')
    while (!(await role.isChecked())) await page.keyboard.press('ArrowDown')
    await type(page, /Which framework/, 'Fastify')
    await type(page, /How many years/, '3')
    await press(page, 'button', 'Next')
    await type(page, /a bug you are proud of/, STORY)
    await press(page, 'button', 'Check answers')
    const submit = page.getByRole('button', { name: 'Submit answers' })
    await expect(submit).toBeVisible()
    await tabTo(submit, MOST_TABS)
    await loadedAfresh(page, () => page.keyboard.press('Enter'))
    await expect(new AssessmentPage(page).heading('Received')).toBeVisible()
  })

  await test.step('and hands it back, which staff do with the passphrase', async () => {
    await press(page, 'button', 'Hand the device back')
    const heading = page.getByRole('heading', { level: 1, name: 'This device is with a candidate' })
    await expect(heading).toBeVisible()
    await enterPassphrase(page, passphrase)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  await test.step('staff read the answers', async () => {
    await page.goto(responsePath(assessment.id, candidates[0].id))
    await enterPassphrase(page, passphrase)
    await expect(new ResponsePage(page).card(/a bug you are proud of/)).toContainText(STORY)
  })
})

async function enterPassphrase(page: Page, passphrase: string): Promise<void> {
  const field = page.getByLabel('Team passphrase')
  await expect(field).toBeVisible()
  const isFocused = await field.evaluate((element) => element === document.activeElement)
  if (!isFocused) await tabTo(field, MOST_TABS)
  await page.keyboard.type(passphrase)
  await page.keyboard.press('Enter')
}

async function press(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const control = page.getByRole(role, { name, exact: true })
  await expect(control).toBeVisible()
  await tabTo(control, MOST_TABS)
  await page.keyboard.press('Enter')
}

async function type(page: Page, name: RegExp, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name })
  await expect(field).toBeVisible()
  await tabTo(field, MOST_TABS)
  await page.keyboard.type(text)
}
