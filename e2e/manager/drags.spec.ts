import type { Locator, Page } from 'playwright/test'

import { longAssessment } from '#e2e/bench/longAssessment.ts'
import { BuilderPage } from '#e2e/pages/builderPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates, seedRecords } from '#e2e/support/seed.ts'
import { FULL } from '#e2e/support/settings.ts'
import { builderPath, paths } from '#src/base/paths.ts'
import { invitedCandidates } from '#tests/support/invitedCandidates.ts'

test('a manager drags questions, sections and options to the drop line', async ({ page }) => {
  const builder = new BuilderPage(page)
  const { assessment } = await seedInvitedCandidates(page)
  await page.goto(`${builderPath(assessment.id)}?at=role`)
  const rows = page.getByRole('treeitem')
  const role = builder.row(/Which role suits you/)
  const tools = builder.row(/Which tools do you use/)

  await test.step('within a section', async () => {
    await drag(page, builder.row(/How many years/), role, 'above')
    await expect(rows.nth(3)).toHaveAccessibleName(/How many years/)
    await said(page, 'Question moved to position 2 of 4 in About you')
  })

  await test.step('across sections, above and below a heading', async () => {
    await drag(page, tools, builder.row(/^Your work/), 'above')
    await expect(rows.nth(6)).toHaveAccessibleName(/Which tools/)
    await expect(rows.nth(7)).toHaveAccessibleName(/^Your work/)
    await drag(page, tools, builder.row(/^Your work/), 'below')
    await expect(rows.nth(6)).toHaveAccessibleName(/^Your work/)
    await expect(rows.nth(7)).toHaveAccessibleName(/Which tools/)
  })

  await test.step('a whole section', async () => {
    await drag(page, builder.row(/^Your work/), builder.row(/^About you/), 'above')
    await expect(rows.nth(1)).toHaveAccessibleName(/^Your work/)
    await said(page, 'Section moved to position 1 of 2')
  })

  await test.step('Escape leaves everything in place', async () => {
    const before = await rows.allTextContents()
    await pickUp(page, role)
    await holdOver(page, builder.row(/^Your work/), 'below')
    await page.keyboard.press('Escape')
    await expect(page.locator('[data-drop-line]')).toHaveCount(0)
    await page.mouse.up()
    await said(page, 'Nothing was moved')
    await expect(rows).toHaveText(before)
  })

  await test.step('the options of a question', async () => {
    await role.click()
    const options = page.getByRole('textbox', { name: /^Option \d/ })
    await expect(options.first()).toHaveValue('Backend')
    const handles = page.getByRole('button', { name: /^Move (Backend|Frontend)/ })
    await pickUp(page, handles.nth(1))
    await said(page, 'At position 2 of 2.')
    await page.mouse.move(...(await pointOf(handles.nth(0), 'above')), { steps: 8 })
    await said(page, 'At position 1 of 2.')
    await page.mouse.up()
    await expect(options.first()).toHaveValue('Frontend')
  })
})

test('a long outline scrolls when dragging at its edge', { tag: FULL }, async ({ page }) => {
  const builder = new BuilderPage(page)
  const records = invitedCandidates(longAssessment(155))
  const { assessment } = await seedInvitedCandidates(page, records)
  await page.goto(builderPath(assessment.id))
  const moved = builder.row(/Question 2:/)
  await pickUp(page, moved)
  const outline = page.getByRole('tree')
  const box = await outline.boundingBox()
  await page.mouse.move(box!.x + 100, box!.y + box!.height - 6, { steps: 5 })
  await expect(builder.row(/Question 155:/)).toBeInViewport({ ratio: 1 })
  await holdOver(page, builder.row(/Question 150:/), 'below')
  await page.mouse.up()
  await said(page, 'Question moved to position 150 of 155 in All of them')
  await expect(moved).toBeInViewport()
})

test('a long list of jobs scrolls when dragging at its edge', { tag: FULL }, async ({ page }) => {
  await openJobs(page, 60)
  const jobs = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem')
  const last = page.getByRole('link', { name: 'Job 60', exact: true })
  await expect(last).not.toBeInViewport()
  await pickUp(page, page.getByRole('button', { name: 'Move Job 2', exact: true }))
  const { height } = page.viewportSize()!
  await page.mouse.move(400, height - 6, { steps: 5 })
  await expect(last).toBeInViewport({ ratio: 1 })
  await said(page, 'At position 60 of 60.')

  await test.step('Escape puts the job back', async () => {
    await page.keyboard.press('Escape')
    await said(page, 'Moving Job 2 was cancelled.')
    await page.mouse.up()
    await expect(jobs.nth(1)).toHaveText(/Job 2/)
  })
})

test('a manager drags a candidate to another stage', async ({ page }) => {
  await seedInvitedCandidates(page)
  await page.goto(paths.board)
  const card = page.getByRole('article').filter({ hasText: 'Ada Canary' })
  const column = (name: RegExp) => page.getByRole('region', { name })
  const before = column(/^Applied, 2/)
  await expect(before).toBeVisible()

  await test.step('Escape and a drop elsewhere put it back', async () => {
    await pickUp(page, card)
    await moveInto(page, column(/^Screen/))
    await said(page, 'Over Screen.')
    await page.keyboard.press('Escape')
    await said(page, 'Ada Canary was put back.')
    await page.mouse.up()
    await pickUp(page, card)
    await page.mouse.move(300, 5, { steps: 5 })
    await said(page, 'Not over a column.')
    await page.mouse.up()
    await expect(before.getByRole('article')).toHaveCount(2)
  })

  await test.step('a drop on it moves it, and opens nothing', async () => {
    await pickUp(page, card.getByText('Backend engineer'))
    await moveInto(page, column(/^Screen/))
    await said(page, 'Over Screen.')
    await page.mouse.up()
    await expect(column(/^Screen, 1/).getByRole('article')).toHaveText(/Ada Canary/)
    await expect(page).toHaveURL(/board$/)
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  })

  await test.step('a drop on its own column moves nothing, and opens nothing', async () => {
    const link = card.getByRole('link')
    await link.evaluate((element) =>
      element.addEventListener('click', () => element.setAttribute('data-clicked', '')),
    )
    await pickUp(page, link)
    await page.mouse.move(...(await pointOf(link, 'below')), { steps: 5 })
    await said(page, 'Over Screen.')
    await page.mouse.up()
    await expect(column(/^Screen, 1/).getByRole('article')).toHaveText(/Ada Canary/)
    await expect(link).not.toHaveAttribute('data-clicked')
  })
})

async function openJobs(page: Page, count: number): Promise<void> {
  const { job } = invitedCandidates()
  await seedRecords(page, {
    Jobs: Array.from({ length: count }, (_, at) => ({
      ...job,
      id: crypto.randomUUID(),
      title: `Job ${at + 1}`,
      slug: `job-${at + 1}`,
      order: at + 1,
    })),
  })
  await page.goto(paths.jobs)
}

async function moveInto(page: Page, column: Locator): Promise<void> {
  const box = await column.boundingBox()
  await page.mouse.move(box!.x + box!.width / 2, box!.y + 150, { steps: 8 })
}

async function drag(page: Page, what: Locator, onto: Locator, side: Side): Promise<void> {
  await pickUp(page, what)
  await holdOver(page, onto, side)
  await page.mouse.up()
}

async function pickUp(page: Page, what: Locator): Promise<void> {
  // Until it is stable.
  await what.hover()
  const [x, y] = await pointOf(what, 'above')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 6, { steps: 3 })
}

/** Waits until the drop line is there, following a row that scrolls away. */
async function holdOver(page: Page, onto: Locator, side: Side): Promise<void> {
  await expect(async () => {
    await page.mouse.move(...(await pointOf(onto, side)), { steps: 5 })
    const row = await onto.boundingBox()
    const edge = row === null ? Number.NaN : row.y + (side === 'above' ? 0 : row.height)
    expect(Math.abs((await page.evaluate(topOfLine)) - edge)).toBeLessThan(4)
  }).toPass({ timeout: 20_000 })
}

function topOfLine(): number {
  const line = document.querySelector('[data-drop-line]')
  return line?.getBoundingClientRect().top ?? Number.NaN
}

type Side = 'above' | 'below'

/** In its upper or lower part. */
async function pointOf(what: Locator, side: Side): Promise<[x: number, y: number]> {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  const { x, y, width, height } = box
  return [x + Math.min(width / 2, 100), y + height * (side === 'above' ? 0.2 : 0.8)]
}

async function said(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true })).toBeAttached()
}
