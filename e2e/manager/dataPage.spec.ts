import type { Page } from 'playwright/test'

import { type Counts, DataPage } from '#e2e/pages/dataPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { protect, unlock } from '#e2e/support/protecting.ts'
import { FULL } from '#e2e/support/settings.ts'
import { paths } from '#src/base/paths.ts'

const NOTHING: Counts = { Jobs: '0', Candidates: '0', Assessments: '0', Responses: '0' }
const SAMPLE: Counts = { Jobs: '25', Candidates: '1,000', Assessments: '3', Responses: '150' }

test('a newcomer explores sample data, and removes it again', async ({ page }) => {
  const data = new DataPage(page)
  const made: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('makeSampleRecords')) made.push(request.url())
  })

  await test.step('offered while there is no data; its generator is loaded only then', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'No jobs yet' })).toBeVisible()
    expect(made).toEqual([])
    await page.getByRole('link', { name: 'Load sample data' }).click()
    await expect(page.getByText('Added 25 jobs, 1,000 candidates')).toBeVisible()
    await data.expectCounts(SAMPLE)
    expect(made).toHaveLength(1)
  })

  await test.step('everything is there', async () => {
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    await expect(page.getByText('25 jobs', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Candidates', exact: true }).first().click()
    await expect(page.getByText('1,000 candidates', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Assessments', exact: true }).first().click()
    await expect(page.getByText('3 assessments', { exact: true })).toBeVisible()
  })

  await test.step('everything is removed at once, after a confirmation', async () => {
    await page.getByRole('link', { name: 'Data', exact: true }).first().click()
    await data.remove()
    await data.expectCounts(NOTHING)
  })
})

test('cancelling or interrupting sample data leaves nothing behind', { tag: FULL }, async ({
  page,
}) => {
  const data = new DataPage(page)
  await page.goto(paths.data)
  await data.expectCounts(NOTHING)

  for (const moment of ['Creating candidates', 'Saving records']) {
    await test.step(`cancelled at: ${moment}`, async () => {
      await data.cancelWhen(moment)
      await data.load.click()
      await expect(page.getByText('Loading was cancelled')).toBeVisible()
      await data.expectCounts(NOTHING)
    })
  }

  await test.step('interrupted by a reload', async () => {
    await data.reloadWhen('Saving records')
    const reloaded = page.waitForEvent('load')
    await data.load.click()
    await reloaded
    await expect(data.progress).toHaveCount(0)
    // All is written at once, which may be done before the page is gone.
    const jobs = page.getByRole('row', { name: /^Jobs/ })
    await expect(jobs).toHaveText(/^Jobs(0|25)$/)
    const isDone = (await jobs.textContent()) === 'Jobs25'
    await data.expectCounts(isDone ? SAMPLE : NOTHING)
    if (isDone) await data.remove()
    await data.expectCounts(NOTHING)
  })

  await test.step('and finally completed', async () => {
    await data.load.click()
    await expect(page.getByText('Added 25 jobs, 1,000 candidates')).toBeVisible()
    await data.expectCounts(SAMPLE)
  })
})

for (const width of [1440, 360]) {
  test(`nothing moves once it is shown, at ${width} px`, { tag: FULL }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const data = new DataPage(page)
    await page.addInitScript(noteHeadings)
    await page.goto(paths.data)
    await expectNoMove(page, 'empty')
    await data.load.click()
    await expect(page.getByText('Added 25 jobs, 1,000 candidates')).toBeVisible()
    await page.reload()
    await expectNoMove(page, 'with sample data')
    await page.getByRole('link', { name: 'Jobs', exact: true }).first().click()
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
    await page.evaluate(noteHeadings)
    await page.getByRole('link', { name: 'Data', exact: true }).first().click()
    await expectNoMove(page, 'from another page')
    const passphrase = await protect(page)
    await page.reload()
    await unlock(page, passphrase)
    await expectNoMove(page, 'in protected mode')
  })
}

/** Where the headings of the sections were, in every frame that showed any. */
async function expectNoMove(page: Page, when: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Protection', exact: true })).toBeVisible()
  await expect(page.getByText('Counting the sample records')).toHaveCount(0)
  const seen: string[] = await page.evaluate(() => Reflect.get(globalThis, 'headingsSeen'))
  expect(seen, when).toEqual([expect.stringMatching(/^Storage \d+, Backup .*, Protection \d+$/)])
}

/** Runs in the page. */
function noteHeadings(): void {
  const seen: string[] = []
  Reflect.set(globalThis, 'headingsSeen', seen)
  const look = () => {
    const places = [...document.querySelectorAll('section h2')].map((heading) => {
      const top = Math.round(heading.getBoundingClientRect().top + window.scrollY)
      return `${heading.textContent} ${top}`
    })
    const now = places.join(', ')
    // Until the font is there, lines break elsewhere: that is the first visit's, not this page's.
    const isSet = document.fonts.check('14px "Inter Variable"')
    if (now !== '' && isSet && now !== seen.at(-1)) seen.push(now)
    if (Reflect.get(globalThis, 'headingsSeen') === seen) requestAnimationFrame(look)
  }
  look()
}
