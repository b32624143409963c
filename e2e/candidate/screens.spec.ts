import type { Locator, Page } from 'playwright/test'

import { AssessmentPage } from '#e2e/pages/assessmentPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { FIRST } from '#tests/support/invitedCandidates.ts'

async function startFilling(page: Page): Promise<void> {
  const { assessment } = await seedInvitedCandidates(page)
  await new AssessmentPage(page).startAs(assessment.id, FIRST)
  await page.getByRole('radio', { name: 'Frontend' }).waitFor()
}

const screens = {
  'a phone': { width: 360, height: 640 },
  'a phone with its keyboard open': { width: 360, height: 380 },
  'a small phone with its keyboard open': { width: 320, height: 300 },
}

for (const [name, size] of Object.entries(screens)) {
  test(`on ${name}, Next stays in place and covers no focused element`, { tag: FULL }, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await startFilling(page)
    const next = page.getByRole('button', { name: /^(Next|Check answers|Submit answers)$/ })
    const places = [await placeOf(page, next)]
    await tabThrough(page, 3)

    await page.getByRole('radio', { name: 'Frontend' }).check()
    await page.getByRole('textbox', { name: /How many years/ }).fill('7')
    for (const turned of ['Your work', 'Check your answers']) {
      await next.click()
      await expect(page.getByRole('heading', { name: turned, level: 1 })).toBeVisible()
      places.push(await placeOf(page, next))
    }
    await expect(page.getByRole('button', { name: 'Submit answers' })).toBeInViewport({ ratio: 1 })
    expect(new Set(places).size, places.join(' | ')).toBe(1)
  })
}

test('on a phone, the result of choosing a file is visible above Next', { tag: FULL }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await startFilling(page)
  await page.getByRole('radio', { name: 'Frontend' }).check()
  await page.getByRole('textbox', { name: /How many years/ }).fill('7')
  await new AssessmentPage(page).next()
  const files = page.getByRole('group', { name: /Add your CV/ })
  const next = page.getByRole('button', { name: 'Check answers' })
  const isAboveNext = async (outcome: Locator): Promise<boolean> => {
    const [said, bar] = [await outcome.boundingBox(), await next.boundingBox()]
    return said !== null && bar !== null && said.y > 0 && said.y + said.height < bar.y
  }

  await putAtEdge(files.getByText('Choose a file'))
  const input = files.locator('input')
  await input.setInputFiles({ name: 'cv.exe', mimeType: 'text/plain', buffer: Buffer.from('no') })
  await expect.poll(() => isAboveNext(files.getByText(/cv\.exe/))).toBe(true)
  await putAtEdge(files.getByText('Choose a file'))
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'text/plain', buffer: Buffer.from('yes') })
  await expect.poll(() => isAboveNext(files.getByRole('listitem'))).toBe(true)
})

/** As low as it is still readable, directly above the bar at the bottom. */
async function putAtEdge(part: Locator): Promise<void> {
  await part.evaluate((element) => {
    const bar = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
    window.scrollBy({ top: element.getBoundingClientRect().bottom - bar, behavior: 'instant' })
  })
}

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('hover styles don’t stick after a tap', { tag: FULL }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await startFilling(page)
    const rows = page.getByRole('group', { name: /Which role/ }).locator('label')
    const untouched = await backgroundOf(rows.first())
    // Without a mouse, a tap leaves its hover state behind.
    await rows.first().hover()
    await expect(rows.first()).toHaveCSS('background-color', untouched)
    await rows.first().tap()
    await expect(rows.first()).not.toHaveCSS('background-color', untouched)
  })
})

function backgroundOf(part: Locator): Promise<string> {
  return part.evaluate((element) => getComputedStyle(element).backgroundColor)
}

test('at twice the text size nothing overflows a phone', { tag: FULL }, async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize({ width: 360, height: 780 })
  await startFilling(page)
  const question = page.getByRole('heading', { name: 'Which role suits you?' })
  await expect(question).toHaveCSS('font-size', '40px')
  await expect.poll(() => runningOut(page)).toEqual([])
  await page.getByRole('radio', { name: 'Frontend' }).check()
  await page.getByRole('textbox', { name: /How many years/ }).fill('7')
  await new AssessmentPage(page).next()
  await new AssessmentPage(page).checkAnswers()
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeVisible()
  await expect.poll(() => runningOut(page)).toEqual([])
})

/** The right and bottom edges, which must not depend on its label. */
async function placeOf(page: Page, button: ReturnType<Page['getByRole']>): Promise<string> {
  await expect(button).toBeInViewport({ ratio: 1 })
  const box = await button.boundingBox()
  const { height } = page.viewportSize() ?? { height: 0 }
  if (box === null) return 'nowhere'
  return `${Math.round(box.x + box.width)} across, ${Math.round(height - box.y - box.height)} up`
}

/** Every tab stop is visible, above the bar. */
async function tabThrough(page: Page, stops: number): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await heading.focus()
  await expect(heading).toBeFocused()
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(() => page.evaluate(coveredFocus), `stop ${stop + 1}`).toBe(null)
  }
}

function coveredFocus(): string | null {
  const focused = document.activeElement
  const bar = document.querySelector('footer')
  if (focused === null || bar === null || bar.contains(focused)) return null
  const { top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect()
  const isCovered = top < 0 || bottom > bar.getBoundingClientRect().top
  return isCovered ? focused.outerHTML.slice(0, 80) : null
}

/** What is wider than the screen or its button, or overlaps a button. */
function runningOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = (element: Element) => element.getBoundingClientRect()
    const buttons = [...document.querySelectorAll('footer button')]
    return [...document.querySelectorAll('main, main *')]
      .filter((element) => !element.matches('option, input'))
      .filter((element) => {
        const { left, right } = edge(element)
        const isClipped = element.matches('button') && element.scrollWidth > element.clientWidth
        const before = buttons[buttons.indexOf(element) - 1]
        const isOver = before !== undefined && left < edge(before).right
        return left < 0 || right > innerWidth || isClipped || isOver
      })
      .map((element) => element.outerHTML.slice(0, 80))
  })
}
