/** On a phone the navigation at the bottom covers nothing that has the focus (WCAG 2.4.11). */
import type { Page } from 'playwright/test'

import { screens } from '#e2e/pictures/screens.ts'
import { enter } from '#e2e/pictures/situations.ts'
import { settled } from '#e2e/pictures/settled.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { invitePath } from '#src/base/paths.ts'

const STOPS = 40

test('what has the focus is above the navigation on every staff page', { tag: FULL }, async ({
  page,
}) => {
  const data = await enter(page, 'typical')
  for (const { name, open } of screens.typical) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 360, height: 640 })
      await open(page, data)
      await settled(page)
      expect.soft(await coveredStops(page), name).toEqual([])
    })
  }
})

test('a message in the corner rises above what has the focus', { tag: FULL }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 })
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(invitePath(assessment.id))
  const next = page.getByRole('link', { name: 'Continue' })
  for (const step of ['Access codes', 'Address for candidates']) {
    await next.click()
    await expect(page.getByRole('heading', { name: step })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(page.locator('[aria-label="Notification"]')).toBeVisible()
  await next.focus()
  // At once: the message leaves after some seconds.
  expect(await page.evaluate(isOnTop)).toBe(true)
})

/** Whether the middle of what has the focus can be seen. */
function isOnTop(): boolean {
  const focused = document.activeElement
  if (focused === null) return false
  const { x, y, width, height } = focused.getBoundingClientRect()
  return focused.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(coveredFocus)
    if (found !== null) covered.push(`stop ${stop + 1}: ${found}`)
  }
  return covered
}

/** What it is, if all of it is below the bar. */
function coveredFocus(): string | null {
  const focused = document.activeElement
  const bar = document.querySelector('nav[aria-label="Main"]')?.parentElement
  if (focused === null || focused === document.body || !bar || bar.contains(focused)) return null
  const { top, bottom, height } = focused.getBoundingClientRect()
  const isSeen =
    Math.min(bottom, bar.getBoundingClientRect().top) - Math.max(top, 0) >= Math.min(height, 12)
  return isSeen || height === 0 ? null : focused.outerHTML.slice(0, 120)
}
