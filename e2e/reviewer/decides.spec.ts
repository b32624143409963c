import type { Locator, Page } from 'playwright/test'

import { pagesOf } from '#e2e/pages/pdf.ts'
import { expectAccessible } from '#e2e/support/accessibility.ts'
import { downloadedBy } from '#e2e/support/downloads.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { pressOn, tabTo } from '#e2e/support/keys.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { FULL } from '#e2e/support/settings.ts'
import { decisionPath } from '#src/base/paths.ts'
import { anAssessment, longText, singleChoice, text } from '#tests/support/definitions.ts'

const base = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], {
    prompt: text('What is the capital?'),
    key: { options: ['Oslo'] },
    points: 3,
  }),
  longText('why', { prompt: text('Why?'), points: 4 }),
)
const definition = { ...base, settings: { ...base.settings, passMark: { percent: 40 } } }
const references = ['ADA-1111', 'BEN-2222', 'CLEO-3333']

test('a lead chooses, decides, takes it back, and another lead sees each step', {
  tag: FULL,
}, async ({ page, context }) => {
  // Of the second, the explanation is still to be marked.
  const answers = [
    { capital: { option: 'Oslo' } },
    { capital: { option: 'Oslo' }, why: 'The fjords' },
    { capital: { option: 'Bergen' } },
  ]
  const { assessment } = await seedSubmitted(page, definition, answers, (place) => ({
    reference: references[place] ?? '',
  }))
  await page.goto(decisionPath(assessment.id))
  const other = await context.newPage()
  await other.goto(decisionPath(assessment.id))
  await expect(other.getByRole('table', { name: 'Shortlist' })).toBeVisible()

  await test.step('two are chosen by keyboard, the provisional one after a question', async () => {
    await expect(page.getByRole('row', { name: /BEN-2222/ })).toContainText('3 of 3 so far')
    await expect(page.getByRole('main')).not.toContainText('100%')
    await pressOn(page.getByRole('checkbox', { name: 'Choose ADA-1111' }), 'Space')
    await pressOn(page.getByRole('checkbox', { name: 'Choose BEN-2222' }), 'Space')
    const asked = page.getByRole('dialog', { name: 'Choose BEN-2222 with a provisional score?' })
    await pressOn(asked.getByRole('button', { name: 'Choose' }), 'Enter')
    await expect(page.getByText('2 of 3 chosen')).toBeVisible()
    await expect(page.getByText('Of those chosen, 1 is provisional.')).toBeVisible()
    await expectAccessible(page, 'chosen')
  })

  await test.step('whoever decides signs it, and moves those chosen', async () => {
    await pressOn(page.getByRole('button', { name: 'Decide' }), 'Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Your name' })).toBeFocused()
    await page.keyboard.type('Rita')
    await tabTo(dialog.getByRole('textbox', { name: /^Why/ }))
    await page.keyboard.type('They know the capital')
    await tabTo(dialog.getByRole('combobox', { name: 'Move those chosen to' }))
    await page.keyboard.type('Offer')
    await expectAccessible(page, 'deciding')
    await pressOn(dialog.getByRole('button', { name: 'Decide' }), 'Enter')
    await expect(page.getByRole('heading', { name: '2 of 3 chosen', exact: true })).toBeFocused()
    await expect(page.getByText('Those chosen were moved to Offer.')).toBeVisible()
    await expect(other.getByText('They know the capital')).toBeVisible()
  })

  await test.step('undo takes it back in both tabs', async () => {
    await pressOn(page.getByRole('button', { name: 'Undo' }), 'Enter')
    const said = page.getByRole('region', { name: 'Notifications' })
    await expect(said.getByText('Decision undone')).toBeVisible()
    for (const tab of [page, other]) {
      await expect(tab.getByRole('table', { name: 'Shortlist' })).toBeVisible()
      await expect(tab.getByText('They know the capital')).toHaveCount(0)
    }
  })

  await test.step('two who decide at once: the later one sees the earlier decision first', async () => {
    await other.getByRole('checkbox', { name: 'Choose CLEO-3333' }).click()
    await decide(other, 'The other reason', async () => {
      await decide(page, 'They know the capital')
      await expect(page.getByRole('heading', { name: '2 of 3 chosen', exact: true })).toBeVisible()
    })
    const dialog = other.getByRole('dialog')
    await expect(dialog.getByText(/^Somebody else decided or reopened/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Why/ })).toHaveValue('The other reason')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await other.getByRole('button', { name: 'Discard changes' }).click()
    await expect(other.getByText('They know the capital')).toBeVisible()
    await expectAccessible(other, 'decided')
  })

  await test.step('it is reopened in one tab, and decided again in the other', async () => {
    await pressOn(other.getByRole('button', { name: 'Reopen' }), 'Enter')
    await other.keyboard.type('One withdrew')
    await pressOn(other.getByRole('dialog').getByRole('button', { name: 'Reopen' }), 'Enter')
    await expect(page.getByText('One withdrew')).toBeVisible()
    await pressOn(page.getByRole('checkbox', { name: 'Choose BEN-2222' }), 'Space')
    await decide(page, 'The one who is left')
    await expect(page.getByRole('heading', { name: '1 of 3 chosen', exact: true })).toBeVisible()
  })

  await test.step('it prints with the marks of those chosen, on either paper', async () => {
    await expect(page.getByText('What is the capital?')).toBeHidden()
    for (const format of ['A4', 'Letter']) {
      expect(pagesOf(await page.pdf({ format }))).toBe(1)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('What is the capital?')).toBeVisible()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('those chosen go out for letters', async () => {
    await pressOn(page.getByRole('button', { name: 'Save for mail merge' }), 'Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Show 1 hidden name' }).check()
    await dialog.getByRole('textbox').fill('Invitations')
    const { content } = await downloadedBy(page, () =>
      dialog.getByRole('button', { name: 'Save' }).click(),
    )
    expect(content).toContain('Canary 0,canary0@example.org,ADA-1111')
    expect(content).not.toMatch(/Canary [12]/)
  })
})

async function decide(tab: Page, why: string, before = async () => {}): Promise<void> {
  await tab.getByRole('button', { name: 'Decide' }).click()
  const dialog: Locator = tab.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Why/ }).fill(why)
  await before()
  await dialog.getByRole('button', { name: 'Decide' }).click()
}
