import type { Page } from 'playwright/test'

import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'

test('a database blocked by another tab is reported at once, and opens by itself', async ({
  page,
  context,
}) => {
  const { assessment } = await seedInvitedCandidates(page)
  await holdOlder(page)
  const opened = [
    { address: paths.jobs, words: 'Your data can’t be opened yet' },
    { address: paths.data, words: 'Your data can’t be opened yet' },
    { address: takePath(assessment.id), words: 'This is taking too long' },
  ]
  const tabs = []
  for (const { address, words } of opened) {
    const tab = await context.newPage()
    await tab.goto(address)
    const told = tab.getByRole('heading', { name: words })
    await expect(told).toBeVisible()
    await expect(tab.getByText(/Close all other (TalentFlow )?tabs/)).toBeVisible()
    tabs.push({ tab, told })
  }
  await page.close()
  for (const { tab, told } of tabs) {
    await expect(told).toHaveCount(0)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('a page that opens in time never says that it is late', { tag: FULL }, async ({ page }) => {
  const { assessment } = await seedInvitedCandidates(page)
  await page.addInitScript(noteText)
  for (const address of [paths.jobs, takePath(assessment.id)]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shown = await page.evaluate(textsShown)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((text) => text.includes('can’t be opened'))).toEqual([])
  }
})

/** Runs in the page, and notes each text that it shows, however briefly. */
function noteText(): void {
  const texts: string[] = []
  Object.assign(window, { texts })
  const note = () => texts.push(document.getElementById('root')?.textContent ?? '')
  new MutationObserver(note).observe(document, { subtree: true, childList: true })
}

function textsShown(): string[] {
  return Reflect.get(window, 'texts')
}

/** Keeps an older database open and ignores version changes. */
async function holdOlder(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const settled = (request: IDBOpenDBRequest) =>
      new Promise((resolve, reject) => {
        request.onsuccess = resolve
        request.onerror = () => reject(request.error)
      })
    await settled(indexedDB.deleteDatabase('TalentFlowDatabase'))
    await settled(indexedDB.open('TalentFlowDatabase', 1))
  })
}
