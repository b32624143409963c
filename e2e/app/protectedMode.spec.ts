/** In protected mode only the team reads what candidates leave, and candidates nothing of the team's. */
import type { Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { IdentifyPage } from '#e2e/pages/identifyPage.ts'
import { ResponsePage } from '#e2e/pages/responsePage.ts'
import { invitedWithCanaries } from '#e2e/seat/canaries.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { allThatPageCanRead } from '#e2e/support/everything.ts'
import { showNames } from '#e2e/support/showNames.ts'
import { protectByKeyboard, unlock } from '#e2e/support/protecting.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { candidatePath, paths, responsePath } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'
import { FIRST, SECOND } from '#tests/support/invitedCandidates.ts'

const STAFFS = ['Canary key', 'Canary rubric', 'Canary explanation', 'Canary note']
const CODES = [FIRST.code, SECOND.code]
const FIRST_SAID = ['Canary one framework', 'Canary one story']
const SECOND_SAID = ['Canary two framework', 'Canary two story']

test('two candidates in a row leave what only the team can read', async ({ page }) => {
  const { assessment, candidates } = await seedInvitedCandidates(page, invitedWithCanaries())
  const [first, second] = candidates
  const before = await allThatPageCanRead(page)
  for (const canary of [...STAFFS, ...CODES]) expect(before).toContain(canary)

  const { passphrase } = await protectByKeyboard(page)
  await expectNone(page, [...STAFFS, ...CODES])

  const assessing = new AssessmentPage(page)
  await test.step('the first one is interrupted, signs in again and submits', async () => {
    await assessing.startAs(assessment.id, FIRST)
    await page.getByRole('radio', { name: 'Backend' }).check()
    await page.getByRole('textbox', { name: /Which framework/ }).fill('Canary one framework')
    await assessing.saved()
    await expectNone(page, [...STAFFS, ...CODES, ...FIRST_SAID])
    await page.reload()
    await expect(page.getByText(/^This page locked/)).toBeVisible()
    await new IdentifyPage(page).identify(FIRST)
    await expect(page.getByRole('textbox', { name: /Which framework/ })).toHaveValue(
      'Canary one framework',
    )
    await page.getByRole('textbox', { name: /How many years/ }).fill('3')
    await assessing.next()
    await page.getByRole('textbox', { name: /a bug you are proud of/ }).fill('Canary one story')
    await assessing.checkAnswers()
    await assessing.handIn()
    await expectNone(page, [...STAFFS, ...CODES, ...FIRST_SAID])
    await page.getByRole('button', { name: 'Hand the device back' }).click()
  })

  await test.step('the second one can’t sign in with the code of the first', async () => {
    await new IdentifyPage(page).identify({ ...SECOND, code: FIRST.code })
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    await new IdentifyPage(page).identify(SECOND)
    await assessing.start()
    await page.getByRole('radio', { name: 'Backend' }).check()
    await page.getByRole('textbox', { name: /Which framework/ }).fill('Canary two framework')
    await page.getByRole('textbox', { name: /How many years/ }).fill('4')
    await assessing.next()
    await page.getByRole('textbox', { name: /a bug you are proud of/ }).fill('Canary two story')
    await assessing.saved()
    await expectNone(page, [...STAFFS, ...CODES, ...FIRST_SAID, ...SECOND_SAID])
    await assessing.checkAnswers()
    await assessing.handIn()
  })

  await test.step('staff read both, once they have unlocked', async () => {
    for (const [candidate, said] of [
      [first, FIRST_SAID],
      [second, SECOND_SAID],
    ] as const) {
      await page.goto(responsePath(assessment.id, candidate.id))
      await unlock(page, passphrase)
      await showNames(page)
      const reading = new ResponsePage(page)
      await expect(reading.card(/Which framework/)).toContainText(said[0] ?? '')
      await expect(reading.card(/a bug you are proud of/)).toContainText(said[1] ?? '')
      await expect(reading.card(/Which framework/)).toContainText('Canary key')
    }
  })

  await test.step('and the notes and codes of a candidate', async () => {
    await page.goto(candidatePath(first.id))
    await unlock(page, passphrase)
    await expect(page.getByText('Canary note')).toBeVisible()
  })
})

test('a lost passphrase is replaced with the recovery code', { tag: FULL }, async ({ page }) => {
  const { candidates } = await seedInvitedCandidates(page, invitedWithCanaries())
  const { recoveryCode } = await protectByKeyboard(page)
  await page.goto(candidatePath(candidates[0].id))
  await page.getByRole('button', { name: 'Use the recovery code' }).click()
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase())
  const offered = (await page.getByLabel('New passphrase').textContent()) ?? ''
  await page.getByLabel('Confirm the passphrase').fill(offered)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Canary note')).toBeVisible()
  await page.goto(paths.jobs)
  await unlock(page, offered)
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
  await page.goto(takePath(crypto.randomUUID()))
  await expectNone(page, STAFFS)
})

test('a session that staff open says whose it is, and asks for the code alone', {
  tag: FULL,
}, async ({ page }) => {
  const { candidates } = await seedInvitedCandidates(page, invitedWithCanaries())
  const { passphrase } = await protectByKeyboard(page)
  await page.goto(candidatePath(candidates[0].id))
  await unlock(page, passphrase)
  await page.getByRole('button', { name: 'Hand over this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over this device' })
  await expect(dialog.getByRole('status', { name: 'Access code' })).toHaveText('ABCD-2345')
  await expectAccessible(page, 'the code of a candidate')
  await dialog.getByRole('button', { name: 'Hand over' }).click()

  await expect(
    page.getByText('For a•••@example.org. Not you? Tell a member of staff.'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveCount(0)
  await expectAccessible(page, 'a session opened in protected mode')
  await expectNone(page, [...STAFFS, ...CODES])
  await page.getByRole('textbox', { name: 'Access code' }).fill('AAAA-1111')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^That access code is incorrect/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'Access code' }).fill('abcd2345')
  await page.keyboard.press('Enter')
  const assessing = new AssessmentPage(page)
  await assessing.start()
  await page.getByRole('radio', { name: 'Backend' }).check()
  await assessing.saved()

  await page.goto(paths.jobs)
  await page.getByLabel('Team passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Take the device back' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
})

async function expectNone(page: Page, canaries: readonly string[]): Promise<void> {
  const found = await allThatPageCanRead(page)
  expect(canaries.filter((canary) => found.includes(canary))).toEqual([])
}
