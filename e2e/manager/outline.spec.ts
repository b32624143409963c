import type { Page } from 'playwright/test'

import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { builderPath } from '#src/base/paths.ts'
import { anAssessment, section, shortText, singleChoice } from '#tests/support/definitions.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

/** Some with the same prompt and code below, some long, some short. */
const long = anAssessment(
  section(
    's1',
    { title: 'All of them' },
    ...Array.from({ length: 120 }, (_, at) => {
      const id = `q${at}`
      if (at % 3 === 0) {
        const prompt = authored(`What is the output?\n\n\`\`\`\nconst line = ${at}\n\`\`\``)
        return singleChoice(id, ['one', 'two'], { prompt, required: at % 2 === 0 })
      }
      const words = at % 3 === 1 ? 'Short' : 'In many words, more than one line of it can ever hold'
      return shortText(id, { prompt: authored(`${words}: ${at}`), required: at % 2 === 0 })
    }),
  ),
)

async function openLong(page: Page): Promise<BuilderPage> {
  const { assessment } = await seedInvitedCandidates(page, invitedCandidates(long))
  await page.goto(builderPath(assessment.id))
  await expect(page.getByRole('tab', { name: 'Edit' }).or(page.getByRole('tree'))).toBeVisible()
  return new BuilderPage(page)
}

test('outline rows show their text, and keep their height as they scroll into view', {
  tag: FULL,
}, async ({ page }) => {
  const builder = await openLong(page)
  await expect(builder.row(/What is the output\? const line = 6(, Required)?$/)).toBeVisible()
  const rows = page.getByRole('treeitem')
  const measure = () =>
    rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)))
  const before = await measure()
  expect(before).toHaveLength(122)
  expect(new Set(before).size).toBeGreaterThan(1)
  const cut = await rows.evaluateAll(
    (all) =>
      all.slice(2, 8).filter((row) => {
        const label = row.querySelector('[title]:not([class*=kind])')
        return label !== null && label.scrollHeight > label.clientHeight + 1
      }).length,
  )
  expect(cut).toBe(0)
  for (const at of [40, 80, 121]) {
    await rows.nth(at).scrollIntoViewIfNeeded()
    await expect(rows.nth(at).locator('svg').first()).toBeVisible()
    expect(await measure()).toEqual(before)
  }
})

test('a question added at the end of a long draft is visible in the outline', {
  tag: FULL,
}, async ({ page }) => {
  await openLong(page)
  await page.getByRole('region', { name: 'Outline' }).getByText('Add section').click()
  const added = page.getByRole('treeitem', { name: /Untitled section/ })
  await expect(added).toBeInViewport({ ratio: 1 })
  await expect(added).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('treeitem', { selected: true })).toHaveAccessibleName(/^121\./)
  await expect(page.getByRole('treeitem', { selected: true })).toBeInViewport({ ratio: 1 })
})

test('its width is stored on this device', { tag: FULL }, async ({ page }) => {
  await openLong(page)
  const width = async () => {
    const box = await page.getByRole('region', { name: 'Outline' }).boundingBox()
    return Math.round(box?.width ?? 0)
  }
  const before = await width()
  await page.getByRole('separator', { name: 'Resize outline' }).focus()
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(width).toBe(before + 80)
  await page.reload()
  await expect(page.getByRole('treeitem').first()).toBeVisible()
  expect(await width()).toBe(before + 80)
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [360, 780],
] as const) {
  test(`at ${width} toasts cover no control`, { tag: FULL }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const builder = await openLong(page)
    if (width < 1100) await page.getByRole('tab', { name: 'Outline' }).click()
    for (const at of width < 1100 ? [1] : [1, 2]) {
      const row = builder.row(new RegExp(`: (Short|In many words).*: ${at}(,|$)`))
      await row.focus()
      await page.keyboard.press('Delete')
    }
    const told = page.getByRole('region', { name: 'Notifications' }).getByText('Question deleted')
    await expect(told.filter({ visible: true })).toHaveCount(1)
    expect(await page.evaluate(coveredControls)).toEqual([])
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeInViewport()
  })
}

/** Visible controls that are covered by toasts. */
function coveredControls(): string[] {
  const news = document.querySelector('[aria-label=Notifications]')
  const over = news?.getBoundingClientRect()
  if (!news || !over) return ['nothing is told']
  const controls = document.querySelectorAll('button, a[href], input, textarea, [role=treeitem]')
  return [...controls].flatMap((control) => {
    if (news.contains(control) || !control.checkVisibility()) return []
    let { left, right, top, bottom } = control.getBoundingClientRect()
    // What is scrolled out of its pane is not covered.
    for (let around = control.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue
      const edge = around.getBoundingClientRect()
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    const isThere = right - left > 1 && bottom - top > 1
    const isUnder = left < over.right && right > over.left && top < over.bottom && bottom > over.top
    return isThere && isUnder ? [control.outerHTML.slice(0, 120)] : []
  })
}
