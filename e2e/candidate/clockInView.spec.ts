import type { Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { everyKind } from '#tests/support/everyKind.ts'
import { FIRST, invitedCandidates } from '#tests/support/invitedCandidates.ts'

for (const { fontSize, mostOfBars } of [
  { fontSize: 16, mostOfBars: 148 },
  { fontSize: 32, mostOfBars: 220 },
]) {
  test(`on a small phone the clock covers nothing that has the focus, with text of ${fontSize} px`, {
    tag: FULL,
  }, async ({ page, context }) => {
    const session = await context.newCDPSession(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await startLimited(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    await page.reload()
    const heading = page.getByRole('heading', { name: 'When could you start?' })
    await expect(heading).toHaveCSS('font-size', `${fontSize * 1.25}px`)

    const assessing = new AssessmentPage(page)
    await assessing.checkAnswers()
    const summary = page.getByRole('region', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    const title = summary.getByRole('heading')
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect.poll(() => title.evaluate(isOnTop)).toBe(true)
    await summary.getByRole('link', { name: 'Tick the box to agree' }).click()
    const prompt = page.getByRole('heading', { name: 'May we keep your answers?' })
    await expect(prompt).toBeInViewport({ ratio: 1 })
    await expect.poll(() => prompt.evaluate(isOnTop)).toBe(true)

    // Backwards, what gets the focus comes in from above.
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => page.evaluate(coveredFocus), `stop ${stop + 1}`).toBe(null)
    }

    await page.setViewportSize({ width: 360, height: 740 })
    const bars = [page.getByRole('region', { name: 'Time left' }), page.locator('footer')]
    const heights = await Promise.all(bars.map((bar) => bar.evaluate(heightOf)))
    expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(mostOfBars)
  })
}

/** With a limit for the whole and one for the section, both of which are shown. */
async function startLimited(page: Page): Promise<void> {
  const plain = everyKind()
  const { assessment } = await seedInvitedCandidates(
    page,
    invitedCandidates({
      ...plain,
      settings: { ...plain.settings, timeLimit: 1200 },
      sections: plain.sections.map((section) => ({ ...section, timeLimit: 600 })),
    }),
  )
  const assessing = new AssessmentPage(page)
  await assessing.startAs(assessment.id, FIRST)
  await assessing.startPart()
  await expect(page.getByText('This section: 10 minutes')).toBeVisible()
}

/** Whether its upper left corner is what one sees there. */
function isOnTop(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect()
  const seen = document.elementFromPoint(left + 2, top + 2)
  return seen !== null && (element.contains(seen) || seen.contains(element))
}

/** Of a bar that stays in view; with large text on a phone they scroll along. */
function heightOf(element: Element): number {
  const stays = getComputedStyle(element).position === 'sticky'
  return stays ? element.getBoundingClientRect().height : 0
}

function coveredFocus(): string | null {
  const focused = document.activeElement
  if (focused === null || focused.closest('footer, header')) return null
  const { top, left } = (focused.closest('label') ?? focused).getBoundingClientRect()
  const seen = document.elementFromPoint(left + 4, top + 4)
  const isCovered = seen === null || seen.closest('[aria-label="Time left"], footer') !== null
  return isCovered ? focused.outerHTML.slice(0, 80) : null
}
