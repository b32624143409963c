import { CandidatesPage } from '#e2e/pages/candidatesPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { paths } from '#src/base/paths.ts'
import { anAssessment, number } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('on a phone, a row has room for its two lines and for a finger', { tag: FULL }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await seedInvitedCandidates(page, invitedCandidates(anAssessment(number('years'))))
  await page.goto(paths.candidates)
  const row = new CandidatesPage(page).rows.first()
  await expect(row).toBeVisible()
  const heights = await row.evaluate((item) => {
    const heightOf = (column: string) =>
      item.querySelector(`[data-column="${column}"]`)?.scrollHeight ?? 0
    return { row: item.clientHeight, lines: heightOf('name') + heightOf('job') }
  })
  expect(heights.row).toBeGreaterThanOrEqual(44)
  expect(heights.row).toBeGreaterThan(heights.lines)
})

test('with text twice as large, no line of a row is cut off', { tag: FULL }, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 640, height: 780 })
  await seedInvitedCandidates(page, invitedCandidates(anAssessment(number('years'))))
  await page.goto(paths.candidates)
  const row = new CandidatesPage(page).rows.first()
  await expect(row).toBeVisible()
  for (const column of ['name', 'job']) {
    const [line, text] = await row.locator(`[data-column="${column}"]`).evaluate((cell) => {
      const { lineHeight, fontSize } = getComputedStyle(cell)
      return [Number.parseFloat(lineHeight), Number.parseFloat(fontSize)]
    })
    expect(line, column).toBeGreaterThan(text)
  }
})
