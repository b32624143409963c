import { type Counts, DataPage } from '#e2e/pages/dataPage.ts'
import { expect, test } from '#e2e/support/fixtures.ts'
import { paths } from '#src/paths.ts'

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
    await page.getByRole('button', { name: 'Remove sample data' }).click()
    const asked = page.getByRole('dialog', { name: 'Remove all sample data?' })
    await asked.getByRole('button', { name: 'Remove sample data' }).click()
    await data.expectCounts(NOTHING)
  })
})

test('cancelling or interrupting sample data leaves nothing behind', async ({ page }) => {
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
    await data.expectCounts(NOTHING)
  })

  await test.step('and finally completed', async () => {
    await data.load.click()
    await expect(page.getByText('Added 25 jobs, 1,000 candidates')).toBeVisible()
    await data.expectCounts(SAMPLE)
  })
})
