import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedRecords } from '#e2e/support/seed.ts'
import { main } from '#src/cli/main.ts'
import { builderPath } from '#src/base/paths.ts'
import { anAssessment, answeredWith, number, singleChoice } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

const draft = anAssessment(
  singleChoice('role', ['front', 'back'], { key: { options: ['back'] }, points: 5 }),
  number('years', { showIf: answeredWith('role', 'back') }),
)

test('a manager saves a test candidate, sees the effect of an edit on it, and accepts that', async ({
  page,
}) => {
  const builder = new BuilderPage(page)
  const { job, assessment } = invitedCandidates(draft)
  await seedRecords(page, { Jobs: [job], Assessments: [assessment] })
  await page.goto(`${builderPath(assessment.id)}?at=role`)
  const tests = (words: string) => page.getByRole('button', { name: words, exact: true })

  await test.step('the preview’s answers are saved under a name', async () => {
    await builder.preview.getByRole('radio', { name: 'back' }).check()
    await builder.preview.getByRole('textbox', { name: /years/ }).fill('7')
    await page.getByRole('button', { name: 'Save as test candidate…' }).click()
    const dialog = builder.dialog('Save as test candidate')
    await expect(dialog.getByText('The score is 5 of 5 points')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Senior')
    await dialog.getByRole('button', { name: 'Save test candidate' }).click()
    await expect(tests('1 test candidate passes')).toBeVisible()
  })

  await test.step('an edit that breaks it is reported at once, also after a reload', async () => {
    await page.getByRole('textbox', { name: 'Points' }).fill('4')
    await expect(tests('1 test candidate differs')).toBeVisible()
    await builder.saved()
    await page.reload()
    await expect(tests('1 test candidate differs')).toBeVisible()
  })

  await test.step('it is accepted by keyboard, and the file has the same result', async () => {
    await tests('1 test candidate differs').focus()
    await expect(tests('1 test candidate differs')).toBeFocused()
    await page.keyboard.press('Enter')
    const panel = builder.dialog('Test candidates')
    await expect(panel.getByText('The score is 4 points instead of 5')).toBeVisible()
    expect((await checked(page)).status).toBe(1)
    await tests('1 test candidate differs').click()
    const accept = panel.getByRole('button', { name: 'Accept new result for Senior' })
    // A panel takes the focus a moment after it is rendered.
    await expect(panel.locator(':focus')).toHaveCount(1)
    await accept.focus()
    await expect(accept).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(tests('1 test candidate passes')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Play Senior' })).toBeFocused()
    const { status, report } = await checked(page)
    expect(report).toMatchObject({ tests: [{ name: 'Senior', passes: true }] })
    expect(status).toBe(0)
  })
})

/** What the command line reports about the file that the builder saves; closes the panel. */
async function checked(page: Page): Promise<{ status: number; report: unknown }> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Test candidates' })).toHaveCount(0)
  await page.getByRole('button', { name: 'More actions for this assessment' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Save as a file' }).click()
  const path = await (await downloading).path()
  const out: string[] = []
  const status = await main(['check', path], {
    readFile: (from) => readFile(from, 'utf8'),
    async *lines() {},
    out: (line) => out.push(line),
    error: (line) => out.push(line),
  })
  return { status, report: JSON.parse(out.join('\n')) }
}
