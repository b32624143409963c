/** The list of responses with text of twice the size, set in the browser or by a style of one's own. */
import type { Page } from 'playwright/test'

import { expect, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'
import { seedSubmitted } from '#e2e/support/seedSubmitted.ts'
import { responsesPath } from '#src/base/paths.ts'
import { anAssessment, longText, number, singleChoice } from '#tests/support/definitions.ts'

const questions = anAssessment(
  number('sum', { key: { value: 2, tolerance: 0 }, points: 20 }),
  singleChoice('visa', ['yes', 'no'], { points: 2, knockOut: { op: 'is', value: 'no' } }),
  longText('why', { points: 5 }),
)
const definition = {
  ...questions,
  settings: { ...questions.settings, passMark: { percent: 50 } },
}

for (const [name, enlarge] of [
  ['the browser', enlargeInBrowser],
  ['a style', enlargeByStyle],
] as const) {
  test(`with text of twice the size by ${name}, nothing in the list is cut or overlaps`, {
    tag: FULL,
  }, async ({ page }) => {
    const { assessment } = await seedSubmitted(
      page,
      definition,
      [{ sum: 1, visa: { option: 'no' }, why: 'Because' }],
      () => ({ reference: 'WWWW-MMMM' }),
    )
    await enlarge(page)
    for (const width of [1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(responsesPath(assessment.id))
      await expect(page.getByRole('link', { name: 'WWWW-MMMM' })).toBeVisible()
      expect(await cutOrOverlapping(page), `${width}`).toEqual([])
    }
  })
}

async function enlargeInBrowser(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
}

async function enlargeByStyle(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '200%'),
    ),
  )
}

/** The texts of headings and cells that are not seen whole. */
function cutOrOverlapping(page: Page): Promise<string[]> {
  return page.locator('[data-column]:visible').evaluateAll((cells) => {
    const boxes = cells.map((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const line = cell.parentElement?.getBoundingClientRect()
      return { text: cell.textContent, cell, line, box: range.getBoundingClientRect() }
    })
    const found = boxes.filter(({ text, cell, line, box }, at) => {
      if (text === '' || line === undefined || box.width <= 1) return false
      const isCut =
        cell.scrollWidth > cell.clientWidth + 1 ||
        box.top < line.top - 1 ||
        box.bottom > line.bottom + 1
      const isOver = boxes.some(
        (other, place) =>
          place > at &&
          other.text !== '' &&
          other.cell.parentElement === cell.parentElement &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
      )
      return isCut || isOver
    })
    return found.map(({ text }) => text)
  })
}
