import { readFile } from 'node:fs/promises'

import type { Page } from 'playwright/test'

import { longAssessment } from '#e2e/bench/longAssessment.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'

/** Ways to leave at the moment of typing. */
const ways: Record<string, (page: Page, address: string) => Promise<Page>> = {
  'reloads the page': async (page) => {
    await page.reload()
    return page
  },
  'closes the tab': async (page, address) => {
    const context = page.context()
    const other = await context.newPage()
    await page.close()
    await other.goto(address)
    return other
  },
  'goes to another address': async (page, address) => {
    await page.goto('/jobs')
    // A page that is left while it opens complains that it could not read.
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
    await page.goto(address)
    return page
  },
}

for (const [way, leave] of Object.entries(ways)) {
  test(`what a manager typed last is saved when she ${way} at once`, async ({ page }) => {
    const { assessment } = await seedInvitedCandidates(page, invitedCandidates())
    const [question] = assessment.draft.sections.flatMap(({ questions }) => questions)
    const address = `/assessments/${assessment.id}?at=${question?.id}`
    await page.goto(address)
    await new BuilderPage(page).prompt.fill('Typed in the last moment?')

    const after = new BuilderPage(await leave(page, address))
    await expect(after.row(/Typed in the last moment\?/)).toBeVisible()
    await after.saved()
    await expect(after.prompt).toHaveValue('Typed in the last moment?')
  })
}

test('a manager who returns with Back loses no typing', { tag: FULL }, async ({ page }) => {
  await page.addInitScript(typeOnComingBack)
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(longAssessment(155)))
  const builder = new BuilderPage(page)
  await page.goto(`/assessments/${assessment.id}?at=q3`)
  for (const round of [1, 2]) {
    await builder.prompt.fill(`Typed in round ${round}.`)
    await builder.saved()
    await page.evaluate(() => location.assign('/jobs'))
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible()
    await page.evaluate(() => history.back())
    await page.waitForURL('**/assessments/**', { waitUntil: 'commit' })
    await page.waitForFunction(() => document.body.dataset.restored === undefined)
    const seen = await page.evaluate(() => sessionStorage.getItem('seen'))
    await expect(builder.prompt).toHaveValue(seen ?? '')
  }
})

test('a manager is asked before losing changes that exist only on her page', { tag: FULL }, async ({
  page,
  context,
}) => {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates())
  const [question] = assessment.draft.sections.flatMap(({ questions }) => questions)
  const address = `/assessments/${assessment.id}?at=${question?.id}`
  await page.goto('/assessments')
  await page.getByRole('link', { name: assessment.title, exact: true }).click()
  const builder = new BuilderPage(page)
  await builder.open(/Which role suits you/)

  await test.step('her draft is edited in another tab, then in hers', async () => {
    const other = await context.newPage()
    await other.goto(address)
    await new BuilderPage(other).prompt.fill('Changed in the other tab')
    await expect(other.getByText(/^Saved at/)).toBeVisible()
    await other.close()
    await page.bringToFront()
    await builder.prompt.fill('Changed in hers')
    await expect(page.getByRole('alert', { name: 'Changed in another tab' })).toBeVisible()
  })

  await test.step('a link asks first, also by keyboard', async () => {
    await page.getByRole('link', { name: 'Candidates' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(builder.prompt).toHaveValue('Changed in hers')
  })

  await test.step('the browser’s Back asks', async () => {
    await page.goBack({ waitUntil: 'commit' })
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(builder.prompt).toHaveValue('Changed in hers')
    await expect(page).toHaveURL(new RegExp(assessment.id))
  })

  await test.step('closing the tab asks', async () => {
    const asking = page.waitForEvent('dialog')
    const closing = page.close({ runBeforeUnload: true })
    const asked = await asking
    expect(asked.type()).toBe('beforeunload')
    await asked.dismiss()
    await closing
    await expect(builder.prompt).toHaveValue('Changed in hers')
  })

  await test.step('she saves her changes as a file, and leaves', async () => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save mine as a file' }).click()
    const file = await (await downloading).path()
    expect(await readFile(file, 'utf8')).toContain('Changed in hers')
    await page.getByRole('link', { name: 'Candidates' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Candidates' })).toBeVisible()
  })
})

/** In a page restored from the back/forward cache, until it is reloaded. */
function typeOnComingBack(): void {
  const field = () =>
    [...document.querySelectorAll('textarea')].find(({ value }) => value.startsWith('Typed'))
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    document.body.dataset.restored = 'true'
    const type = () => {
      const typed = field()
      typed?.focus()
      if (!typed || document.activeElement !== typed) return
      typed.setRangeText(' More', typed.value.length, typed.value.length, 'end')
      typed.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    type()
    setInterval(type, 5)
  })
  addEventListener('pagehide', () => {
    const seen = field()?.value
    if (seen !== undefined) sessionStorage.setItem('seen', seen)
  })
}
